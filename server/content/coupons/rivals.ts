import { type SQL, sql } from 'drizzle-orm'
import type { RivalSale } from '#api/rules/content/overlaps.ts'
import type { Database } from '#server/db/open.ts'
import { nameSql } from '#server/platform/records/name-sql.ts'

/** A sale as far as it can meet others: for what, and for whom. */
export interface SaleScope {
  readonly id: number | null
  readonly basis: string
  readonly products: readonly number[]
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  readonly payment_methods: readonly number[]
  readonly customer_groups: readonly number[]
  readonly without_groups: number
}

/**
 * The other active sales, named in a language or the shop's first one, for something that this one is for too, and for some of the same customers, whatever their days: sales of products
 * and categories meet where a product of one lies in the other, those of tags at a tag, those of ways of paying at one of them.
 */
export async function rivalsOf(
  db: Database,
  shop_id: number,
  scope: SaleScope,
  language?: number,
): Promise<RivalSale[]> {
  const others = sql`select * from coupons c where c.shop_id = ${shop_id} and c.kind = 'sale' and c.status = 1
    and c.id <> ${scope.id ?? 0} and ${sameCustomers(scope)}`
  const { by, where } = meetingOf(shop_id, scope)
  const { rows } = await db.execute<Omit<RivalSale, 'by'> & Record<string, unknown>>(sql`
    with recursive others as materialized (${others}), ${coveredBy(shop_id, scope)}
    select o.id, ${nameSql(sql`o.translations`, sql`o.label`, language)} as name, to_char(o.start, 'YYYY-MM-DD') as start, to_char(o."end", 'YYYY-MM-DD') as "end"
      from others o where ${where} order by o.start, o.id`)
  return rows.map((row) => ({ ...row, id: Number(row.id), by }))
}

/** Of the records that a scope names, those that are none of the shop's. */
export function foreignIn(shop_id: number, scope: SaleScope): SQL {
  const named = [
    ['products', scope.products],
    ['categories', scope.categories],
    ['tags', scope.tags],
    ['shop_payment_methods', scope.payment_methods],
    ['customer_groups', scope.customer_groups],
  ] as const
  return sql.join(
    named.map(
      ([table, ids]) => sql`select named.id from unnest(${listOf(ids)}) as named (id)
        where not exists (select from ${sql.identifier(table)} r where r.shop_id = ${shop_id} and r.id = named.id)`,
    ),
    sql` union all `,
  )
}

/** Nobody is in both only where each names groups and no group is in both. */
function sameCustomers({ customer_groups, without_groups }: SaleScope): SQL {
  if (customer_groups.length === 0) return sql`true`
  return sql`(c.customer_groups = '{}' or c.customer_groups && ${listOf(customer_groups)}
    or (c.without_groups = 1 and ${without_groups} = 1))`
}

function meetingOf(shop_id: number, scope: SaleScope): { readonly by: RivalSale['by']; readonly where: SQL } {
  if (scope.basis === 'tag') return { by: 'tag', where: sql`o.basis = 'tag' and o.tags && ${listOf(scope.tags)}` }
  if (scope.basis === 'payment_method')
    return {
      by: 'customer',
      where: sql`o.basis = 'payment_method' and exists (
        select from shop_payment_methods theirs
          join shop_payment_methods ours on ours.shop_id = theirs.shop_id and ours.method = theirs.method
         where theirs.shop_id = ${shop_id} and theirs.id = any(o.payment_methods)
           and ours.id = any(${listOf(scope.payment_methods)}))`,
    }
  return {
    by: 'product',
    where: sql`o.basis in ('product', 'category') and (
      exists (select from under theirs join under ours on ours.of = 0 and ours.category_id = theirs.category_id
               where theirs.of = o.id)
      or exists (select from covered theirs join covered ours on ours.of = 0 and ours.product_id = theirs.product_id
                  where theirs.of = o.id))`,
  }
}

/** Categories with all below them, and the products that they and the lists of products cover; the sale that is judged is number 0. */
function coveredBy(shop_id: number, { products, categories }: SaleScope): SQL {
  return sql`under (of, category_id) as (
      select id, unnest(categories) from others where basis = 'category'
      union select 0, unnest(${listOf(categories)})
      union select under.of, k.id from under join categories k on k.shop_id = ${shop_id} and k.parent_id = under.category_id
    ), covered (of, product_id) as (
      select id, unnest(products) from others where basis = 'product'
      union select 0, unnest(${listOf(products)})
      union select under.of, p.product_id from under
              join product_categories p on p.shop_id = ${shop_id} and p.category_id = under.category_id
      union select under.of, p.id from under
              join products p on p.shop_id = ${shop_id} and p.main_category_id = under.category_id
    )`
}

function listOf(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::bigint[]`
}
