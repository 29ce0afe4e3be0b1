import { and, eq } from 'drizzle-orm'
import { urlOf } from '#api/contract/platform/files.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { StoredRecord } from '#api/resources/platform/wire.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { picturesOf } from '#server/platform/records/listed-values.ts'
import { withOwnFields } from './own-fields.ts'
import type { RecordTable } from './tables.ts'
import { textPictures } from './text-pictures.ts'
import { toRow } from './values.ts'

/** A row of a resource's table: the columns that every record has, and by name those of its fields. */
export type StoredRow = RecordTable['$inferSelect'] & Draft

/**
 * The shop's record, or 404. It can be locked until the transaction ends: with `no key update` others may go on naming it, with `update` they
 * wait.
 */
export async function findRecord(
  db: Database,
  resource: Resource,
  table: RecordTable,
  shop_id: number,
  id: number,
  lock?: 'update' | 'no key update',
): Promise<StoredRow> {
  const own = db
    .select()
    .from(table)
    .where(and(eq(table.shop_id, shop_id), eq(table.id, id)))
  const [row] = await (lock ? own.for(lock) : own)
  if (!row) throw refuse(404, notFound)
  return wholeRow(db, resource, row as StoredRow)
}

/** A stored row with the fields that are kept beside it. */
export async function wholeRow(db: Database, resource: Resource, row: StoredRow): Promise<StoredRow> {
  const [whole = row] = await withOwnFields(db, resource, row.shop_id, [row])
  return whole
}

/** A stored row with all its fields, as calls answer it. */
export function wholeRecord(resource: Resource, row: StoredRow): StoredRecord {
  const { id, version } = row
  const fields = toRow(resource, row)
  const urls = imageFields(resource).map((key) => [`${key}_url`, urlOf(String(fields[key]))])
  return {
    id,
    version,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    ...fields,
    ...Object.fromEntries(urls),
  }
}

/** The names of all stored pictures that a row holds, those of its values and inside its texts included. */
export function picturesIn(resource: Resource, row: Draft): string[] {
  const inFields = Object.entries(resource.fields).flatMap(([key, field]) => {
    if (field.kind === 'image') return [String(row[key])]
    return field.kind === 'values' && field.swatch ? picturesOf(row) : []
  })
  return [...inFields, ...textPictures(resource, row).map(({ name }) => name)]
}

/** The fields that name a stored picture. */
export function imageFields(resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([key, field]) => (field.kind === 'image' ? [key] : []))
}
