import { listOperations } from '#api/operations/platform/lists.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import type { AnyList } from '#server/platform/lists/list.ts'
import { idsOf } from '#server/platform/lists/page.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { cellsOf, chosenColumns } from './columns.ts'
import { fileOf } from './file.ts'
import { notesOf } from './notes.ts'
import { recordColumnsIn } from './record-columns.ts'

/**
 * All pages of a list as one file, in the list's order. The ids are found first, by one query that the list's indexes answer; the rows are
 * read while the file goes out.
 */
export function exportOf(list: AnyList): Endpoint {
  const { listing } = list
  return endpoint(
    listOperations(listing).export,
    async ({ db, actor, language, query: { format, columns, lang = 'tr', ...query } }) => {
      const { shop_id } = actor
      const reading = { db, shop_id, actor, language }
      const exported = list.exported ?? asListed(list)
      const chosen = chosenColumns(exported.columns(lang), columns)
      const rows = cellsOf(await idsOf(list, reading, query), chosen, (some) => exported.rows(reading, some))
      const notes = await notesOf({ db, shop_id, resource: listing, query, lang })
      return fileOf(
        { title: formatMessage(lang, listing.title), columns: chosen, rows, ...notes },
        { list: listing.name, zone: await zoneOf(db, shop_id) },
        format,
      )
    },
  )
}

/** The listed fields of its rows, each by its kind. */
function asListed({ listing, rows }: AnyList): NonNullable<AnyList['exported']> {
  return {
    columns: (lang) => recordColumnsIn(listing, lang),
    rows: async (reading, ids) => (await rows(reading, ids)).map((row) => ({ ...row, label: listing.label(row) })),
  }
}
