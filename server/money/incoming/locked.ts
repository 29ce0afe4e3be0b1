import { and, asc, eq, sql } from 'drizzle-orm'
import type { InvoiceAnswer } from '#api/contract/sales/order-invoice.ts'
import { daysToAnswer, type IncomingFacts } from '#api/rules/money/incoming-invoices.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { incoming_invoice_lines, incoming_invoices } from '#server/db/schema/incoming-invoices.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import { answerOf } from './list.ts'

export type IncomingRecord = typeof incoming_invoices.$inferSelect
export type IncomingLineRecord = typeof incoming_invoice_lines.$inferSelect

/** An incoming invoice with its lines, kept from everybody else until the transaction ends. */
export interface LockedIncoming {
  readonly invoice: IncomingRecord
  readonly lines: readonly IncomingLineRecord[]
  readonly facts: IncomingFacts
}

/** Locks an incoming invoice of the shop, or answers 404. The purchase that it is of is locked first, as the purchase's own steps do. */
export async function lockIncoming({ db, actor }: Pick<Stepping, 'db' | 'actor'>, id: number): Promise<LockedIncoming> {
  const { shop_id } = actor
  await db.execute(sql`
    select p.id from purchases p
     where p.shop_id = ${shop_id}
       and p.id = (select i.purchase_id from incoming_invoices i where i.shop_id = ${shop_id} and i.id = ${id})
       for update`)
  const [invoice] = await db
    .select()
    .from(incoming_invoices)
    .where(and(eq(incoming_invoices.shop_id, shop_id), eq(incoming_invoices.id, id)))
    .for('update')
  if (!invoice) throw refuse(404, notFound)
  const lines = await db
    .select()
    .from(incoming_invoice_lines)
    .where(and(eq(incoming_invoice_lines.shop_id, shop_id), eq(incoming_invoice_lines.invoice_id, id)))
    .orderBy(asc(incoming_invoice_lines.line))
  return { invoice, lines, facts: { ...(await ofTheDay(db, shop_id, invoice)), lines } }
}

/** What the rules ask beside its lines. */
async function ofTheDay(
  db: Stepping['db'],
  shop_id: number,
  invoice: IncomingRecord,
): Promise<Omit<IncomingFacts, 'lines'>> {
  const { rows } = await db.execute<{ today: string; until: string; home: string; answer: InvoiceAnswer }>(sql`
    select to_char(now() at time zone s.time_zone, 'YYYY-MM-DD') as today, ${answerUntil} as until,
           s.default_currency as home, ${answerOf} as answer
      from incoming_invoices i join shops s on s.id = i.shop_id
     where i.shop_id = ${shop_id} and i.id = ${invoice.id}`)
  const [{ today, until, home, answer } = { today: '', until: null, home: '', answer: invoice.answer }] = rows
  const { status, source, type, profile, day, currency, rate, supplier_id, withheld, payable } = invoice
  return {
    ...{ status, source, type, profile, answer, answer_until: until, today, day, currency, home_currency: home, rate },
    ...{ supplier_id, withheld, payable },
  }
}

/** The last day on which an invoice `i` is answered; only commercial ones are. */
export const answerUntil = sql`case when i.profile = 'commercial' then to_char(i.day + ${sql.raw(String(daysToAnswer))}, 'YYYY-MM-DD') end`
