import { and, eq, sql } from 'drizzle-orm'
import type { IncomingInvoice } from '#api/contract/money/incoming-invoices.ts'
import { incomingInvoices as listed } from '#api/listings/money/incoming-invoices.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import {
  type IncomingStep,
  incomingAt,
  incomingChart,
} from '#machines/money/incoming-invoice/incoming-invoice.chart.ts'
import { incoming_invoices } from '#server/db/schema/incoming-invoices.ts'
import { type ReadingOne, requestedStep } from '#server/platform/steps/step-endpoints.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'
import { assignIncoming } from './assign.ts'
import { bookIncoming, unbookIncoming } from './book.ts'
import { type FoundLine, findLines } from './find-lines.ts'
import { lockIncoming } from './locked.ts'
import { readIncoming } from './read.ts'
import { matchLine } from './settle.ts'
import { writeIncoming } from './write.ts'

type Work = Stepping & ReadingOne

/** Takes an incoming invoice one step along its chart. */
export const takeIncomingStep = takeStep({
  subject: 'incoming-invoices',
  chart: incomingChart,
  lock: async (work: Work, id, request: StepRequest<typeof listed>) => {
    const locked = await lockIncoming(work, id)
    const at = incomingAt(locked.invoice.status, locked.facts)
    const asked = requestedStep<IncomingStep>(listed, at, request)
    const found = asked.type === 'ASSIGN' ? await foundFor(work, id, asked.supplier_id) : []
    const step = asked.type === 'ASSIGN' ? { ...asked, found: found.map(({ line }) => line) } : asked
    return { ...locked, at, step, found }
  },
  looked: ({ invoice }) => invoice,
  at: ({ at }) => at,
  events: (_, { step }) => [step],
  store: async (work, { id, before, after: { value: status, context } }) => {
    const { invoice, step, found } = before
    if (step.type === 'WRITE') await writeIncoming(work, before, step)
    if (step.type === 'MATCH') await matchLine(work.db, before, step)
    if (step.type === 'ASSIGN') await assignIncoming(work, before, step, found)
    if (step.type === 'BOOK') await bookIncoming(work, before)
    if (step.type === 'UNBOOK') await unbookIncoming(work, before)
    const answered = step.type === 'APPROVE' || step.type === 'REJECT'
    await work.db
      .update(incoming_invoices)
      .set({
        ...{ status, version: invoice.version + 1, updated_at: sql`now()` as never },
        ...(answered ? { answer: context.answer, answered_at: sql`now()` as never } : {}),
        ...(step.type === 'REJECT' ? { answer_note: step.reason.trim() } : {}),
      })
      .where(and(eq(incoming_invoices.shop_id, work.actor.shop_id), eq(incoming_invoices.id, id)))
  },
  entry: ({ before: { invoice, step }, after }) => {
    const { type, ...carried } = step
    return { event: type, state_before: invoice.status, state_after: after.value, after: carried }
  },
  read: (work, { id }): Promise<IncomingInvoice> => readIncoming(work, id),
})

async function foundFor({ db, actor }: Work, invoice_id: number, supplier_id: number | null): Promise<FoundLine[]> {
  return findLines(db, { shop_id: actor.shop_id, invoice_id, supplier_id })
}
