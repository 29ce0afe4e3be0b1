import { type SQL, sql } from 'drizzle-orm'
import { imageTypes } from '#api/contract/platform/images.ts'

/** The stored name of a variant's picture, of the one that its alias names: its front or first one, or else the product's; none is `null`. */
export function pictureOf(variant: 'v' | 'variants'): SQL<string | null> {
  const v = sql.identifier(variant)
  return sql`coalesce(
    (select i.image from variant_images i
      where i.shop_id = ${v}.shop_id and i.variant_id = ${v}.id and i.deleted = 0 and i.status = 1
      order by i.type = ${imageTypes.front} desc, i.position, i.id limit 1),
    (select nullif(pictured.image, '') from products pictured where pictured.shop_id = ${v}.shop_id and pictured.id = ${v}.product_id))`
}
