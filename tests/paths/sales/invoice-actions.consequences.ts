import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { InvoiceProfile, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { sandbox_einvoices } from '#server/db/schema/sandbox.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { World } from '#tests/paths/cover/http.ts'

/** An order of 100.00 with whatever invoice it has, to a person. */
export interface InvoiceWorld extends World {
  readonly order_id: number
  /** As the page is given it. */
  readonly record: OrderInvoice
}

type Stored = Awaited<ReturnType<typeof stored>>

/** What each step of an invoice sends, and what is stored of it: the order, its invoices, the job that sends one, and what the integrator has cancelled. */
export const invoiceConsequences: Consequences<InvoiceWorld, Stored> = {
  senders: ['send'],
  reads: ['SHOW'],
  sends,
  stored,
  after,
}

/** The step, and as what an invoice is issued: people get an e-archive invoice until something else is chosen. */
function chosen(done: readonly EventObject[]) {
  const last = <T>(type: string) => done.findLast((one) => one.type === type) as T | undefined
  const act = last<{ step: { type: string } }>('STEP')?.step.type ?? ''
  const { profile = 'earchive' } = last<{ profile: InvoiceProfile }>('CHOOSE') ?? {}
  return { act, profile }
}

/** The invoice that counts. */
const current = ({ invoices }: Stored) => invoices.find(({ cancelled_at }) => cancelled_at === null)

function sends(done: readonly EventObject[], known: Stored, { order_id }: InvoiceWorld): Sent {
  const { act, profile } = chosen(done)
  if (act === 'ISSUE')
    return {
      method: 'POST',
      path: `/v1/panel/orders/${order_id}/invoice`,
      body: { profile, version: known.order.version },
    }
  const path = `/v1/panel/invoices/${current(known)?.id}`
  if (act === 'ASK') return { method: 'POST', path: `${path}/ask`, body: undefined }
  return { method: 'PATCH', path: `${path}/status`, body: { step: 'CANCEL' } }
}

function after(done: readonly EventObject[], before: Stored): Stored {
  const { act, profile } = chosen(done)
  // The integrator has nothing new to say.
  if (act === 'ASK') return before
  if (act === 'ISSUE') return withInvoice(before, profile)
  const counts = current(before)
  // That the integrator is told is noted before it is.
  const noted = { cancelling_at: aText, asks: 0, ask_at: aText }
  const cancelled = { ...noted, cancelled_at: aText, version: (counts?.version ?? 0) + 1, updated_at: aText }
  return {
    ...before,
    invoices: before.invoices.map((one) => (one === counts ? { ...one, ...cancelled } : one)),
    cancelledThere: [...before.cancelledThere, counts?.uuid ?? ''].sort(),
  }
}

const aText: string = expect.any(String)

/** It is written and numbered, and a job is to send it. */
function withInvoice(before: Stored, profile: InvoiceProfile): Stored {
  const { order, invoices, sending } = before
  const series = profile === 'earchive' ? 'KPA' : 'KPF'
  const anew = {
    ...{ id: expect.any(Number), shop_id: order.shop_id, version: 1, order_id: order.id, refund_id: null },
    user_id: expect.any(Number),
    method_id: expect.any(Number),
    ...{ profile, type: 'sale', status: 'waiting', answer: 'waiting', currency: 'TRY', total: 10_000, reason: null },
    ...{ number: expect.stringMatching(new RegExp(`^${series}\\d{13}$`)), uuid: aText, xml: aText },
    document: expect.objectContaining({ profile, totals: expect.objectContaining({ gross: '100.00' }) }),
    ...{
      issued_at: aText,
      cancelled_at: null,
      cancelling_at: null,
      ask_at: aText,
      asks: 0,
      created_at: aText,
      updated_at: aText,
    },
  } as Stored['invoices'][number]
  return {
    ...before,
    invoices: [...invoices, anew],
    sending: [...sending, { label: anew.number, data: { invoice_id: anew.id }, state: 'waiting' }],
  }
}

/** All rows that have to do with it. */
async function stored({ shop: { db }, order_id }: InvoiceWorld) {
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  if (!order) throw new Error(`There is no order ${order_id}`)
  const written = await db.select().from(invoices).where(eq(invoices.order_id, order_id)).orderBy(asc(invoices.id))
  const uuids = written.map(({ uuid }) => uuid)
  const ofThem = and(inArray(sandbox_einvoices.uuid, uuids), eq(sandbox_einvoices.cancelled, true))
  const cancelled = await db.select({ uuid: sandbox_einvoices.uuid }).from(sandbox_einvoices).where(ofThem)
  return {
    order,
    invoices: written,
    sending: await db
      .select({ label: job_rows.label, data: job_rows.data, state: job_rows.state })
      .from(job_rows)
      .innerJoin(jobs, and(eq(jobs.shop_id, job_rows.shop_id), eq(jobs.id, job_rows.job_id)))
      .where(and(eq(jobs.kind, 'invoices.send'), eq(job_rows.record_id, order_id)))
      .orderBy(asc(jobs.id)),
    cancelledThere: cancelled.map(({ uuid }) => uuid).sort(),
  }
}
