import { type SQL, sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { Match, MatchPage, MatchQuery } from '#api/contract/catalog/product-matches.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { malformed, notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { escaped } from '#server/platform/records/search.ts'
import { type FoundVariant, priced, variantIn } from './candidates.ts'

interface Reading {
  readonly db: Database
  readonly shop_id: number
  readonly language: number
}

const defaultLimit = 100
const mostRows = 500

/** As the indexes have them. The id is always the last key, so no row stands on two pages (D18). */
const orders: Readonly<Record<string, { asc: SQL; desc: SQL }>> = {
  id: { asc: sql`l.id asc nulls first`, desc: sql`l.id desc nulls last` },
  title: { asc: sql`l.title asc, l.id asc`, desc: sql`l.title desc, l.id desc` },
  status: { asc: sql`l.status asc, l.id desc nulls last`, desc: sql`l.status desc, l.id asc nulls first` },
}

/** A page of what the marketplace lists, newest first unless said otherwise (R185), and how many there are in all. */
export async function listMatches({ query, ...reading }: Reading & { query: MatchQuery }): Promise<MatchPage> {
  const { db, shop_id } = reading
  const { page = 0, limit = defaultLimit, until } = query
  const size = Math.min(limit, mostRows)
  const [ids, total, newest] = await Promise.all([
    db.execute<{ id: number }>(
      sql`select l.id ${chosenBy(shop_id, query)} order by ${orderOf(query)} limit ${size} offset ${page * size}`,
    ),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${chosenBy(shop_id, query)}`),
    until ?? newestId(db, shop_id),
  ])
  const rows = await matchRows(
    reading,
    ids.rows.map(({ id }) => id),
  )
  return { rows, total: total.rows[0]?.total ?? 0, newest }
}

/** The ids of all pages, in their order. */
export async function matchIds(db: Database, shop_id: number, query: MatchQuery): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select l.id ${chosenBy(shop_id, query)} order by ${orderOf(query)}`,
  )
  return rows.map(({ id }) => id)
}

/** One of the shop, or 404. */
export async function readMatch(reading: Reading, id: number): Promise<Match> {
  const [row] = await matchRows(reading, [id])
  if (!row) throw refuse(404, notFound)
  return row
}

type Found = Omit<Match, 'sale_price' | 'list_price' | 'suggestion' | 'match'> &
  Record<string, unknown> & {
    readonly sale_price: string
    readonly list_price: string
    readonly suggestion: FoundVariant | null
    readonly match: FoundVariant | null
  }

/** These of the shop, in this order, each with what it is or may be in the shop. */
export async function matchRows({ db, shop_id, language }: Reading, ids: readonly number[]): Promise<Match[]> {
  const { rows } = await db.execute<Found>(sql`
    select l.id, l.version, l.barcode, l.title, l.brand, l.category, l.stock_code, l.sale_price, l.list_price, l.quantity,
           l.status, l.suggested_by, coalesce(trim(u.name || ' ' || u.surname), '') as decided_by, l.decided_at,
           ${variantIn('suggested_variant_id', language)} as suggestion, ${variantIn('variant_id', language)} as match
      from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as page(id, place)
      join marketplace_listings l on l.shop_id = ${shop_id} and l.id = page.id
      left join users u on u.shop_id = l.shop_id and u.id = l.decided_by
     order by page.place`)
  return rows.map((row) => ({
    ...row,
    sale_price: decimalOf(Number(row.sale_price)),
    list_price: decimalOf(Number(row.list_price)),
    suggested_by: row.suggestion && row.suggested_by,
    suggestion: priced(row.suggestion),
    match: priced(row.match),
    decided_at: row.decided_at && new Date(row.decided_at).toISOString(),
  }))
}

function orderOf({ order_index = 'id', order_direction = 'desc' }: MatchQuery): SQL {
  const order = orders[order_index.replace(/^product-matches\./, '')]
  if (!order) throw refuse(422, malformed, { at: ['order_index'] })
  return order[order_direction]
}

async function newestId(db: Database, shop_id: number): Promise<number> {
  const found = await db.execute<{ id: number | null }>(
    sql`select max(id) as id from marketplace_listings where shop_id = ${shop_id} and marketplace_id = ${importMarketplace}`,
  )
  return found.rows[0]?.id ?? 0
}

/** `from … where …`, what is listed under the name `l`. */
export function chosenBy(
  shop_id: number,
  { until, status, suggested_by, product_id, search = '' }: Omit<MatchQuery, 'page' | 'limit'>,
): SQL {
  const conditions = [
    sql`l.shop_id = ${shop_id} and l.marketplace_id = ${importMarketplace}`,
    ...(until === undefined ? [] : [sql`l.id <= ${until}`]),
    ...(status ? [sql`l.status = ${status}`] : []),
    ...(suggested_by ? [sql`l.suggested_by = ${suggested_by} and l.suggested_variant_id is not null`] : []),
    ...(product_id ? [ofProduct(shop_id, product_id)] : []),
    ...fold(search)
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`l.search like ${`%${escaped(word)}%`}`),
  ]
  return sql`from marketplace_listings l where ${sql.join(conditions, sql` and `)}`
}

/** What is matched with one of its variants, or may be. */
function ofProduct(shop_id: number, product_id: number): SQL {
  const variants = sql`(select id from variants where shop_id = ${shop_id} and product_id = ${product_id} and deleted = 0)`
  return sql`(l.variant_id in ${variants} or l.suggested_variant_id in ${variants})`
}
