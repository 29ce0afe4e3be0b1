import { sql } from 'drizzle-orm'
import type { CollectionRow } from '#api/contract/money/collections.ts'
import { collections } from '#api/listings/money/collections.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, equals, listFrom } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** The collections. */
export const collectionList = listFrom(collections, {
  from: ['collections', 'c'],
  filters: {
    method: equals(sql`c.method`),
    state: (state) => (state === 'undone' ? sql`c.undone_at is not null` : sql`c.undone_at is null`),
  },
  sortings: {},
  found: (word) => sql`(${anywhere(sql`lower(c.reference collate "und-x-icu")`)(word)} or c.customer_id in (
    select u.id from users u where u.shop_id = c.shop_id and ${anywhere(sql`u.search`)(word)}))`,
  rows: collectionRows,
})

type Stored = Omit<CollectionRow, 'amount'> & { readonly amount: number } & Record<string, unknown>

async function collectionRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<CollectionRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select c.id, to_char(c.paid_on, 'YYYY-MM-DD') as day, c.customer_id, u.label as customer, c.amount::float8 as amount, c.currency, c.method,
           coalesce(a.name, '') as account, c.reference, coalesce(nullif(staff.label, ''), '–') as "user",
           case when c.undone_at is null then 'standing' else 'undone' end as state
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join collections c on c.shop_id = ${shop_id} and c.id = page.id
      join users u on u.shop_id = c.shop_id and u.id = c.customer_id
      left join accounts a on a.shop_id = c.shop_id and a.id = c.account_id
      left join users staff on staff.shop_id = c.shop_id and staff.id = c.user_id
     order by page.place`)
  return rows.map((row) => ({ ...row, amount: decimalOf(row.amount) }))
}
