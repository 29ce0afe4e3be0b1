import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { refusals } from '#machines/platform/refusals.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { EInvoiceFailure, type InvoiceOutcome } from '#server/integrations/e-invoice/e-invoice.ts'
import { type Due, soon, systemOf, type Turns, takeTurns } from '#server/platform/background/turns.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { forgetCancelling } from './cancelling.ts'
import { integratorOf } from './integrator.ts'
import { type InvoiceRow, invoiceNamed, type LockedInvoice, loadInvoice } from './load-invoice.ts'
import { outcomeOf, reasonOf, stepsTo } from './outcome.ts'
import { takeInvoiceSteps } from './take-steps.ts'

/**
 * Asks the integrator for the invoices that wait or whose fate is unknown, and for those whose recipient has not answered. What a server that
 * was killed had begun to cancel is cancelled.
 */
export function followInvoices(services: Services, stopped: () => boolean = () => false): Promise<void> {
  return takeTurns(services, turns, stopped)
}

const turns: Turns = {
  table: 'invoices',
  open: sql`cancelled_at is null and (cancelling_at is not null or status in ('waiting', 'unknown') or (status = 'succeed' and profile = 'commercial' and answer in ('waiting', 'unknown')))`,
  pause: '2 minutes',
  follow: async (services, due) => {
    const invoice = await invoiceNamed(services.db, due.shop_id, due.id)
    if (invoice.cancelling_at) return finishCancelling(services, due, invoice)
    const locked = await loadInvoice(services.db, due.shop_id, due.order_id, invoice)
    if (!mayAsk(locked, due)) return
    const outcome = await outcomeOf(services, invoice).catch((thrown) => {
      if (!(thrown instanceof EInvoiceFailure)) throw thrown
      services.log.warn({ trouble: thrown.trouble, invoice: due.id }, thrown.message)
      return null
    })
    if (outcome)
      await services.db.transaction((tx) =>
        takeUpdate(tx as unknown as Database, services, { ...due, refund_id: invoice.refund_id }, outcome),
      )
  },
}

/** What somebody who asks may be told: the invoice that counts, of a shop that sends for good. */
function mayAsk({ at, invoice }: LockedInvoice, { shop_id, id }: Due): boolean {
  return invoice?.id === id && refusals(at, { type: 'ASK', by: systemOf(shop_id) } as never).length === 0
}

/** The integrator may have cancelled it already: it may be told again. One that is silent is told later, and one that refuses is right. */
async function finishCancelling(services: Services, due: Due, invoice: InvoiceRow): Promise<void> {
  const { db: all, log } = services
  const { uuid, refund_id } = invoice
  const cancelled = integratorOf(services, invoice).then((integrator) => integrator.cancel(uuid))
  const trouble = await cancelled.then(
    () => null,
    (thrown) => {
      if (!(thrown instanceof EInvoiceFailure)) throw thrown
      log.warn({ trouble: thrown.trouble, invoice: due.id }, thrown.message)
      return thrown.trouble
    },
  )
  if (trouble === 'refused') await forgetCancelling(all, due.shop_id, uuid)
  if (trouble) return
  await all.transaction(async (tx) => {
    const db = tx as unknown as Database
    const locked = await loadInvoice(db, due.shop_id, due.order_id, { lock: true, refund_id })
    if (locked.invoice?.id !== due.id) return
    const work = { db, services, actor: systemOf(due.shop_id), requestId: randomUUID() }
    await takeInvoiceSteps(work, locked, locked.invoice, [{ type: 'CANCEL' }])
  })
}

/** The same steps as when somebody asks, from where the invoice stands by now. */
async function takeUpdate(
  db: Database,
  services: Services,
  due: Due & Pick<InvoiceRow, 'refund_id'>,
  outcome: InvoiceOutcome,
): Promise<void> {
  const locked = await loadInvoice(db, due.shop_id, due.order_id, { lock: true, refund_id: due.refund_id })
  const { invoice } = locked
  if (!invoice || !mayAsk(locked, due)) return
  const steps = stepsTo(locked.facts, outcome)
  if (steps.length === 0) return
  const work = { db, services, actor: systemOf(due.shop_id), requestId: randomUUID() }
  await takeInvoiceSteps(work, locked, invoice, steps, reasonOf(outcome))
  await db
    .update(invoices)
    .set(soon)
    .where(and(eq(invoices.shop_id, due.shop_id), eq(invoices.id, due.id)))
}
