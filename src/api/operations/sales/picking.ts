import { Picking, PickingSave } from '#api/contract/sales/picking.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** Basket picking. */
export const pickingOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/orders/:id/picking',
    summary: 'What is to be picked for an order, and how far it is picked',
    data: Picking,
    codes: orders.codes.edit,
  }),
  save: operation({
    method: 'PUT',
    path: '/v1/panel/orders/:id/picking',
    summary: 'Stores what of an order is in the basket, and ends its picking when that is asked',
    body: PickingSave,
    data: Picking,
    codes: orders.codes.edit,
  }),
}
