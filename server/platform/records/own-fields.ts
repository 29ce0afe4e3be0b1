import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { Database } from '#server/db/open.ts'
import { registry } from '#server/platform/registry.ts'
import type { RecordHooks } from './record-hooks.ts'
import type { RecordTable } from './tables.ts'

/** What a resource does beside the columns of its fields; nothing for most. */
export function hooksOf({ name }: Resource): RecordHooks {
  return registry().hooks[name] ?? {}
}

/** The table that a resource's records are kept in. */
export function tableOf({ name }: Resource): RecordTable {
  const table = registry().tables[name]
  if (!table) throw new Error(`${name} has no table`)
  return table
}

/** Stored rows with the fields that are kept beside them. */
export async function withOwnFields<R extends Draft>(
  db: Database,
  resource: Resource,
  shop_id: number,
  rows: readonly R[],
): Promise<R[]> {
  const ids = rows.map((row) => row.id as number)
  const own = ids.length > 0 ? await hooksOf(resource).read?.(db, shop_id, ids) : undefined
  return rows.map((row) => ({ ...row, ...own?.get(row.id as number) }))
}
