import { and, asc, eq } from 'drizzle-orm'
import { resourceNamed } from '#api/registry/resources.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { defaultLanguage } from '#server/platform/http/language.ts'
import type { RecordTable } from '#server/platform/records/tables.ts'
import { type Finder, most } from './searching.ts'
import { wordsIn } from './words.ts'

/** The records of a resource that a text finds, by their names. */
export function findRecords(name: string, table: RecordTable): Finder {
  return async ({ db, shop_id, language, text }) => {
    const resource = resourceNamed(name)
    if (!resource) return []
    const rows = await db
      .select()
      .from(table)
      .where(and(eq(table.shop_id, shop_id), ...wordsIn(table.search, text)))
      .orderBy(asc(table.label), asc(table.id))
      .limit(most)
    if (rows.length === 0) return []
    const fallback = await defaultLanguage(db, shop_id)
    return rows.map((row) => ({
      id: row.id,
      label: nameIn(resource, row as Draft, language, fallback) || row.label,
      code: '',
    }))
  }
}
