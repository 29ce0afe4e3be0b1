import { and, eq, inArray } from 'drizzle-orm'
import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import { insertMany } from '#server/db/many.ts'
import {
  product_attributes,
  product_categories,
  product_tags,
  product_translations,
} from '#server/db/schema/products.ts'
import { textColumns } from './columns.ts'
import type { Saving } from './saving.ts'

/** Writes what a product has beside its variants: texts, categories, tags and attributes. */
export async function writeParts(
  context: Saving,
  product_id: number,
  product: ProductInput,
  stored: Product | null,
): Promise<void> {
  const { db, actor } = context
  const own = { shop_id: actor.shop_id, product_id }
  await writeTexts(context, product_id, product, stored)
  if (stored) await db.delete(product_categories).where(ownedIn(product_categories, own))
  const categories = product.categories.map((category_id, position) => ({ ...own, category_id, position }))
  await insertMany(db, product_categories, categories)
  if (stored) await db.delete(product_tags).where(ownedIn(product_tags, own))
  const tags = product.tags.map((tag_id) => ({ ...own, tag_id }))
  await insertMany(db, product_tags, tags)
  if (stored) await db.delete(product_attributes).where(ownedIn(product_attributes, own))
  const attributes = product.attributes.map(({ attribute_id, attribute_value_id, value }) => ({
    ...own,
    attribute_id,
    attribute_value_id,
    value,
  }))
  await insertMany(db, product_attributes, attributes)
}

type Part = typeof product_categories | typeof product_tags | typeof product_attributes | typeof product_translations

function ownedIn(part: Part, { shop_id, product_id }: { shop_id: number; product_id: number }) {
  return and(eq(part.shop_id, shop_id), eq(part.product_id, product_id))
}

/** The text of a language keeps its row, so that its id stays. */
async function writeTexts({ db, actor }: Saving, product_id: number, product: ProductInput, stored: Product | null) {
  const its = ownedIn(product_translations, { shop_id: actor.shop_id, product_id })
  const rows = new Map(stored?.translations.map((one) => [one.language_id, one.id]))
  const given = new Set(product.translations.map((one) => one.language_id))
  const gone = [...rows].flatMap(([language, id]) => (given.has(language) || !id ? [] : [id]))
  if (gone.length > 0) await db.delete(product_translations).where(and(its, inArray(product_translations.id, gone)))
  for (const one of product.translations) {
    const own = and(its, eq(product_translations.language_id, one.language_id))
    if (rows.has(one.language_id)) await db.update(product_translations).set(textColumns(one)).where(own)
  }
  const added = product.translations.filter((one) => !rows.has(one.language_id))
  await insertMany(
    db,
    product_translations,
    added.map((one) => ({ shop_id: actor.shop_id, product_id, ...textColumns(one) })),
  )
}
