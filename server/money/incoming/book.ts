import { and, eq, isNull, sql } from 'drizzle-orm'
import { stillStocked } from '#api/rules/catalog/stock-movements.ts'
import { incomingStockShort, leftOver, purchaseFits } from '#api/rules/money/incoming-invoices.ts'
import { type Minor, portionOf } from '#api/rules/platform/money.ts'
import { liraOf } from '#api/rules/sales/invoice-exchange.ts'
import { lockStocks, type Move, moveStock } from '#server/catalog/stock/ledger.ts'
import { incoming_bookings } from '#server/db/schema/incoming-invoices.ts'
import { takePurchaseStep } from '#server/money/purchases/steps.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { type EntryLine, postEntry, reverseEntry } from '#server/platform/ledger/post-entry.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import type { IncomingLineRecord, LockedIncoming } from './locked.ts'
import { refuseTwice } from './open.ts'

type Work = Stepping & ReadingOne

const source = 'incoming_bookings'

/** Puts an invoice into the books: goods and expenses with their tax against the supplier's debt; what no purchase has received comes into the stock. */
export async function bookIncoming(work: Work, locked: LockedIncoming): Promise<void> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const { id, number, day, currency, purchase_id } = locked.invoice
  const supplier_id = locked.invoice.supplier_id ?? 0
  // Who books others of the same supplier waits.
  await db.execute(sql`select id from suppliers where shop_id = ${shop_id} and id = ${supplier_id} for no key update`)
  await refuseTwice(work, { id, supplier_id, number })
  const lines = entryLines(locked, supplier_id)
  await stockUp(work, locked)
  const purchase_invoice_id = purchase_id === null ? null : await invoicePurchase(work, locked, purchase_id, lines)
  const [booking] = await db
    .insert(incoming_bookings)
    .values({ shop_id, user_id, invoice_id: id, purchase_invoice_id })
    .returning({ id: incoming_bookings.id })
  if (purchase_id !== null) return
  await postEntry(db, {
    ...{ shop_id, user_id, kind: 'purchase', source, source_id: booking?.id ?? 0 },
    ...{ currency, day, text: number, lines },
  })
}

/** Takes it out of the books by a reversing entry of today, and its pieces out of the stock. */
export async function unbookIncoming(work: Work, locked: LockedIncoming): Promise<void> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const { id, purchase_id } = locked.invoice
  const [booking] = await db
    .update(incoming_bookings)
    .set({ reversed_at: sql`now()` as never })
    .where(
      and(
        eq(incoming_bookings.shop_id, shop_id),
        eq(incoming_bookings.invoice_id, id),
        isNull(incoming_bookings.reversed_at),
      ),
    )
    .returning({ id: incoming_bookings.id })
  if (purchase_id !== null) await takePurchaseStep(work, purchase_id, { to: 'received' } as never)
  else if (booking)
    await reverseEntry(db, { ...{ shop_id, user_id }, of: { source, source_id: booking.id, kind: 'purchase' } })
  await takeOut(work, locked)
}

/** Its sides: what is left over of rounding is other income or expense, so that the debt is what the invoice says. */
function entryLines({ lines, invoice }: LockedIncoming, supplier_id: number): EntryLine[] {
  const accounts = Map.groupBy(lines, ({ account }) => account ?? '153')
  const rates = Map.groupBy(lines, ({ tax_rate }) => tax_rate)
  const left = leftOver({ ...invoice, lines })
  return [
    ...[...accounts].map(([account, of]): EntryLine => ({ account, debit: sumOf(of, 'net') })),
    ...[...rates].map(([tax_rate, of]): EntryLine => ({ account: '191', tax_rate, debit: sumOf(of, 'tax') })),
    { account: '689', debit: Math.max(left, 0) },
    { account: '679', credit: Math.max(-left, 0) },
    { account: '360', credit: invoice.withheld },
    { account: '320', supplier_id, credit: invoice.payable },
  ]
}

function sumOf(lines: readonly IncomingLineRecord[], key: 'net' | 'tax'): Minor {
  return lines.reduce((sum, line) => sum + line[key], 0)
}

/** It is the invoice of a purchase: that is invoiced by it, and books what it says. */
async function invoicePurchase(
  work: Work,
  { invoice, lines: of }: LockedIncoming,
  purchase_id: number,
  lines: readonly EntryLine[],
): Promise<number> {
  const { shop_id } = work.actor
  const { rows } = await work.db.execute<{ status: string }>(
    sql`select status from purchases where shop_id = ${shop_id} and id = ${purchase_id}`,
  )
  if (rows[0]?.status !== 'received') throw refuse(409, purchaseFits)
  const invoiced = { net: sumOf(of, 'net'), tax: sumOf(of, 'tax'), lines }
  const { number, day } = invoice
  await takePurchaseStep({ ...work, invoiced }, purchase_id, { type: 'INVOICE', number, day } as never)
  const booked = await work.db.execute<{ id: number }>(sql`
    select id from purchase_invoices where shop_id = ${shop_id} and purchase_id = ${purchase_id} and reversed_at is null`)
  return booked.rows[0]?.id ?? 0
}

/** What no purchase has received comes into the stock at what a piece cost, in the money of the shop. */
async function stockUp({ db, actor }: Work, locked: LockedIncoming): Promise<void> {
  const { shop_id, user_id } = actor
  const { invoice, facts } = locked
  const goods = await goodsOf({ db }, locked)
  if (goods.length === 0) return
  const ids = goods.map(({ variant_id }) => variant_id)
  await lockStocks(db, shop_id, ids)
  const { rows } = await db.execute(sql`
    select from variants where shop_id = ${shop_id} and deleted = 1 and id = any(${`{${ids.join(',')}}`}::bigint[])`)
  if (rows.length > 0) throw new Refused(409, [{ id: stillStocked.id }])
  const priced = (net: Minor) => (invoice.currency === facts.home_currency ? net : liraOf(net, invoice.rate ?? '0'))
  await moveStock(db, {
    ...{ shop_id, user_id },
    moves: goods.map(
      ({ variant_id, pieces, net }): Move => ({
        ...{ variant_id, type: 'inbound', quantity: pieces, note: noteOf(invoice) },
        unit_price: portionOf(priced(net), 1, pieces),
      }),
    ),
  })
}

/** Its pieces leave the stock again; what was sold meanwhile cannot. */
async function takeOut({ db, actor }: Work, locked: LockedIncoming): Promise<void> {
  const { shop_id, user_id } = actor
  const goods = await goodsOf({ db }, locked)
  const short = await moveStock(db, {
    ...{ shop_id, user_id },
    moves: goods.map(
      ({ variant_id, pieces }): Move => ({
        ...{ variant_id, type: 'outbound', quantity: -pieces, note: noteOf(locked.invoice) },
      }),
    ),
  })
  if (short.length > 0)
    throw new Refused(
      409,
      short.map(({ name, left }) => ({ id: incomingStockShort.id, about: { name, left } })),
    )
}

function noteOf({ id, number }: LockedIncoming['invoice']): string {
  return `GF-${id} ${number}`
}

/** The goods of an invoice that its purchase, if it is of one, has not received. */
async function goodsOf({ db }: Pick<Work, 'db'>, { invoice: { shop_id, purchase_id }, lines }: LockedIncoming) {
  const goods = lines.flatMap(({ variant_id, pieces, net }) =>
    variant_id === null || pieces === null ? [] : [{ variant_id, pieces, net }],
  )
  if (purchase_id === null) return goods
  const { rows } = await db.execute<{ variant_id: number }>(sql`
    select variant_id from purchase_lines where shop_id = ${shop_id} and purchase_id = ${purchase_id}`)
  const received = new Set(rows.map((row) => row.variant_id))
  return goods.filter(({ variant_id }) => !received.has(variant_id))
}
