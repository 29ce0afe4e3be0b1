import { type SQL, sql } from 'drizzle-orm'
import type { ProductPage, ProductQuery } from '#api/contract/catalog/products.ts'
import { malformed } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { chosenBy } from './filters.ts'
import { productRows } from './rows.ts'

interface Listing {
  readonly db: Database
  readonly shop_id: number
  readonly language: number
  readonly query: ProductQuery
}

/** The rows of one page of the products, newest first unless said otherwise (R185), and how many there are in all. */
export async function listProducts({ db, shop_id, language, query }: Listing): Promise<ProductPage> {
  const [ids, total, newest] = await Promise.all([
    db.execute<{ id: number }>(pageOf(shop_id, query)),
    db.execute<{ total: number }>(totalOf(shop_id, query)),
    query.until ?? newestId(db, shop_id),
  ])
  const rows = await productRows(
    db,
    language,
    ids.rows.map((row) => row.id),
  )
  return { rows, total: total.rows[0]?.total ?? 0, newest }
}

async function newestId(db: Database, shop_id: number): Promise<number> {
  const found = await db.execute<{ id: number | null }>(
    sql`select max(id) as id from products where shop_id = ${shop_id}`,
  )
  return found.rows[0]?.id ?? 0
}

const defaultLimit = 100
const mostRows = 500

/** What a list is sorted by, both ways, exactly as the index of that column has it: the words about nulls choose it, there are none. */
const orders: Readonly<Record<string, { asc: SQL; desc: SQL }>> = {
  id: { asc: sql`p.id asc nulls first`, desc: sql`p.id desc nulls last` },
  label: { asc: sql`p.label asc, p.id asc`, desc: sql`p.label desc, p.id desc` },
  name: { asc: sql`p.label asc, p.id asc`, desc: sql`p.label desc, p.id desc` },
  price: { asc: sql`p.price asc, p.id asc`, desc: sql`p.price desc, p.id desc` },
  stock: { asc: sql`p.stock asc, p.id asc`, desc: sql`p.stock desc, p.id desc` },
  status: { asc: sql`p.status asc, p.id desc nulls last`, desc: sql`p.status desc, p.id asc nulls first` },
}

/**
 * The ids of a page alone: indexes hold all that is asked of them, so a deep page skips entries and not rows; the rows themselves are then
 * read for these ids only. The id is always the last key, so no row stands on two pages (D18).
 */
export function pageOf(shop_id: number, query: ProductQuery): SQL {
  const { page = 0, limit = defaultLimit } = query
  const size = Math.min(limit, mostRows)
  return sql`${allOf(shop_id, query)} limit ${size} offset ${page * size}`
}

/** The ids of all pages, in their order. */
export async function productIds(db: Database, shop_id: number, query: ProductQuery): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(allOf(shop_id, query))
  return rows.map(({ id }) => id)
}

function allOf(shop_id: number, query: ProductQuery): SQL {
  const { order_index = 'products.id', order_direction = 'desc' } = query
  const order = orders[order_index.replace(/^products\./, '')]
  if (!order) throw refuse(422, malformed, { at: ['order_index'] })
  return sql`
    select p.id ${chosenBy(shop_id, query)} order by ${order[order_direction]}`
}

/** How many products the filters leave. */
export function totalOf(shop_id: number, query: ProductQuery): SQL {
  return sql`select count(*)::int as total ${chosenBy(shop_id, query)}`
}
