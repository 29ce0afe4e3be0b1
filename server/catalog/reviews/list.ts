import { type SQL, sql } from 'drizzle-orm'
import type { ReviewPage, ReviewQuery, ReviewRow } from '#api/contract/catalog/product-reviews.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { malformed } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { escaped } from '#server/platform/records/search.ts'
import { productName, withProduct } from './read.ts'

interface Listing {
  readonly db: Database
  readonly shop_id: number
  readonly language: number
  readonly query: ReviewQuery
}

const defaultLimit = 100
const mostRows = 500
/** As much of a text as a row shows. */
const glance = 200

/** The id is always the last key, so no row stands on two pages (D18). */
const orders: Readonly<Record<string, { asc: SQL; desc: SQL }>> = {
  id: { asc: sql`r.id asc nulls first`, desc: sql`r.id desc nulls last` },
  status: { asc: sql`r.status asc, r.id desc nulls last`, desc: sql`r.status desc, r.id asc nulls first` },
  stars: { asc: sql`r.stars asc, r.id desc nulls last`, desc: sql`r.stars desc, r.id asc nulls first` },
}

/** A page of the reviews, newest first unless said otherwise (R185), and how many there are in all. */
export async function listReviews({ db, shop_id, language, query }: Listing): Promise<ReviewPage> {
  const { page = 0, limit = defaultLimit, until } = query
  const order = orderOf(query)
  const size = Math.min(limit, mostRows)
  const chosen = chosenBy(shop_id, query)
  const [rows, total, newest] = await Promise.all([
    db.execute<ReviewRow & Record<string, unknown>>(sql`
      select r.id, r.version, ${productName} as product, r.customer_name, r.stars, left(r.text, ${glance}) as text, r.status,
             (r.answer <> '')::int as answered, r.created_at
        from (select * from product_reviews r ${chosen} order by ${order}
               limit ${size} offset ${page * size}) r ${withProduct(language)}
       order by ${order}`),
    db.execute<{ total: number }>(reviewTotalOf(shop_id, query)),
    until ?? newestId(db, shop_id),
  ])
  return {
    rows: rows.rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
    total: total.rows[0]?.total ?? 0,
    newest,
  }
}

/** How many reviews the filters leave. */
export function reviewTotalOf(shop_id: number, query: ReviewQuery): SQL {
  return sql`select count(*)::int as total from product_reviews r ${chosenBy(shop_id, query)}`
}

/** The ids of all pages, in their order. */
export async function reviewIds(db: Database, shop_id: number, query: ReviewQuery): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select r.id from product_reviews r ${chosenBy(shop_id, query)} order by ${orderOf(query)}`,
  )
  return rows.map(({ id }) => id)
}

function orderOf({ order_index = 'id', order_direction = 'desc' }: ReviewQuery): SQL {
  const order = orders[order_index.replace(/^product-reviews\./, '')]
  if (!order) throw refuse(422, malformed, { at: ['order_index'] })
  return order[order_direction]
}

async function newestId(db: Database, shop_id: number): Promise<number> {
  const found = await db.execute<{ id: number | null }>(
    sql`select max(id) as id from product_reviews where shop_id = ${shop_id}`,
  )
  return found.rows[0]?.id ?? 0
}

function chosenBy(shop_id: number, { until, status, stars, product_id, search }: ReviewQuery): SQL {
  const words = fold(search ?? '')
    .split(' ')
    .filter(Boolean)
  const conditions = [
    sql`r.shop_id = ${shop_id}`,
    ...(until === undefined ? [] : [sql`r.id <= ${until}`]),
    ...(status ? [sql`r.status = ${status}`] : []),
    ...(stars ? [sql`r.stars = ${Number(stars)}`] : []),
    ...(product_id ? [sql`r.product_id = ${product_id}`] : []),
    ...words.map((word) => sql`r.search like ${`%${escaped(word)}%`}`),
  ]
  return sql`where ${sql.join(conditions, sql` and `)}`
}

/** The products that have reviews, by name, to filter the list by one. */
export async function reviewedProducts({
  db,
  shop_id,
  language,
  query: { search, id },
}: Omit<Listing, 'query'> & { query: { search?: string | undefined; id?: number | undefined } }) {
  const words = fold(search ?? '')
    .split(' ')
    .filter(Boolean)
  const conditions = [
    sql`p.shop_id = ${shop_id}`,
    sql`exists (select from product_reviews r where r.shop_id = p.shop_id and r.product_id = p.id)`,
    ...(id ? [sql`p.id = ${id}`] : []),
    ...words.map((word) => sql`p.search like ${`%${escaped(word)}%`}`),
  ]
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select p.id, ${productName} as name
      from products p left join product_translations t on t.product_id = p.id and t.language_id = ${language}
     where ${sql.join(conditions, sql` and `)}
     order by p.label, p.id limit ${defaultLimit}`)
  return { rows: rows.map(({ id, name }) => ({ id, name })) }
}
