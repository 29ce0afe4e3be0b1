import { assign, object, omit, type Struct, string } from 'superstruct'
import { exportQuery } from '#api/contract/platform/exports.ts'
import type { Queried } from '#api/contract/platform/lists.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { AnyList } from '#server/platform/lists/list.ts'
import { idsOf } from '#server/platform/lists/page.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { cellsOf, chosenColumns } from './columns.ts'
import { exportTypes, fileOf } from './file.ts'
import { notesOf } from './notes.ts'

const ofExport = object(exportQuery)
type OfExport = (typeof ofExport)['TYPE']

/** A list's own questions without its pages, and those about the file. */
export function exportQueryOf<Q extends object>(query: Struct<Q, object>): Struct<Q & OfExport> {
  return assign(omit(query as never, ['page', 'limit'] as never), ofExport) as unknown as Struct<Q & OfExport>
}

/**
 * All pages of a list as one file, in the list's order. The ids are found first, by one query that the list's indexes answer; the rows are
 * read while the file goes out.
 */
export function exportOf(list: AnyList): Endpoint {
  const { listing } = list
  return endpoint({
    method: 'GET',
    path: `/v1/panel/${listing.name}/export`,
    summary: `Everything that a list of ${listing.name} shows, as a file`,
    query: exportQueryOf(listing.query as Struct<Queried, object>),
    data: string(),
    file: exportTypes,
    codes: listing.codes.list,
    handle: async ({ db, actor, language, query: { format, columns, lang = 'tr', ...query } }) => {
      const { shop_id } = actor
      const reading = { db, shop_id, actor, language }
      const chosen = chosenColumns(list.exported.columns(lang), columns)
      const rows = cellsOf(await idsOf(list, reading, query), chosen, (some) => list.exported.rows(reading, some))
      const notes = await notesOf({ db, shop_id, resource: listing, query, lang })
      return fileOf(
        { title: formatMessage(lang, listing.title), columns: chosen, rows, ...notes },
        listing.name,
        format,
      )
    },
  })
}
