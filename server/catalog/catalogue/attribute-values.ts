import { and, count, eq, inArray } from 'drizzle-orm'
import { attribute_values } from '#server/db/schema/catalogue.ts'
import { product_attributes } from '#server/db/schema/products.ts'
import { listedValues } from '#server/platform/records/listed-values.ts'

/** The values of attributes. */
export const attributeValues = listedValues({
  table: attribute_values,
  owner: attribute_values.attribute_id,
  used: async (db, shop_id, ids) => {
    const value = product_attributes.attribute_value_id
    const rows = await db
      .select({ id: value, count: count() })
      .from(product_attributes)
      .where(and(eq(product_attributes.shop_id, shop_id), inArray(value, [...ids])))
      .groupBy(value)
      .orderBy(value)
    return rows.map((row) => ({ id: Number(row.id), count: row.count }))
  },
})
