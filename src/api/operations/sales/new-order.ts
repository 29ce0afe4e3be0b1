import { Campaign } from '#api/contract/content/campaigns.ts'
import {
  Buyer,
  BuyerQuery,
  Buyers,
  CouponQuery,
  NewOrder,
  NewOrderOptions,
  NewOrderPrices,
  NewOrderPricing,
  OrderVariant,
  OrderVariantQuery,
  OrderVariants,
  StoredOrder,
} from '#api/contract/sales/new-order.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What the staff write an order with. */
export const newOrderOperations = {
  options: operation({
    method: 'GET',
    path: '/v1/panel/new-order',
    summary:
      'What a new order is written in: the shop’s money and country, whether its prices hold their tax, how it sends parcels and is paid',
    data: NewOrderOptions,
    codes: orders.codes.add,
  }),
  variants: operation({
    method: 'GET',
    path: '/v1/panel/new-order/variants',
    summary: 'The variants that a text finds by name or code, to be added to an order',
    query: BuyerQuery,
    data: OrderVariants,
    codes: orders.codes.add,
  }),
  variant: operation({
    method: 'GET',
    path: '/v1/panel/new-order/variant',
    summary: 'One variant as it may be sold now, by its id, or exactly its stock code or barcode',
    query: OrderVariantQuery,
    data: OrderVariant,
    codes: orders.codes.add,
  }),
  customers: operation({
    method: 'GET',
    path: '/v1/panel/new-order/customers',
    summary: 'The customers that a text finds by name, e-mail or phone',
    query: BuyerQuery,
    data: Buyers,
    codes: orders.codes.add,
  }),
  customer: operation({
    method: 'GET',
    path: '/v1/panel/new-order/customers/:id',
    summary: 'One customer, and where their last order went',
    data: Buyer,
    codes: orders.codes.add,
  }),
  coupon: operation({
    method: 'GET',
    path: '/v1/panel/new-order/coupon',
    summary: 'The coupon of a code as an order is priced with it, with how often a customer used it',
    query: CouponQuery,
    data: Campaign,
    codes: orders.codes.add,
  }),
  prices: operation({
    method: 'POST',
    path: '/v1/panel/new-order/prices',
    summary: 'What an order is priced with now: its variants, the sales of the day and its coupon; stores nothing',
    body: NewOrderPricing,
    data: NewOrderPrices,
    codes: orders.codes.add,
    reads: true,
  }),
  store: operation({
    method: 'POST',
    path: '/v1/panel/orders',
    summary: 'Stores an order that the staff wrote, with its goods out of the stock',
    body: NewOrder,
    data: StoredOrder,
    codes: orders.codes.add,
    key: 'required',
  }),
}
