import { and, eq, isNull, sql } from 'drizzle-orm'
import { purchaseSums } from '#api/rules/money/purchase-sums.ts'
import { type InvoiceSaid, purchaseInvoiceAhead, purchaseInvoicedTwice } from '#api/rules/money/purchases.ts'
import { decimalOf, type Minor } from '#api/rules/platform/money.ts'
import { purchase_invoices, type purchase_lines, type purchases } from '#server/db/schema/purchases.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { type EntryLine, postEntry, reverseEntry } from '#server/platform/ledger/post-entry.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'

type Locked = typeof purchases.$inferSelect & { readonly lines: readonly (typeof purchase_lines.$inferSelect)[] }

const source = 'purchase_invoices'

/** What the supplier's invoice itself comes to, where it was read or written: it is booked as it says. */
export interface InvoicedSums {
  readonly net: Minor
  readonly tax: Minor
  readonly lines: readonly EntryLine[]
}

/** The supplier's invoice of what came is in the books: the goods and their tax are taken in, and the supplier is owed. */
export async function bookInvoice(
  { db, actor, invoiced }: Stepping & { readonly invoiced?: InvoicedSums },
  purchase: Locked,
  { number, day }: InvoiceSaid,
): Promise<void> {
  const { shop_id, user_id } = actor
  const { id: purchase_id, supplier_id, currency } = purchase
  const called = number.trim()
  const came = purchase.lines.filter(({ received }) => received > 0)
  const sums = purchaseSums(
    came.map(({ received, unit_price, discount, tax_rate }) => ({
      ...{ quantity: received, unit_price: decimalOf(unit_price), discount: decimalOf(discount), tax_rate },
    })),
    '',
  )
  await refuseWrong({ db, actor }, { purchase_id, supplier_id, number: called, day })
  const { net, tax } = invoiced ?? sums
  const [stored] = await db
    .insert(purchase_invoices)
    .values({ shop_id, purchase_id, supplier_id, user_id, number: called, day, currency, net, tax })
    .returning({ id: purchase_invoices.id })
  const taxes = Map.groupBy(came, ({ tax_rate }) => tax_rate)
  const lines: EntryLine[] = [
    { account: '153', debit: sums.net },
    ...[...taxes].map(
      ([tax_rate, of]): EntryLine => ({
        ...{ account: '191', tax_rate },
        debit: of.reduce((all, line) => all + (sums.lines[came.indexOf(line)]?.tax ?? 0), 0),
      }),
    ),
    { account: '320', supplier_id, credit: sums.total },
  ]
  await postEntry(db, {
    ...{
      shop_id,
      user_id,
      kind: 'purchase',
      source,
      source_id: stored?.id ?? 0,
      currency,
      day,
      text: called,
      lines: invoiced?.lines ?? lines,
    },
  })
  await db.execute(sql`
    update purchase_lines set invoiced = received where shop_id = ${shop_id} and purchase_id = ${purchase_id}`)
}

/** The invoice was rejected or was another one: its entry is taken back by one of today. */
export async function takeInvoiceBack({ db, actor }: Stepping, { id }: Pick<Locked, 'id'>): Promise<void> {
  const { shop_id, user_id } = actor
  const [invoice] = await db
    .update(purchase_invoices)
    .set({ reversed_at: sql`now()` as never })
    .where(
      and(
        eq(purchase_invoices.shop_id, shop_id),
        eq(purchase_invoices.purchase_id, id),
        isNull(purchase_invoices.reversed_at),
      ),
    )
    .returning({ id: purchase_invoices.id })
  if (invoice)
    await reverseEntry(db, { ...{ shop_id, user_id }, of: { source, source_id: invoice.id, kind: 'purchase' } })
  await db.execute(sql`update purchase_lines set invoiced = 0 where shop_id = ${shop_id} and purchase_id = ${id}`)
  // The document that it was booked by waits again.
  await db.execute(sql`
    with taken as (
      update incoming_bookings set reversed_at = now()
       where shop_id = ${shop_id} and purchase_invoice_id = ${invoice?.id ?? 0} and reversed_at is null returning invoice_id)
    update incoming_invoices i set status = 'matched', version = i.version + 1, updated_at = now()
      from taken where i.shop_id = ${shop_id} and i.id = taken.invoice_id`)
}

/** A supplier has one invoice of a number, and none of tomorrow. Who books others of the same supplier waits. */
async function refuseWrong(
  { db, actor: { shop_id } }: Pick<Stepping, 'db' | 'actor'>,
  {
    purchase_id,
    supplier_id,
    number,
    day,
  }: InvoiceSaid & Pick<Locked, 'supplier_id'> & { readonly purchase_id: number },
): Promise<void> {
  await db.execute(sql`select id from suppliers where shop_id = ${shop_id} and id = ${supplier_id} for no key update`)
  const { rows } = await db.execute<{ ahead: boolean; twice: boolean }>(sql`
    select ${day}::date > (now() at time zone s.time_zone)::date as ahead,
           exists (select from purchase_invoices i
                    where i.shop_id = s.id and i.supplier_id = ${supplier_id} and i.number = ${number} and i.reversed_at is null)
             or exists (select from incoming_invoices b
                    where b.shop_id = s.id and b.supplier_id = ${supplier_id} and b.number = ${number} and b.status = 'booked'
                      and b.purchase_id is distinct from ${purchase_id}) as twice
      from shops s where s.id = ${shop_id}`)
  if (rows[0]?.ahead) throw refuse(422, purchaseInvoiceAhead, { at: ['day'] })
  if (rows[0]?.twice) throw new Refused(422, [{ id: purchaseInvoicedTwice.id, about: { number }, at: ['number'] }])
}
