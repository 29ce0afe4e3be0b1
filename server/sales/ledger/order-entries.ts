import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'
import { owedLines } from '#api/rules/sales/left-out.ts'
import { orderTaxes } from '#api/rules/sales/order-taxes.ts'
import type { RateTax } from '#api/rules/sales/order-worth.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { type Entry, type EntryLine, postEntries, postEntry, reverseEntry } from '#server/platform/ledger/post-entry.ts'
import type { LineRow, OrderRow } from '#server/sales/orders/load-order.ts'

type Order = Pick<OrderRow, 'id' | 'shop_id' | 'number' | 'currency' | 'customer_id' | 'total'>

/** Whether what an order costs is owed: once it was accepted, until it is given up. */
export function isSold(status: OrderStatus): boolean {
  return !['pending', 'awaiting_payment', 'cancelled', 'rejected'].includes(status)
}

interface BookedBy {
  readonly user_id?: number | null
  /** Tells of each order when it was sold, where that was not today. */
  readonly day?: (order: OrderRow) => string
}

/** These orders are sold: their customers owe what they cost. */
export async function bookSales(
  db: Database,
  shop_id: number,
  ids: readonly number[],
  by: BookedBy = {},
): Promise<void> {
  const own = and(eq(orders.shop_id, shop_id), inArray(orders.id, [...ids]))
  const sold = await db.select().from(orders).where(own)
  const ofThem = and(eq(order_lines.shop_id, shop_id), inArray(order_lines.order_id, [...ids]))
  const lines = Map.groupBy(await db.select().from(order_lines).where(ofThem), ({ order_id }) => order_id)
  const whole = sold.map((order) => ({ order, lines: lines.get(order.id) ?? [] }))
  await bookSold(db, shop_id, whole, by)
}

/** The same of orders that were read already. */
export async function bookSold(
  db: Database,
  shop_id: number,
  sold: readonly { readonly order: OrderRow; readonly lines: readonly LineRow[] }[],
  { user_id = null, day }: BookedBy = {},
): Promise<void> {
  const entries = sold.map(({ order, lines }) => ({
    ...entryOf(order),
    ...{ kind: 'sale' as const, source: 'orders', source_id: order.id, user_id, day: day?.(order) ?? null },
    lines: saleLines(order, lines),
  }))
  await postEntries(db, shop_id, entries)
}

/** Pieces that were sold are not owed after all, so the order costs less: the difference, by the movement of its stock that tells of it. */
export async function bookLess(
  db: Database,
  movement_id: number,
  before: { readonly order: OrderRow; readonly lines: readonly LineRow[] },
  after: { readonly order: OrderRow; readonly lines: readonly LineRow[] },
): Promise<void> {
  const gone = saleLines(before.order, before.lines).map(({ debit, credit, ...line }) => ({
    ...line,
    ...{ debit: credit ?? 0, credit: debit ?? 0 },
  }))
  await postEntry(db, {
    ...entryOf(after.order),
    ...{ kind: 'sale_change', source: 'stock_movements', source_id: movement_id },
    lines: together([...gone, ...saleLines(after.order, after.lines)]),
  })
}

/** A refund is accepted: its customer owes that much less, or is owed it. */
export function refundEntry(
  order: Order,
  refund: { readonly id: number; readonly amount: Minor; readonly taxes: readonly RateTax[] },
): Omit<Entry, 'shop_id' | 'day' | 'user_id'> {
  const owed: EntryLine = { account: '120', customer_id: order.customer_id, credit: refund.amount }
  const back = taxedLines('610', refund.amount, refund.taxes).map(({ credit = 0, ...line }) => ({
    ...line,
    debit: credit,
  }))
  return {
    ...entryOf(order),
    ...{ kind: 'refund', source: 'order_refunds', source_id: refund.id },
    lines: [...back, owed].map(bySign),
  }
}

/** An order is given up: what was sold of it is taken back, and what was accepted of its refunds with it. Its money stays until it is paid back. */
export async function takeSaleBack(db: Database, shop_id: number, order_id: number, user_id: number): Promise<void> {
  const { rows } = await db.execute<Pick<Entry, 'kind' | 'source' | 'source_id'> & Record<string, unknown>>(sql`
    select kind, source, source_id from journal_entries e
     where shop_id = ${shop_id} and order_id = ${order_id} and kind in ('sale', 'sale_change', 'refund')
     order by id`)
  for (const { kind, source, source_id } of rows)
    await reverseEntry(db, { shop_id, of: { kind, source, source_id }, user_id: user_id || null })
}

function entryOf({ shop_id, id, number, currency }: Order) {
  return { shop_id, order_id: id, text: number, currency }
}

/** What an order costs is owed by its customer, its worth and its tax by their rates. */
function saleLines(order: OrderRow, lines: readonly LineRow[]): EntryLine[] {
  const { taxes } = orderTaxes({ ...order, lines: owedLines(lines) })
  const rates = taxes.map(({ rate, base, tax }) => ({ rate, base: minorOf(base) ?? 0, tax: minorOf(tax) ?? 0 }))
  const owed: EntryLine = { account: '120', customer_id: order.customer_id, debit: order.total }
  return [owed, ...taxedLines('600', order.total, rates)].map(bySign)
}

/** An amount by the rates of its tax. What they leave over, if they do, is worth without a rate, so that nothing is lost. */
function taxedLines(account: '600' | '610', amount: Minor, rates: readonly RateTax[]): EntryLine[] {
  const left = rates.reduce((rest, { base, tax }) => rest - base - tax, amount)
  return [
    ...rates.flatMap(({ rate, base, tax }): EntryLine[] => [
      { account, tax_rate: rate, credit: base },
      { account: '391', tax_rate: rate, credit: tax },
    ]),
    { account, credit: left },
  ]
}

/** Each account once, with what is left of its sides. */
function together(lines: readonly EntryLine[]): EntryLine[] {
  const parts = Map.groupBy(lines, ({ account, tax_rate, customer_id }) => `${account} ${tax_rate} ${customer_id}`)
  return [...parts.values()].map((same) => {
    const debit = same.reduce((sum, one) => sum + (one.debit ?? 0) - (one.credit ?? 0), 0)
    return bySign({ ...(same[0] as EntryLine), debit, credit: 0 })
  })
}

/** What is taken with a minus is given, and the other way about. */
function bySign({ debit = 0, credit = 0, ...line }: EntryLine): EntryLine {
  const held = debit - credit
  return { ...line, debit: Math.max(0, held), credit: Math.max(0, -held) }
}
