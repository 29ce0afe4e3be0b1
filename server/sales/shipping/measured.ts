import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Shipping } from '#api/contract/sales/shipments.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { packedJoin } from '#server/sales/short-picks/read.ts'

/** Carriers count a desi for so many cubic centimetres. */
export const desi = sql.raw('3000')

const pieces = sql`coalesce(packing.picked, l.quantity)`

/** What the packed pieces of `orders` weigh and measure: nothing is said where the catalog does not know it of every one. */
export const measured: SQL<Shipping['measured']> = sql`(
  select json_build_object(
           'weight', case when bool_and(v.weight is not null) then nullif(round(sum(v.weight * ${pieces}), 3), 0) end,
           'desi', case when bool_and(v.width * v.height * v.length is not null)
                        then nullif(round(sum(v.width * v.height * v.length * ${pieces}) / ${desi}, 3), 0) end)
    from order_lines l left join variants v on v.shop_id = l.shop_id and v.id = l.variant_id ${packedJoin}
   where l.shop_id = orders.shop_id and l.order_id = orders.id and ${pieces} > 0)`

/** The same of one order. */
export async function measuredOf(
  db: Database,
  { shop_id, id }: { readonly shop_id: number; readonly id: number },
): Promise<Shipping['measured']> {
  const own = and(eq(orders.shop_id, shop_id), eq(orders.id, id))
  const [row] = await db.select({ measured }).from(orders).where(own)
  return row?.measured ?? { weight: null, desi: null }
}
