import { type SQL, sql } from 'drizzle-orm'
import type { BulkChoice } from '#api/contract/catalog/bulk.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import { productList } from '#server/catalog/products/list.ts'
import type { Database } from '#server/db/open.ts'
import type { NewRow } from '#server/platform/jobs/start.ts'
import { chosenBy } from '#server/platform/lists/choose.ts'
import { type Choosable, idArray } from './choice.ts'

/** Products, newest first: those that are named, or all that the filters of the list leave, but for some. */
export const productsChosen: Choosable<BulkChoice> = {
  subject: 'products',
  some: somethingSelected,
  rows: async (db, shop_id, choice) =>
    choice.ids
      ? sql`
        select distinct chosen.id as record_id, coalesce(p.label, '') as label
          from unnest(${idArray(choice.ids)}) as chosen(id)
          left join products p on p.shop_id = ${shop_id} and p.id = chosen.id
         order by 1 desc`
      : sql`select p.id as record_id, p.label ${await leftBy(db, shop_id, choice)} order by p.id desc`,
  // What lies in the bin is the shop's still.
  foreign: (shop_id, { ids }) =>
    ids &&
    sql`
      select distinct chosen.id from unnest(${idArray(ids)}) as chosen(id)
       where not exists (select from products p where p.shop_id = ${shop_id} and p.id = chosen.id)
         and not exists (select from bin b where b.shop_id = ${shop_id} and b.resource = 'products' and b.record_id = chosen.id)
       order by 1`,
  total: async (db, shop_id, choice) =>
    choice.ids
      ? sql`select count(distinct id)::int as total from unnest(${idArray(choice.ids)}) as chosen(id)`
      : sql`select count(*)::int as total ${await leftBy(db, shop_id, choice)}`,
}

async function leftBy(db: Database, shop_id: number, { filter, except }: BulkChoice): Promise<SQL> {
  return sql`${await chosenBy(productList, { db, shop_id }, filter ?? {})} and p.id <> all(${idArray(except)})`
}

/** Every product of the shop, if there are any. */
export async function allProducts(db: Database, shop_id: number): Promise<NewRow[]> {
  const all = await productsChosen.rows(db, shop_id, { ids: null, filter: null, except: [] })
  const { rows } = await db.execute<NewRow & Record<string, unknown>>(all)
  return rows
}
