import { type SQL, sql } from 'drizzle-orm'
import { type OrderPage, type OrderQuery, type OrderRow, orderNeeds } from '#api/contract/sales/order-list.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { malformed } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type Days, daysOf } from './days.ts'
import { chosenBy } from './filters.ts'

interface Listing {
  readonly db: Database
  readonly shop_id: number
  readonly query: OrderQuery
}

const defaultLimit = 100
const mostRows = 500

/** A page of the orders, newest first unless said otherwise (R185), how many there are in all, and how many of each status. */
export async function listOrders({ db, shop_id, query }: Listing): Promise<OrderPage> {
  const days = await daysOf(db, shop_id, query)
  const [ids, counts, noted, newest] = await Promise.all([
    db.execute<{ id: number }>(pageOf(shop_id, days, query)),
    db.execute<{ value: string; count: number }>(countsOf(shop_id, days, query)),
    notedIn(db, shop_id),
    query.until ?? newestId(db, shop_id),
  ])
  const rows = await orderRows(
    db,
    ids.rows.map(({ id }) => id),
  )
  const chosen = query[query.count_by ?? 'status']
  const shown = counts.rows.filter(({ value }) => !chosen || value === chosen)
  return { rows, total: shown.reduce((sum, { count }) => sum + count, 0), newest, counts: counts.rows, noted }
}

/** Money that waits (rules R206, R207). */
async function notedIn(db: Database, shop_id: number): Promise<OrderPage['noted']> {
  const { rows } = await db.execute<{ value: string; count: number }>(notedOf(shop_id))
  return rows
}

export function notedOf(shop_id: number): SQL {
  const counted = orderNeeds.map(
    (needs) => sql`select ${needs}::text as value, count(*)::int as count ${chosenBy(shop_id, [], { needs })}`,
  )
  return sql.join(counted, sql` union all `)
}

async function newestId(db: Database, shop_id: number): Promise<number> {
  const found = await db.execute<{ id: number | null }>(
    sql`select max(id) as id from orders where shop_id = ${shop_id}`,
  )
  return found.rows[0]?.id ?? 0
}

/** The id is always the last key, so no row stands on two pages (D18). The words about nulls choose the index, there are none. */
const sortings: Readonly<Record<string, { asc: SQL; desc: SQL }>> = {
  id: { asc: sql`o.id asc nulls first`, desc: sql`o.id desc nulls last` },
  number: { asc: sql`o.number asc, o.id asc`, desc: sql`o.number desc, o.id desc` },
  ordered_at: { asc: sql`o.ordered_at asc, o.id asc`, desc: sql`o.ordered_at desc, o.id desc` },
  customer_name: { asc: sql`o.customer_name asc, o.id asc`, desc: sql`o.customer_name desc, o.id desc` },
  total: { asc: sql`o.total asc, o.id asc`, desc: sql`o.total desc, o.id desc` },
  status: { asc: sql`o.status asc, o.id desc nulls last`, desc: sql`o.status desc, o.id asc nulls first` },
  payment_status: {
    asc: sql`o.payment_status asc, o.id desc nulls last`,
    desc: sql`o.payment_status desc, o.id asc nulls first`,
  },
}

/** The ids of a page alone: the rows themselves are then read for these only. */
export function pageOf(shop_id: number, days: Days, query: OrderQuery): SQL {
  const { page = 0, limit = defaultLimit } = query
  const size = Math.min(limit, mostRows)
  return sql`${allOf(shop_id, days, query)} limit ${size} offset ${page * size}`
}

/** How many of each status the other filters leave; or of each payment status. */
export function countsOf(shop_id: number, days: Days, { count_by = 'status', ...query }: OrderQuery): SQL {
  const by = sql`o.${sql.identifier(count_by)}`
  return sql`
    select ${by} as value, count(*)::int as count ${chosenBy(shop_id, days, { ...query, [count_by]: undefined })}
     group by ${by} order by ${by}`
}

/** The ids of all pages, in their order. */
export async function orderIds(db: Database, shop_id: number, query: OrderQuery): Promise<number[]> {
  const days = await daysOf(db, shop_id, query)
  const { rows } = await db.execute<{ id: number }>(allOf(shop_id, days, query))
  return rows.map(({ id }) => id)
}

function allOf(shop_id: number, days: Days, query: OrderQuery): SQL {
  const { order_index = 'orders.id', order_direction = 'desc' } = query
  const sorting = sortings[order_index.replace(/^orders\./, '')]
  if (!sorting) throw refuse(422, malformed, { at: ['order_index'] })
  return sql`select o.id ${chosenBy(shop_id, days, query)} order by ${sorting[order_direction]}`
}

type Stored = Omit<OrderRow, 'total' | 'paid_total' | 'refunded_total'> &
  Record<'total' | 'paid_total' | 'refunded_total', string> &
  Record<string, unknown>

/** These orders, in this order. */
export async function orderRows(db: Database, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Stored>(sql`
    select o.id, o.version, o.number, o.channel, o.status, o.payment_status, o.payment_method, o.customer_id, o.customer_name,
           o.currency, o.total, o.paid_total, o.refunded_total, o.ordered_at,
           m.name as marketplace, o.marketplace_number,
           to_char(o.ordered_at at time zone s.time_zone, 'YYYY-MM-DD"T"HH24:MI') as shop_time
      from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as page(id, place)
      join orders o on o.id = page.id join shops s on s.id = o.shop_id
      left join marketplaces m on m.id = o.marketplace_id
     order by page.place`)
  return rows.map((row) => ({
    ...row,
    total: decimalOf(Number(row.total)),
    paid_total: decimalOf(Number(row.paid_total)),
    refunded_total: decimalOf(Number(row.refunded_total)),
    ordered_at: new Date(row.ordered_at).toISOString(),
  }))
}
