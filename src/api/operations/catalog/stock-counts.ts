import { NewStockCount, StoredCount } from '#api/contract/catalog/stock-counts.ts'
import { stockCounts } from '#api/listings/catalog/stock-counts.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is asked of stock counts beside their life. */
export const stockCountOperations = {
  open: operation({
    method: 'POST',
    path: '/v1/panel/stock-counts',
    summary: 'Opens a stock count of some shelves, or of all goods',
    body: NewStockCount,
    data: StoredCount,
    codes: stockCounts.codes.add,
  }),
}
