import { assign, object, omit, type Struct, string } from 'superstruct'
import { exportQuery, type FileLanguage } from '#api/contract/exports.ts'
import { MatchQuery } from '#api/contract/product-matches.ts'
import { ReviewQuery } from '#api/contract/product-reviews.ts'
import { ProductQuery } from '#api/contract/products.ts'
import { resources } from '#api/resources/index.ts'
import { productMatches } from '#api/resources/product-matches.ts'
import { productReviews } from '#api/resources/product-reviews.ts'
import { products } from '#api/resources/products.ts'
import type { Resource } from '#api/resources/resource.ts'
import { queryOf, type RecordQuery } from '#api/resources/wire.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { defaultLanguage } from '#server/http/language.ts'
import { matchIds, matchRows } from '#server/matches/list.ts'
import { productIds } from '#server/products/list.ts'
import { productRows } from '#server/products/rows.ts'
import { recordIds, recordRows } from '#server/records/list.ts'
import { type RecordTable, tables } from '#server/records/tables.ts'
import { reviewIds } from '#server/reviews/list.ts'
import { say } from '#server/texts.ts'
import { cellsOf, chosenColumns } from './columns.ts'
import { exportTypes, fileOf } from './file.ts'
import { matchColumnsIn } from './matches.ts'
import { notesOf } from './notes.ts'
import { productColumnsIn } from './products.ts'
import { recordColumnsIn } from './record-columns.ts'
import { reviewColumnsIn, reviewRows } from './reviews.ts'

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
      const title = say(resource.title, lang as FileLanguage)
      const notes = await notesOf({ db, shop_id, resource, query, lang })
      return fileOf({ title, columns: chosen, rows, ...notes }, resource.name, format)
    },
  })
}

const exportProducts = endpoint({
  method: 'GET',
  path: '/v1/panel/products/export',
  summary: 'Everything that a list of products shows, as a file',
  query: asked<ProductQuery>(ProductQuery as unknown as Struct<ProductQuery, object>),
  data: string(),
  file: exportTypes,
  codes: products.codes.list,
  handle: async ({ db, actor: { shop_id }, language, query: { format, columns, lang = 'tr', ...query } }) => {
    const chosen = chosenColumns(productColumnsIn(lang), columns)
    const ids = await productIds(db, shop_id, query)
    const rows = cellsOf(ids, chosen, (some) => productRows(db, language, some))
    const resource = products as unknown as Resource
    const notes = await notesOf({ db, shop_id, resource, query, lang })
    return fileOf({ title: say(products.title, lang), columns: chosen, rows, ...notes }, 'products', format)
  },
})

const exportReviews = endpoint({
  method: 'GET',
  path: '/v1/panel/product-reviews/export',
  summary: 'Everything that a list of product reviews shows, as a file',
  query: asked<ReviewQuery>(ReviewQuery as unknown as Struct<ReviewQuery, object>),
  data: string(),
  file: exportTypes,
  codes: productReviews.codes.list,
  handle: async ({ db, actor: { shop_id }, language, query: { format, columns, lang = 'tr', ...query } }) => {
    const chosen = chosenColumns(reviewColumnsIn(lang), columns)
    const ids = await reviewIds(db, shop_id, query)
    const rows = cellsOf(ids, chosen, (some) => reviewRows(db, language, some))
    const resource = productReviews as unknown as Resource
    const notes = await notesOf({ db, shop_id, resource, query, lang })
    return fileOf({ title: say(productReviews.title, lang), columns: chosen, rows, ...notes }, resource.name, format)
  },
})

const exportMatches = endpoint({
  method: 'GET',
  path: '/v1/panel/product-matches/export',
  summary: 'Everything that a list of product matches shows, as a file',
  query: asked<MatchQuery>(MatchQuery as unknown as Struct<MatchQuery, object>),
  data: string(),
  file: exportTypes,
  codes: productMatches.codes.list,
  handle: async ({ db, actor: { shop_id }, language, query: { format, columns, lang = 'tr', ...query } }) => {
    const chosen = chosenColumns(matchColumnsIn(lang), columns)
    const ids = await matchIds(db, shop_id, query)
    const rows = cellsOf(ids, chosen, (some) => matchRows({ db, shop_id, language }, some))
    const resource = productMatches as unknown as Resource
    const notes = await notesOf({ db, shop_id, resource, query, lang })
    return fileOf({ title: say(productMatches.title, lang), columns: chosen, rows, ...notes }, resource.name, format)
  },
})

/** The exports of every list. They stand before the calls with ids, which `export` is none of. */
export const exportEndpoints: readonly Endpoint[] = [
  ...Object.entries(tables).flatMap(([name, table]) => {
    const resource = resources[name as keyof typeof tables] as unknown as Resource
    return resource.acts.includes('list') ? [exportOf(resource, table)] : []
  }),
  exportProducts,
  exportReviews,
  exportMatches,
]
