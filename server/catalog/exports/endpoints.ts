import { matchOperations } from '#api/operations/catalog/product-matches.ts'
import { productMatches } from '#api/resources/catalog/product-matches.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { matchIds, matchRows } from '#server/catalog/matches/list.ts'
import { exportOwn } from '#server/platform/exports/record-export.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { exportCategories } from './categories.ts'
import { matchColumnsIn } from './matches.ts'
import { exportPrices } from './prices.ts'

const exportMatches = exportOwn(matchOperations.export, productMatches as unknown as Resource, {
  columnsIn: matchColumnsIn,
  ids: ({ db, shop_id }, query) => matchIds(db, shop_id, query),
  rows: matchRows,
})

/** The files of the catalogue's lists that are no resource's. */
export const catalogExports: readonly Endpoint[] = [exportCategories, exportPrices, exportMatches]
