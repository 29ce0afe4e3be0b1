import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { insertMany } from '#server/db/many.ts'
import { variant_options } from '#server/db/schema/products.ts'
import type { Saving } from './saving.ts'
import type { Kept } from './variants.ts'

/** Writes the options of the variants whose options changed. */
export async function writeOptions({ db, actor }: Saving, kept: readonly Kept[]): Promise<void> {
  const changed = kept.filter(({ given, stored }) => !isDeepStrictEqual(sorted(given.options), stored?.options ?? []))
  const emptied = changed.filter(({ stored }) => stored?.options.length).map(({ id }) => id)
  if (emptied.length > 0)
    await db
      .delete(variant_options)
      .where(and(eq(variant_options.shop_id, actor.shop_id), inArray(variant_options.variant_id, emptied)))
  const rows = changed.flatMap(({ id, given }) =>
    given.options.map(({ option_id, option_value_id }) => ({
      shop_id: actor.shop_id,
      variant_id: id,
      option_id,
      option_value_id,
    })),
  )
  await insertMany(db, variant_options, rows)
}

function sorted(options: Kept['given']['options']) {
  return options.toSorted((one, other) => one.option_id - other.option_id)
}
