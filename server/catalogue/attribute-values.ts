import { and, asc, count, eq, inArray, notInArray } from 'drizzle-orm'
import type { NamedValue } from '#api/resources/values.ts'
import { inChoices } from '#api/rules/fields.ts'
import { inUse } from '#api/rules/records.ts'
import type { Refusal } from '#api/rules/rule.ts'
import { insertMany, updateMany } from '#server/db/many.ts'
import type { Database } from '#server/db/open.ts'
import { attribute_values, type Names } from '#server/db/schema/catalogue.ts'
import { product_attributes } from '#server/db/schema/products.ts'
import type { Beside, Kept } from '#server/records/beside.ts'

/** The values of attributes: products name them by their ids, so a value keeps its id, and one that is in use stays. */
export const attributeValues: Beside = {
  read: async (db, shop_id, ids) => {
    const rows = await db
      .select()
      .from(attribute_values)
      .where(and(eq(attribute_values.shop_id, shop_id), inArray(attribute_values.attribute_id, [...ids])))
      .orderBy(asc(attribute_values.position), asc(attribute_values.label), asc(attribute_values.id))
    const told = (id: number) => rows.filter((row) => row.attribute_id === id)
    return new Map(ids.map((id) => [id, { values: told(id).map(({ id, translations }) => ({ id, translations })) }]))
  },
  judge: async (db, kept) => [...strangers(kept), ...(await usedAndGone(db, kept))],
  write: async (db, attribute_id, { shop_id, draft, languages }) => {
    const kept = valuesOf(draft).flatMap(({ id }) => (id === null ? [] : [id]))
    const own = and(eq(attribute_values.shop_id, shop_id), eq(attribute_values.attribute_id, attribute_id))
    await db.delete(attribute_values).where(and(own, notInArray(attribute_values.id, kept)))
    const rows = valuesOf(draft).map(({ id, translations }, position) => ({
      id,
      label: labelOf(translations as Names, languages[0] ?? 0),
      translations,
      position,
    }))
    await updateMany(
      db,
      attribute_values,
      shop_id,
      rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }])),
    )
    await insertMany(
      db,
      attribute_values,
      rows.flatMap(({ id, ...row }) => (id === null ? [{ ...row, shop_id, attribute_id }] : [])),
    )
  },
}

/** A value may only name its own id, once: never that of another attribute or shop. */
function strangers({ before, draft }: Kept): Refusal[] {
  const known = before ? valuesOf(before).map(({ id }) => id) : []
  const ids = valuesOf(draft).map(({ id }) => id)
  const at = ids.flatMap((id, index) =>
    id === null || (known.includes(id) && ids.indexOf(id) === index) ? [] : [`values.${index}.id`],
  )
  return at.length > 0 ? [{ id: inChoices([]).id, at }] : []
}

async function usedAndGone(db: Database, { shop_id, before, draft }: Kept): Promise<Refusal[]> {
  const kept = valuesOf(draft).map(({ id }) => id)
  const gone = before ? valuesOf(before).flatMap(({ id }) => (id === null || kept.includes(id) ? [] : [id])) : []
  if (gone.length === 0) return []
  // Locked first: a product that is taking one of them up is waited for, and then counted.
  await db
    .select({ id: attribute_values.id })
    .from(attribute_values)
    .where(and(eq(attribute_values.shop_id, shop_id), inArray(attribute_values.id, gone)))
    .for('update')
  const [used] = await db
    .select({ of: count() })
    .from(product_attributes)
    .where(and(eq(product_attributes.shop_id, shop_id), inArray(product_attributes.attribute_value_id, gone)))
  return used && used.of > 0 ? [{ id: inUse.id, about: { what: 'products', count: used.of }, at: ['values'] }] : []
}

function valuesOf(draft: Kept['draft']): readonly NamedValue[] {
  return (draft.values ?? []) as readonly NamedValue[]
}

function labelOf(translations: Names, language: number): string {
  return (translations.find((row) => row.language_id === language) ?? translations[0])?.name ?? ''
}
