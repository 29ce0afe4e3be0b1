import type { Found } from '#api/contract/platform/search.ts'
import { searchablesFor } from '#api/registry/searchables.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { registry } from '#server/platform/registry.ts'
import { findRecords } from './find-records.ts'
import type { Finder, Searching } from './searching.ts'

/** What a text finds among the kinds that this person may find, in their order; kinds without a match are left out. */
export async function findAll(holder: Holder, context: Searching): Promise<Found['groups']> {
  if (fold(context.text) === '') return []
  const groups = await Promise.all(
    searchablesFor(holder).map(async ({ kind }) => ({ kind, rows: (await finderOf(kind)?.(context)) ?? [] })),
  )
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Records of resources are found by their names, whatever else by a finder of its own. */
function finderOf(kind: string): Finder | undefined {
  const { finders, tables } = registry()
  const table = tables[kind]
  return finders[kind] ?? (table && findRecords(kind, table))
}
