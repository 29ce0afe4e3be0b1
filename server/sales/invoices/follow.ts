import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { refusals } from '#machines/platform/refusals.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { EInvoiceFailure, type InvoiceOutcome } from '#server/integrations/e-invoice/e-invoice.ts'
import { type Due, soon, systemOf, type Turns, takeTurns } from '#server/platform/background/turns.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { invoiceNamed, type LockedInvoice, loadInvoice } from './load-invoice.ts'
import { outcomeOf, reasonOf, stepsTo } from './outcome.ts'
import { takeInvoiceSteps } from './take-steps.ts'

/** Asks the integrator for the invoices that wait or whose fate is unknown, and for those whose recipient has not answered. */
export function followInvoices(services: Services, stopped: () => boolean = () => false): Promise<void> {
  return takeTurns(services, turns, stopped)
}

const turns: Turns = {
  table: 'invoices',
  open: sql`cancelled_at is null and (status in ('waiting', 'unknown') or (status = 'succeed' and profile = 'commercial' and answer in ('waiting', 'unknown')))`,
  pause: '2 minutes',
  follow: async (services, due) => {
    const invoice = await invoiceNamed(services.db, due.shop_id, due.id)
    const locked = await loadInvoice(services.db, due.shop_id, due.order_id)
    if (!mayAsk(locked, due)) return
    const outcome = await outcomeOf(services.eInvoice, invoice).catch((thrown) => {
      if (!(thrown instanceof EInvoiceFailure)) throw thrown
      services.log.warn({ trouble: thrown.trouble, invoice: due.id }, thrown.message)
      return null
    })
    if (outcome) await services.db.transaction((tx) => takeUpdate(tx as unknown as Database, services, due, outcome))
  },
}

/** What somebody who asks may be told: the invoice that counts, of a shop that sends for good. */
function mayAsk({ at, invoice }: LockedInvoice, { shop_id, id }: Due): boolean {
  return invoice?.id === id && refusals(at, { type: 'ASK', by: systemOf(shop_id) } as never).length === 0
}

/** The same steps as when somebody asks, from where the invoice stands by now. */
async function takeUpdate(db: Database, services: Services, due: Due, outcome: InvoiceOutcome): Promise<void> {
  const locked = await loadInvoice(db, due.shop_id, due.order_id, { lock: true })
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
