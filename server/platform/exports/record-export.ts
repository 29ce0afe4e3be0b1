import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { recordOperations } from '#api/operations/platform/records.ts'
import { resourceNamed } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { defaultLanguage } from '#server/platform/http/language.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { recordIds, recordRows } from '#server/platform/records/list.ts'
import type { RecordTable } from '#server/platform/records/tables.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { cellsOf, chosenColumns } from './columns.ts'
import { fileOf } from './file.ts'
import { notesOf } from './notes.ts'
import { recordColumnsIn } from './record-columns.ts'

/**
 * All pages of a list as one file, in the list's order. The ids are found first, by one query that the list's indexes answer; the rows are
 * read while the file goes out.
 */
function exportOf(resource: Resource, table: RecordTable): Endpoint {
  return endpoint(
    recordOperations(resource).export,
    async ({ db, actor: { shop_id }, language, query: { format, columns, lang = 'tr', ...query } }) => {
      const chosen = chosenColumns(recordColumnsIn(resource, lang), columns)
      const fallback = await defaultLanguage(db, shop_id)
      const listed = { resource, table, shop_id, language, fallback, query }
      const ids = await recordIds(db, listed)
      const rows = cellsOf(ids, chosen, (some) => recordRows(db, listed, some))
      const title = formatMessage(lang as FileLanguage, resource.title)
      const notes = await notesOf({ db, shop_id, resource, query, lang })
      const name = { list: resource.name, zone: await zoneOf(db, shop_id) }
      return fileOf({ title, columns: chosen, rows, ...notes }, name, format)
    },
  )
}

/** The files of the lists of these tables' resources. They stand before the calls with ids, which `export` is none of. */
export function exportsOfRecords(tables: Readonly<Record<string, RecordTable>>): Endpoint[] {
  return Object.entries(tables).flatMap(([name, table]) => {
    const resource = resourceNamed(name)
    return resource?.acts.includes('list') ? [exportOf(resource, table)] : []
  })
}
