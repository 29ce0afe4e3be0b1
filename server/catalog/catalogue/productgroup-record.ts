import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { insertMany } from '#server/db/many.ts'
import { productgroup_products as members, productgroups } from '#server/db/schema/product-groups.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** What a product group keeps beside its columns: its products, in order. */
export const productgroupRecord: RecordHooks = {
  read: async (db, shop_id, ids) => {
    const rows = await db
      .select()
      .from(members)
      .where(and(eq(members.shop_id, shop_id), inArray(members.productgroup_id, [...ids])))
      .orderBy(asc(members.position), asc(members.product_id))
    const of = (id: number) => rows.filter((row) => row.productgroup_id === id).map((row) => row.product_id)
    return new Map(ids.map((id) => [id, { products: of(id) }]))
  },
  filters: {
    products: (shop_id, id) =>
      sql`${productgroups.id} in (select ${members.productgroup_id} from ${members}
           where ${members.shop_id} = ${shop_id} and ${members.product_id} = ${id})`,
  },
  write: async (db, productgroup_id, { shop_id, draft }) => {
    const own = and(eq(members.shop_id, shop_id), eq(members.productgroup_id, productgroup_id))
    await db.delete(members).where(own)
    const ids = draft.products as readonly number[]
    const rows = ids.map((product_id, position) => ({ shop_id, productgroup_id, product_id, position }))
    await insertMany(db, members, rows)
  },
}
