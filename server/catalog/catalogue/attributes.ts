import { and, asc, eq, inArray } from 'drizzle-orm'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { attribute_values, attributes, categories, category_attributes } from '#server/db/schema/catalogue.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { nameFor } from './names.ts'

/** What choosing a main category activates (rule R44). */
export const listCategoryAttributes: Endpoint = endpoint(
  catalogOperations.categoryAttributes,
  async ({ db, actor: { shop_id }, language, params: { category_id } }) => {
    const own = and(eq(categories.shop_id, shop_id), eq(categories.id, category_id))
    const [category] = await db.select({ id: categories.id }).from(categories).where(own)
    if (!category) throw refuse(404, notFound)
    const rows = await db
      .select(shown)
      .from(category_attributes)
      .innerJoin(
        attributes,
        and(eq(attributes.shop_id, category_attributes.shop_id), eq(attributes.id, category_attributes.attribute_id)),
      )
      .where(and(eq(category_attributes.shop_id, shop_id), eq(category_attributes.category_id, category_id)))
      .orderBy(asc(category_attributes.position), asc(attributes.label), asc(attributes.id))
    return withValues(db, { shop_id, language }, rows)
  },
)

const shown = { id: attributes.id, label: attributes.label, translations: attributes.translations }
type Shown = Pick<typeof attributes.$inferSelect, keyof typeof shown>

async function withValues(
  db: Database,
  { shop_id, language }: { shop_id: number; language: number },
  rows: readonly Shown[],
) {
  const ids = rows.map((row) => row.id)
  const values = await db
    .select()
    .from(attribute_values)
    .where(and(eq(attribute_values.shop_id, shop_id), inArray(attribute_values.attribute_id, ids)))
    .orderBy(asc(attribute_values.position), asc(attribute_values.label), asc(attribute_values.id))
  const whole = rows.map((row) => ({
    id: row.id,
    name: nameFor(row, language),
    values: values
      .filter((value) => value.attribute_id === row.id)
      .map((value) => ({ id: value.id, name: nameFor(value, language) })),
  }))
  return { rows: whole, total: whole.length }
}
