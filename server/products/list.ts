import { type SQL, sql } from 'drizzle-orm'
import type { ProductPage, ProductQuery } from '#api/contract/products.ts'
import { fold } from '#api/rules/fold.ts'
import { malformed } from '#api/rules/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/http/refused.ts'
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

/** What a list is sorted by: a column with an index of its own, the way that index breaks ties. */
const orders: Readonly<Record<string, { column: SQL; ties: 'same' | 'opposite' }>> = {
  id: { column: sql`p.id`, ties: 'same' },
  label: { column: sql`p.label`, ties: 'same' },
  name: { column: sql`p.label`, ties: 'same' },
  price: { column: sql`p.price`, ties: 'same' },
  stock: { column: sql`p.stock`, ties: 'same' },
  status: { column: sql`p.status`, ties: 'opposite' },
}

/**
 * The ids of a page alone: indexes hold all that is asked of them, so a deep page skips entries and not rows; the rows themselves are then
 * read for these ids only. The id is always the last key, so no row stands on two pages (D18).
 */
export function pageOf(shop_id: number, query: ProductQuery): SQL {
  const { page = 0, limit = defaultLimit, order_index = 'products.id', order_direction = 'desc' } = query
  const order = orders[order_index.replace(/^products\./, '')]
  if (!order) throw refuse(422, malformed, { at: ['order_index'] })
  const size = Math.min(limit, mostRows)
  const [first, ties] = directions(order_direction, order.ties)
  return sql`
    select p.id from products p where ${conditionsOf(shop_id, query)}
     order by ${order.column} ${first}, p.id ${ties} limit ${size} offset ${page * size}`
}

/** How many products the filters leave. */
export function totalOf(shop_id: number, query: ProductQuery): SQL {
  return sql`select count(*)::int as total from products p where ${conditionsOf(shop_id, query)}`
}

function directions(direction: 'asc' | 'desc', ties: 'same' | 'opposite'): [SQL, SQL] {
  const ascending = direction === 'asc'
  return [way(ascending), way(ties === 'same' ? ascending : !ascending)]
}

function way(ascending: boolean): SQL {
  return ascending ? sql`asc` : sql`desc`
}

const pointing = ['brand_id', 'tax_id', 'unit_id', 'supplier_id'] as const

function conditionsOf(shop_id: number, query: ProductQuery): SQL {
  const { until, category_id, tag_id, product_type_id, status, stock, search = '' } = query
  return sql.join(
    [
      sql`p.shop_id = ${shop_id}`,
      ...(until === undefined ? [] : [sql`p.id <= ${until}`]),
      // The main category is always among a product's categories.
      ...(category_id
        ? [
            sql`exists (select from product_categories c
                 where c.shop_id = ${shop_id} and c.category_id = ${category_id} and c.product_id = p.id)`,
          ]
        : []),
      ...(tag_id
        ? [
            sql`exists (select from product_tags t
                 where t.shop_id = ${shop_id} and t.tag_id = ${tag_id} and t.product_id = p.id)`,
          ]
        : []),
      ...pointing.flatMap((key) => (query[key] ? [sql`p.${sql.identifier(key)} = ${query[key]}`] : [])),
      ...(product_type_id ? [sql`p.product_type_id = ${Number(product_type_id)}`] : []),
      ...(status ? [sql`p.status = ${Number(status)}`] : []),
      ...(stock === 'none' ? [sql`p.stock = 0 and p.product_type_id <> 3`] : []),
      ...(stock === 'some' ? [sql`p.stock > 0`] : []),
      ...wordsOf(search).map((word) => sql`p.search like ${`%${word}%`}`),
    ],
    sql` and `,
  )
}

/** Every word must be found somewhere, in any order. */
function wordsOf(search: string): string[] {
  return fold(search)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
}
