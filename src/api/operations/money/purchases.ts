import { Names, NamesQuery } from '#api/contract/catalog/stock-movements.ts'
import { NewPurchase, StoredPurchase } from '#api/contract/money/purchases.ts'
import { SupplierAccount } from '#api/contract/money/supplier-account.ts'
import { purchases } from '#api/listings/money/purchases.ts'
import { operation } from '#api/operations/platform/operation.ts'

const { view, add, edit } = purchases.codes

/** What is asked of purchases beside their list and their life. */
export const purchaseOperations = {
  variants: operation({
    method: 'GET',
    path: '/v1/panel/purchases/variants',
    summary: 'The variants that a text finds by name or code, to be bought',
    query: NamesQuery,
    data: Names,
    codes: [...add, ...edit],
  }),
  account: operation({
    method: 'GET',
    path: '/v1/panel/purchases/suppliers/:id',
    summary: 'What a supplier is owed in the books, and the movements that made it so',
    data: SupplierAccount,
    codes: view,
  }),
  open: operation({
    method: 'POST',
    path: '/v1/panel/purchases',
    summary: 'Opens a purchase of a supplier, as a draft',
    body: NewPurchase,
    data: StoredPurchase,
    codes: add,
  }),
}
