import { OrderContracts } from '#api/contract/content/contracts.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What an order was agreed on. */
export const orderContractOperations = {
  read: operation({
    method: 'GET',
    path: '/v1/panel/orders/:id/contracts',
    summary: 'The contracts of an order as they were written with it',
    data: OrderContracts,
    codes: orders.codes.view,
  }),
}
