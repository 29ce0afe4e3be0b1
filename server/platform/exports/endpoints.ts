import { assign, object, omit, type Struct, string } from 'superstruct'
import { MatchQuery } from '#api/contract/catalog/product-matches.ts'
import { exportQuery, type FileLanguage } from '#api/contract/platform/exports.ts'
import { JobQuery } from '#api/contract/platform/jobs.ts'
import { OrderQuery } from '#api/contract/sales/order-list.ts'
import { RefundQuery } from '#api/contract/sales/refunds.ts'
import { jobs } from '#api/registry/jobs.ts'
import { resources } from '#api/registry/resources.ts'
import { productMatches } from '#api/resources/catalog/product-matches.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { queryOf, type RecordQuery } from '#api/resources/platform/wire.ts'
import { orderRefunds } from '#api/resources/sales/order-refunds.ts'
import { orders } from '#api/resources/sales/orders.ts'
import { exportCategories } from '#server/catalog/exports/categories.ts'
import { matchColumnsIn } from '#server/catalog/exports/matches.ts'
import { exportPrices } from '#server/catalog/exports/prices.ts'
import { matchIds, matchRows } from '#server/catalog/matches/list.ts'
import type { Database } from '#server/db/open.ts'
import { type Actor, type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { defaultLanguage } from '#server/platform/http/language.ts'
import { jobIds, jobRows } from '#server/platform/jobs/list.ts'
import { recordIds, recordRows } from '#server/platform/records/list.ts'
import { type RecordTable, tables } from '#server/platform/records/tables.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { orderColumnsIn } from '#server/sales/exports/orders.ts'
import { refundColumnsIn } from '#server/sales/exports/refunds.ts'
import { orderIds, orderRows } from '#server/sales/orders/list.ts'
import { refundIds, refundRows } from '#server/sales/refunds/list.ts'
import { cellsOf, chosenColumns, type ExportColumn } from './columns.ts'
import { exportTypes, fileOf } from './file.ts'
import { exportJobRows } from './job-rows.ts'
import { jobColumnsIn } from './jobs.ts'
import { notesOf } from './notes.ts'
import { recordColumnsIn } from './record-columns.ts'

const ofExport = object(exportQuery)
type OfExport = (typeof ofExport)['TYPE']

/** A list's own questions without its pages, and those about the file. */
function asked<Q extends object>(query: Struct<Q, object>): Struct<Q & OfExport> {
  return assign(omit(query as never, ['page', 'limit'] as never), ofExport) as unknown as Struct<Q & OfExport>
}

/**
 * All pages of a list as one file, in the list's order. The ids are found first, by one query that the list's indexes answer; the rows are
 * read while the file goes out.
 */
function exportOf(resource: Resource, table: RecordTable): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/v1/panel/${resource.name}/export`,
    summary: `Everything that a list of ${resource.name} shows, as a file`,
    query: asked<RecordQuery>(queryOf(resource) as Struct<RecordQuery, object>),
    data: string(),
    file: exportTypes,
    codes: resource.codes.list,
    handle: async ({ db, actor: { shop_id }, language, query: { format, columns, lang = 'tr', ...query } }) => {
      const chosen = chosenColumns(recordColumnsIn(resource, lang), columns)
      const fallback = await defaultLanguage(db, shop_id)
      const listed = { resource, table, shop_id, language, fallback, query }
      const ids = await recordIds(db, listed)
      const rows = cellsOf(ids, chosen, (some) => recordRows(db, listed, some))
      const title = formatMessage(lang as FileLanguage, resource.title)
      const notes = await notesOf({ db, shop_id, resource, query, lang })
      return fileOf({ title, columns: chosen, rows, ...notes }, resource.name, format)
    },
  })
}

interface Reading {
  readonly db: Database
  readonly shop_id: number
  readonly actor: Actor
  readonly language: number
}

/** A list that finds its rows by queries of its own. */
interface OwnList<Q extends object, R> {
  readonly query: Struct<Q, object>
  columnsIn(lang: FileLanguage): readonly ExportColumn<R>[]
  ids(reading: Reading, query: Q): Promise<readonly number[]>
  rows(reading: Reading, ids: readonly number[]): Promise<readonly R[]>
}

function exportOwn<Q extends object, R>(resource: Resource, list: OwnList<Q, R>): Endpoint {
  return endpoint({
    method: 'GET',
    path: `/v1/panel/${resource.name}/export`,
    summary: `Everything that a list of ${resource.name} shows, as a file`,
    query: asked<Q>(list.query),
    data: string(),
    file: exportTypes,
    codes: resource.codes.list,
    handle: async ({ db, actor, language, query: { format, columns, lang = 'tr', ...rest } }) => {
      const query = rest as unknown as Q
      const { shop_id } = actor
      const reading = { db, shop_id, actor, language }
      const chosen = chosenColumns(list.columnsIn(lang as FileLanguage), columns)
      const rows = cellsOf(await list.ids(reading, query), chosen, (some) => list.rows(reading, some))
      const title = formatMessage(lang as FileLanguage, resource.title)
      const notes = await notesOf({ db, shop_id, resource, query: query as never, lang: lang as FileLanguage })
      return fileOf({ title, columns: chosen, rows, ...notes }, resource.name, format)
    },
  })
}

const exportMatches = exportOwn(productMatches as unknown as Resource, {
  query: MatchQuery as unknown as Struct<MatchQuery, object>,
  columnsIn: matchColumnsIn,
  ids: ({ db, shop_id }, query) => matchIds(db, shop_id, query),
  rows: matchRows,
})

const exportOrders = exportOwn(orders as unknown as Resource, {
  query: OrderQuery as unknown as Struct<OrderQuery, object>,
  columnsIn: orderColumnsIn,
  ids: ({ db, shop_id }, query) => orderIds(db, shop_id, query),
  rows: ({ db }, ids) => orderRows(db, ids),
})

const exportRefunds = exportOwn(orderRefunds as unknown as Resource, {
  query: RefundQuery as unknown as Struct<RefundQuery, object>,
  columnsIn: refundColumnsIn,
  ids: ({ db, shop_id }, query) => refundIds(db, shop_id, query),
  rows: ({ db, shop_id }, ids) => refundRows(db, shop_id, ids),
})

const exportJobs = exportOwn(jobs as unknown as Resource, {
  query: JobQuery as unknown as Struct<JobQuery, object>,
  columnsIn: jobColumnsIn,
  ids: ({ db, actor }, query) => jobIds(db, actor, query),
  rows: ({ db }, ids) => jobRows(db, ids),
})

/** The exports of every list. They stand before the calls with ids, which `export` is none of. */
export const exportEndpoints: readonly Endpoint[] = [
  ...Object.entries(tables).flatMap(([name, table]) => {
    const resource = resources[name as keyof typeof tables] as unknown as Resource
    return resource.acts.includes('list') ? [exportOf(resource, table)] : []
  }),
  exportCategories,
  exportPrices,
  exportMatches,
  exportRefunds,
  exportOrders,
  exportJobs,
  exportJobRows,
]
