import { type SQL, sql } from 'drizzle-orm'
import type { RefundPage, RefundQuery, RefundRow } from '#api/contract/sales/refunds.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { malformed } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { escaped } from '#server/platform/records/search.ts'

interface Listing {
  readonly db: Database
  readonly shop_id: number
  readonly query: RefundQuery
}

const defaultLimit = 100
const mostRows = 500

/** The id is always the last key, so no row stands on two pages (D18). */
const orders: Readonly<Record<string, { asc: SQL; desc: SQL }>> = {
  id: { asc: sql`r.id asc nulls first`, desc: sql`r.id desc nulls last` },
  status: { asc: sql`r.status asc, r.id desc nulls last`, desc: sql`r.status desc, r.id asc nulls first` },
  received: { asc: sql`r.received asc, r.id desc nulls last`, desc: sql`r.received desc, r.id asc nulls first` },
}

interface Stored extends Record<string, unknown>, Omit<RefundRow, 'amount'> {
  readonly amount: number | null
}

/** A page of the refunds, newest first unless said otherwise (R185), and how many there are in all. */
export async function listRefunds({ db, shop_id, query }: Listing): Promise<RefundPage> {
  const { page = 0, limit = defaultLimit, until } = query
  const order = orderOf(query)
  const size = Math.min(limit, mostRows)
  const chosen = chosenBy(shop_id, query)
  const [rows, total, newest] = await Promise.all([
    db.execute<Stored>(sql`
      ${told} from (select * from order_refunds r ${chosen} order by ${order} limit ${size} offset ${page * size}) r
       ${withOrder} order by ${order}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from order_refunds r ${chosen}`),
    until ?? newestId(db, shop_id),
  ])
  return { rows: rows.rows.map(rowOf), total: total.rows[0]?.total ?? 0, newest }
}

/** The ids of all pages, in their order. */
export async function refundIds(db: Database, shop_id: number, query: RefundQuery): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select r.id from order_refunds r ${chosenBy(shop_id, query)} order by ${orderOf(query)}`,
  )
  return rows.map(({ id }) => id)
}

/** These refunds, in this order, each with the day of the shop on which it was opened. */
export async function refundRows(
  db: Database,
  shop_id: number,
  ids: readonly number[],
): Promise<(RefundRow & { day: string })[]> {
  const { rows } = await db.execute<Stored & { day: string }>(sql`
    ${told}, to_char(r.created_at at time zone s.time_zone, 'YYYY-MM-DD') as day
      from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as page(id, place)
      join order_refunds r on r.shop_id = ${shop_id} and r.id = page.id
      join shops s on s.id = r.shop_id ${withOrder}
     order by page.place`)
  return rows.map((row) => ({ ...rowOf(row), day: row.day }))
}

const told = sql`
  select r.id, r.version, r.order_id, o.number, o.customer_name, r.status, r.received, o.currency,
         r.amount::float8 as amount, r.created_at,
         (select coalesce(sum(l.quantity), 0) from order_refund_lines l where l.refund_id = r.id)::int as pieces`
const withOrder = sql`join orders o on o.shop_id = r.shop_id and o.id = r.order_id`

function rowOf({ amount, created_at, ...row }: Stored): RefundRow {
  const { id, version, order_id, number, customer_name, status, received, pieces, currency } = row
  return {
    id,
    version,
    order_id,
    number,
    customer_name,
    status,
    received,
    pieces,
    currency,
    amount: amount === null ? null : decimalOf(amount),
    created_at: new Date(created_at).toISOString(),
  }
}

function orderOf({ order_index = 'id', order_direction = 'desc' }: RefundQuery): SQL {
  const order = orders[order_index.replace(/^order-refunds\./, '')]
  if (!order) throw refuse(422, malformed, { at: ['order_index'] })
  return order[order_direction]
}

async function newestId(db: Database, shop_id: number): Promise<number> {
  const found = await db.execute<{ id: number | null }>(
    sql`select max(id) as id from order_refunds where shop_id = ${shop_id}`,
  )
  return found.rows[0]?.id ?? 0
}

function chosenBy(shop_id: number, { until, status, received, reason_id, search }: RefundQuery): SQL {
  const words = fold(search ?? '')
    .split(' ')
    .filter(Boolean)
  const conditions = [
    sql`r.shop_id = ${shop_id}`,
    ...(until === undefined ? [] : [sql`r.id <= ${until}`]),
    ...(status ? [sql`r.status = ${status}`] : []),
    ...(received === undefined ? [] : [sql`r.received = ${received}`]),
    ...(reason_id
      ? [
          sql`r.id in (select l.refund_id from order_refund_lines l where l.shop_id = ${shop_id} and l.reason_id = ${reason_id})`,
        ]
      : []),
    ...words.map((word) => sql`r.search like ${`%${escaped(word)}%`}`),
  ]
  return sql`where ${sql.join(conditions, sql` and `)}`
}
