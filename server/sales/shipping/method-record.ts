import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { walkInStays } from '#api/rules/platform/contacts.ts'
import { insertMany } from '#server/db/many.ts'
import { shipping_methods as methods } from '#server/db/schema/shipping-methods.ts'
import { shipping_method_zones as places } from '#server/db/schema/zones.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** What a shipping method keeps beside its columns: the zones that it sends to. */
export const shippingMethodRecord: RecordHooks = {
  read: async (db, shop_id, ids) => {
    const rows = await db
      .select()
      .from(places)
      .where(and(eq(places.shop_id, shop_id), inArray(places.shipping_method_id, [...ids])))
      .orderBy(asc(places.zone_id))
    const of = (id: number) => rows.filter((row) => row.shipping_method_id === id).map((row) => row.zone_id)
    return new Map(ids.map((id) => [id, { zones: of(id) }]))
  },
  keep: async (db, { shop_id, id }) => {
    const own = and(eq(methods.shop_id, shop_id), eq(methods.id, id), eq(methods.walk_in, 1))
    return (await db.$count(methods, own)) > 0 ? [{ id: walkInStays.id }] : []
  },
  filters: {
    zones: (shop_id, id) =>
      sql`${methods.id} in (select ${places.shipping_method_id} from ${places}
           where ${places.shop_id} = ${shop_id} and ${places.zone_id} = ${id})`,
  },
  write: async (db, shipping_method_id, { shop_id, draft }) => {
    await db.delete(places).where(and(eq(places.shop_id, shop_id), eq(places.shipping_method_id, shipping_method_id)))
    const ids = draft.zones as readonly number[]
    await insertMany(
      db,
      places,
      ids.map((zone_id) => ({ shop_id, shipping_method_id, zone_id })),
    )
  },
}
