import { and, asc, eq, getTableColumns, inArray, notInArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { NamedValue } from '#api/resources/platform/values.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { isColour, valueInUse } from '#api/rules/platform/values.ts'
import { insertMany, updateMany } from '#server/db/many.ts'
import type { Database } from '#server/db/open.ts'
import type { attribute_values, Names, option_values } from '#server/db/schema/catalogue.ts'
import { attachFiles, releaseFiles } from '#server/platform/files/attach.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'

/** A table of values that other records name by their ids, so that each keeps its id, and one that is in use stays. */
interface Values {
  readonly table: typeof attribute_values | typeof option_values
  /** Whose values they are. */
  readonly owner: AnyPgColumn
  /** How many products have each of these, those that have none left out. */
  used(db: Database, shop_id: number, ids: readonly number[]): Promise<readonly { id: number; count: number }[]>
  /** Lets go of what names these and is shown nowhere any more. */
  forget?(db: Database, shop_id: number, ids: readonly number[]): Promise<void>
}

/** The values of a resource, kept beside it. */
export function listedValues({ table, owner, used, forget }: Values): RecordHooks {
  const hasLooks = 'swatch' in getTableColumns(table)
  const ownerKey = owner.name
  const ofOwners = (shop_id: number, ids: readonly number[]) =>
    and(eq(table.shop_id, shop_id), inArray(owner, [...ids])) as SQL
  const toNamed = (row: Stored): NamedValue => ({
    id: row.id,
    translations: row.translations as NamedValue['translations'],
    ...(hasLooks ? { swatch: row.swatch ?? '' } : {}),
  })
  return {
    read: async (db, shop_id, ids) => {
      const rows = await db
        .select()
        .from(table)
        .where(ofOwners(shop_id, ids))
        .orderBy(asc(table.position), asc(table.label), asc(table.id))
      const of = (id: number) => (rows as Stored[]).filter((row) => row[ownerKey as 'id'] === id)
      return new Map(ids.map((id) => [id, { values: of(id).map(toNamed) }]))
    },
    judge: async (db, kept) => [...strangers(kept), ...(await usedAndGone(db, kept, table, used))],
    write: async (db, id, { shop_id, draft, before, languages }) => {
      const given = valuesOf(draft)
      const gone = goneFrom(before, draft)
      if (gone.length > 0) await forget?.(db, shop_id, gone)
      const kept = given.flatMap((one) => (one.id === null ? [] : [one.id]))
      await db.delete(table).where(and(ofOwners(shop_id, [id]), notInArray(table.id, kept)))
      const rows = given.map(({ translations, ...one }, position) => ({
        id: one.id,
        label: labelOf(translations as Names, languages[0] ?? 0),
        translations,
        position,
        ...(hasLooks ? { swatch: one.swatch ?? '' } : {}),
      }))
      const pictures = given.map(pictureOf)
      await attachFiles(db, shop_id, pictures, (index) => `values.${index}.swatch`)
      await updateMany(
        db,
        table,
        shop_id,
        rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }])),
      )
      await insertMany(
        db,
        table,
        rows.flatMap(({ id: old, ...row }) => (old === null ? [{ ...row, shop_id, [ownerKey]: id }] : [])),
      )
      const loose = (before ? valuesOf(before) : []).map(pictureOf).filter((name) => !pictures.includes(name))
      await releaseFiles(db, shop_id, loose)
    },
  }
}

/** The pictures that the values of a draft name. */
export function picturesOf(draft: Kept['draft']): string[] {
  return valuesOf(draft)
    .map(pictureOf)
    .filter((name) => name !== '')
}

type Stored = typeof attribute_values.$inferSelect & { readonly swatch?: string }

function pictureOf({ swatch = '' }: NamedValue): string {
  return isColour(swatch) ? '' : swatch
}

/** A value may only name its own id, once: never that of another record or shop. */
function strangers({ before, draft }: Kept): Refusal[] {
  const known = before ? valuesOf(before).map(({ id }) => id) : []
  const ids = valuesOf(draft).map(({ id }) => id)
  const at = ids.flatMap((id, index) =>
    id === null || (known.includes(id) && ids.indexOf(id) === index) ? [] : [`values.${index}.id`],
  )
  return at.length > 0 ? [{ id: inChoices([]).id, at }] : []
}

/** One refusal for each value that was taken out and is still chosen somewhere. */
async function usedAndGone(
  db: Database,
  { shop_id, before, draft, languages }: Kept,
  table: Values['table'],
  used: Values['used'],
): Promise<Refusal[]> {
  const gone = goneFrom(before, draft)
  if (gone.length === 0) return []
  // Locked first: a product that is taking one of them up is waited for, and then counted.
  await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.shop_id, shop_id), inArray(table.id, gone)))
    .orderBy(table.id)
    .for('update')
  const counted = await used(db, shop_id, gone)
  const nameOf = (id: number) => {
    const one = before && valuesOf(before).find((value) => value.id === id)
    return one ? labelOf(one.translations as Names, languages[0] ?? 0) : ''
  }
  return counted.map(({ id, count }) => ({
    id: valueInUse.id,
    about: { what: 'products', count, name: nameOf(id), value: id },
    at: ['values'],
  }))
}

function goneFrom(before: Kept['before'], draft: Kept['draft']): number[] {
  const kept = valuesOf(draft).map(({ id }) => id)
  return before ? valuesOf(before).flatMap(({ id }) => (id === null || kept.includes(id) ? [] : [id])) : []
}

function valuesOf(draft: Kept['draft']): readonly NamedValue[] {
  return (draft.values ?? []) as readonly NamedValue[]
}

function labelOf(translations: Names, language: number): string {
  return (translations.find((row) => row.language_id === language) ?? translations[0])?.name ?? ''
}
