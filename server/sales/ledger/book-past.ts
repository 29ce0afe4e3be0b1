import { type SQL, sql } from 'drizzle-orm'
import { refundTaxes } from '#api/rules/sales/refund-sums.ts'
import type { Database } from '#server/db/open.ts'
import { moneyAccount } from '#server/platform/ledger/money-account.ts'
import { type Entry, type EntryLine, postEntries } from '#server/platform/ledger/post-entry.ts'
import { bookSales, refundEntry } from './order-entries.ts'

const atOnce = 1_000

/** Shops that sold before they had books get them from what is stored, once; of several servers one writes them. */
export async function bookPasts(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from shops s
     where exists (select from orders o where o.shop_id = s.id and (o.paid_total > 0 or o.status not in ('pending', 'awaiting_payment', 'cancelled', 'rejected')))
       and not exists (select from journal_entries e where e.shop_id = s.id)`)
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4_077_003)`)
      await bookPast(tx as unknown as Database, id)
    })
}

/** Writes what a shop's orders, their payments and their refunds did to its books, each to the day on which it happened. */
export async function bookPast(db: Database, shop_id: number): Promise<void> {
  await inBatches(db, soldOrders(shop_id), async (rows) => {
    const days = new Map(rows.map(({ id, day }) => [id, day]))
    await bookSales(db, shop_id, [...days.keys()], { day: ({ id }) => days.get(id) ?? '' })
  })
  await inBatches(db, acceptedRefunds(shop_id), (rows) => postEntries(db, shop_id, rows.map(pastRefund)))
  await inBatches(db, payments(shop_id), (rows) => postEntries(db, shop_id, rows.map(pastPayment)))
}

interface Dated extends Record<string, unknown> {
  readonly id: number
  readonly day: string
}

/** What is read in pieces, each after the last id of the one before. */
interface Batches<Row> {
  readonly of: (after: number) => SQL
  readonly row?: Row
}

async function inBatches<Row extends Dated>(
  db: Database,
  { of }: Batches<Row>,
  write: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await db.execute<Row>(of(after))
    if (rows.length === 0) return
    await write(rows as unknown as Row[])
    after = (rows.at(-1) as unknown as Row).id
  }
}

const soldOrders = (shop_id: number): Batches<Dated> => ({
  of: (after) => sql`
    select o.id, (o.ordered_at at time zone s.time_zone)::date::text as day
      from orders o join shops s on s.id = o.shop_id
     where o.shop_id = ${shop_id} and o.id > ${after} and o.status not in ('pending', 'awaiting_payment', 'cancelled', 'rejected')
     order by o.id limit ${atOnce}`,
})

interface PastRefund extends Dated {
  readonly order_id: number
  readonly number: string
  readonly currency: string
  readonly customer_id: number | null
  readonly total: number
  readonly amount: number
  readonly shipping: number
  readonly lines: readonly { readonly tax_rate: number; readonly total: number; readonly tax: number }[]
}

const acceptedRefunds = (shop_id: number): Batches<PastRefund> => ({
  of: (after) => sql`
    select r.id, (coalesce(r.approved_at, r.updated_at) at time zone s.time_zone)::date::text as day, o.id as order_id, o.number, o.currency,
           o.customer_id, o.total, r.amount, r.shipping, (
             select coalesce(jsonb_agg(jsonb_build_object('tax_rate', ol.tax_rate, 'total', l.total, 'tax', l.tax)), '[]')
               from order_refund_lines l join order_lines ol on ol.shop_id = l.shop_id and ol.id = l.order_line_id
              where l.shop_id = r.shop_id and l.refund_id = r.id and l.decision = 'accepted') as lines
      from order_refunds r
      join orders o on o.shop_id = r.shop_id and o.id = r.order_id
      join shops s on s.id = r.shop_id
     where r.shop_id = ${shop_id} and r.id > ${after} and r.amount > 0 and r.status in ('accepted', 'refunded')
       and o.status not in ('cancelled', 'rejected')
     order by r.id limit ${atOnce}`,
})

function pastRefund({ id, day, order_id, lines, shipping, amount, ...order }: PastRefund): Omit<Entry, 'shop_id'> {
  return {
    ...refundEntry({ ...order, id: order_id, shop_id: 0 }, { id, amount, taxes: refundTaxes(lines, shipping) }),
    day,
  }
}

interface PastPayment extends Dated {
  readonly order_id: number
  readonly number: string
  readonly currency: string
  readonly customer_id: number | null
  readonly kind: string
  readonly amount: number
  readonly refund_id: number | null
  readonly user_id: number | null
  readonly account_id: number | null
  readonly keeps: string | null
}

const payments = (shop_id: number): Batches<PastPayment> => ({
  of: (after) => sql`
    select p.id, coalesce(p.paid_on, (p.at at time zone s.time_zone)::date)::text as day, o.id as order_id, o.number, o.currency, o.customer_id,
           p.kind, p.amount, p.refund_id, p.user_id, t.account_id, a.kind as keeps
      from order_payments p
      join orders o on o.shop_id = p.shop_id and o.id = p.order_id
      join shops s on s.id = p.shop_id
      left join account_transactions t on t.shop_id = p.shop_id
       and case when p.kind = 'refund' then t.refund_id = p.refund_id else t.payment_id = p.id end
      left join accounts a on a.shop_id = t.shop_id and a.id = t.account_id
     where p.shop_id = ${shop_id} and p.id > ${after}
     order by p.id limit ${atOnce}`,
})

const entryKind = { refund: 'pay_back', reversal: 'reversal' } as const

function pastPayment(payment: PastPayment): Omit<Entry, 'shop_id'> {
  const { id, day, order_id, number, currency, customer_id, kind, amount, refund_id, user_id, account_id, keeps } =
    payment
  const came = amount > 0
  const [debit, credit] = came ? [amount, 0] : [0, -amount]
  const money: EntryLine = { account: moneyAccount(keeps ?? undefined), account_id, debit, credit }
  const owed: EntryLine = { account: '120', customer_id, debit: credit, credit: debit }
  return {
    ...{ day, order_id, currency, user_id, text: number, kind: entryKind[kind as keyof typeof entryKind] ?? 'payment' },
    ...(refund_id === null
      ? { source: 'order_payments', source_id: id }
      : { source: 'order_refunds', source_id: refund_id }),
    lines: [money, owed],
  }
}
