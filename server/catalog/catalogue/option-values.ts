import { and, countDistinct, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { option_values } from '#server/db/schema/catalogue.ts'
import { variant_options, variants } from '#server/db/schema/products.ts'
import { listedValues } from '#server/platform/records/listed-values.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** The values of options. A variant that was deleted does not hold on to its own: it is sold no more, and orders tell what they sold themselves. */
const values = listedValues({
  table: option_values,
  owner: option_values.option_id,
  used: (db, shop_id, ids) =>
    db
      .select({ id: variant_options.option_value_id, count: countDistinct(variants.product_id) })
      .from(variant_options)
      .innerJoin(
        variants,
        and(eq(variants.shop_id, variant_options.shop_id), eq(variants.id, variant_options.variant_id)),
      )
      .where(
        and(
          eq(variant_options.shop_id, shop_id),
          inArray(variant_options.option_value_id, [...ids]),
          eq(variants.deleted, 0),
        ),
      )
      .groupBy(variant_options.option_value_id)
      .orderBy(variant_options.option_value_id),
  forget: async (db, shop_id, ids) => {
    await db
      .delete(variant_options)
      .where(
        and(
          eq(variant_options.shop_id, shop_id),
          inArray(variant_options.option_value_id, [...ids]),
          ofDeletedVariant(db),
        ),
      )
  },
})

export const optionValues: RecordHooks = {
  ...values,
  leave: async (db, shop_id, option_id) => {
    const own = db
      .select({ id: option_values.id })
      .from(option_values)
      .where(and(eq(option_values.shop_id, shop_id), eq(option_values.option_id, option_id)))
    await db
      .delete(variant_options)
      .where(
        and(eq(variant_options.shop_id, shop_id), inArray(variant_options.option_value_id, own), ofDeletedVariant(db)),
      )
  },
}

/** A variant on sale that takes a value up after the values were counted keeps it: the database refuses the deletion then. */
function ofDeletedVariant(db: Database) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(variants)
      .where(
        and(
          eq(variants.shop_id, variant_options.shop_id),
          eq(variants.id, variant_options.variant_id),
          eq(variants.deleted, 1),
        ),
      ),
  )
}
