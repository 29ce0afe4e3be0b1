import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { findRecord } from '#server/platform/records/record.ts'
import { removeRecord } from '#server/platform/records/remove.ts'
import { editRecord } from '#server/platform/records/save.ts'
import type { RecordTable } from '#server/platform/records/tables.ts'

/** What takes a record back: what it was before (`null`: it was not), and the version that the file left. */
export interface RecordInverse {
  readonly id: number
  readonly version: number
  readonly before: Draft | null
}

/** Removes a record that a file added, or gives back what one changed, unless something else has happened to it since (D5, R167). */
export async function restoreRecord(
  work: Work,
  resource: Resource,
  table: RecordTable,
  { id, version, before }: RecordInverse,
): Promise<void> {
  const { db, actor } = work
  if (before) {
    await editRecord({ ...work, body: { ...before, version } }, resource, table, id)
    return
  }
  const stored = await findRecord(db, resource, table, actor.shop_id, id, 'update')
  if (stored.version !== version) throw await staleRefusal(db, { ...stored, subject: resource.name })
  await removeRecord(work, resource, table, id)
}
