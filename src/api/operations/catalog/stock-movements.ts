import {
  Names,
  NamesQuery,
  NewStockMovements,
  StockedVariant,
  StockedVariantQuery,
  StockHistory,
  StockHistoryQuery,
  StoredMovements,
} from '#api/contract/catalog/stock-movements.ts'
import { stockMovements } from '#api/listings/catalog/stock-movements.ts'
import { operation } from '#api/operations/platform/operation.ts'

const { list, add } = stockMovements.codes

/** What is asked of the stock ledger beside its list. */
export const stockMovementOperations = {
  variants: operation({
    method: 'GET',
    path: '/v1/panel/stock-movements/variants',
    summary: 'The variants that a text finds by name or code',
    query: NamesQuery,
    data: Names,
    // The lists of orders name one by it.
    codes: [...list, ...add, 1500],
  }),
  users: operation({
    method: 'GET',
    path: '/v1/panel/stock-movements/users',
    summary: 'Who moved stock',
    query: NamesQuery,
    data: Names,
    codes: list,
  }),
  variant: operation({
    method: 'GET',
    path: '/v1/panel/stock-movements/variant',
    summary: 'One variant with its stock, by its id, or exactly its stock code or barcode',
    query: StockedVariantQuery,
    data: StockedVariant,
    codes: [...list, ...add],
  }),
  history: operation({
    method: 'GET',
    path: '/v1/panel/stock-movements/history',
    summary: 'How the stock of a variant or a product became what it is: its last movements, folded to the figure',
    query: StockHistoryQuery,
    data: StockHistory,
    codes: list,
  }),
  add: operation({
    method: 'POST',
    path: '/v1/panel/stock-movements',
    summary: 'Writes movements of one type that the staff made: goods that came, went, were counted or are lost',
    body: NewStockMovements,
    data: StoredMovements,
    codes: add,
    key: 'required',
  }),
}
