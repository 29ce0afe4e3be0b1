import {
  NeedsAnswer,
  OrdersBlock,
  ProductsBlock,
  SizeBlock,
  TurnoverBlock,
  UsersBlock,
} from '#api/contract/sales/dashboard.ts'
import { products } from '#api/listings/catalog/products.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { customers } from '#api/resources/sales/customers.ts'

/** What home shows, block by block; each asks the code of the list that it reads. */
export const dashboardOperations = {
  products: operation({
    method: 'GET',
    path: '/v1/panel/dashboard/1',
    summary: 'How many products there are, and how many cannot be sold',
    data: ProductsBlock,
    codes: products.codes.list,
  }),
  orders: operation({
    method: 'GET',
    path: '/v1/panel/dashboard/2',
    summary: 'The orders of the last 30 days beside those of the 30 before, and how many are under way',
    data: OrdersBlock,
    codes: orders.codes.list,
  }),
  users: operation({
    method: 'GET',
    path: '/v1/panel/dashboard/3',
    summary: 'How many customers there are, and how many came in the last 30 days',
    data: UsersBlock,
    codes: customers.codes.list,
  }),
  turnover: operation({
    method: 'GET',
    path: '/v1/panel/dashboard/4',
    summary: 'What was sold in the last 30 days in each currency, beside the 30 before',
    data: TurnoverBlock,
    codes: orders.codes.list,
  }),
  size: operation({
    method: 'GET',
    path: '/v1/panel/dashboard/5',
    summary: 'How much of its storage the shop uses',
    data: SizeBlock,
    codes: [200],
  }),
  needs: operation({
    method: 'GET',
    path: '/v1/panel/dashboard/needs',
    summary: 'What waits for a person, as far as the caller may open its list',
    data: NeedsAnswer,
    codes: [200],
  }),
}
