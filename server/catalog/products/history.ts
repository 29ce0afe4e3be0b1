import { and, eq, sql } from 'drizzle-orm'
import type { ProductHistory, ProductPast } from '#api/contract/catalog/product-history.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { products } from '#server/db/schema/products.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { whoActed } from '#server/platform/http/who-acted.ts'
import { changedParts, type Logged } from './changed-parts.ts'

const usual = 20
const most = 200

/** So many parts of one change are told; a change of 2,000 variants nobody reads. */
const mostParts = 50

interface Row extends Pick<ProductPast, 'id' | 'user' | 'event'>, Record<string, unknown> {
  readonly at: string
  readonly before: Logged | null
  readonly after: Logged | null
}

/** What was done to a product, newest first, each with who did it and what it changed; 404 for another shop's. */
export async function productHistory(
  db: Database,
  shop_id: number,
  id: number,
  limit = usual,
): Promise<ProductHistory> {
  const [product] = await db
    .select({ auto_meta: products.auto_meta })
    .from(products)
    .where(and(eq(products.shop_id, shop_id), eq(products.id, id)))
  if (!product) throw refuse(404, notFound)
  const count = Math.min(limit, most)
  // What a new product was made of is not read: it can be 2,000 variants, and the form shows it.
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.at, l.event, l.before, case when l.before is null then null else l.after end as after, ${whoActed} as "user"
      from audit_log l left join users u on u.shop_id = l.shop_id and u.id = l.user_id
     where l.shop_id = ${shop_id} and l.subject = 'products' and l.subject_id = ${id}
     order by l.id desc limit ${count + 1}`)
  return {
    rows: rows.slice(0, count).map(({ before, after, at, ...row }) => {
      const changes = before && after ? changedParts(before, after, product.auto_meta === 1) : []
      return {
        ...{ id: Number(row.id), user: row.user, event: row.event, at: new Date(at).toISOString() },
        ...{ changes: changes.slice(0, mostParts), untold: Math.max(0, changes.length - mostParts) },
      }
    }),
    more: rows.length > count,
  }
}
