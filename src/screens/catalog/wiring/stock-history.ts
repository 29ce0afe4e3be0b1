import { stockMovementOperations } from '#api/operations/catalog/stock-movements.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** Whose stock is asked for: one variant's, or that of all of a product's. */
export type StockOf = { readonly variant_id: number } | { readonly product_id: number }

/** How a stock became what it is. */
export const stockHistory = loaded(
  fromOperation(stockMovementOperations.history, ({ query }: LoadedInput<StockOf>) => ({ query: { ...query } })),
)
