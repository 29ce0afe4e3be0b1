import { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import {
  FastSale,
  FastSaleOptions,
  SaleCampaignsQuery,
  SaleCustomer,
  ScanQuery,
  SoldOrder,
} from '#api/contract/sales/fast-sale.ts'
import { BuyerQuery, Buyers, OrderVariant, OrderVariants } from '#api/contract/sales/new-order.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** Whoever sells at the till. */
export const tillCodes = [2900] as const

/** What is asked at the till. */
export const fastSaleOperations = {
  options: operation({
    method: 'GET',
    path: '/v1/panel/fast-sale',
    summary:
      'What the till sells with: the shop’s money, its walk-in customer, how goods are sent and paid, and where money goes',
    data: FastSaleOptions,
    codes: tillCodes,
  }),
  scan: operation({
    method: 'GET',
    path: '/v1/panel/fast-sale/scan',
    summary: 'One variant as it may be sold now, by exactly its stock code or barcode, or by its id',
    query: ScanQuery,
    data: OrderVariant,
    codes: tillCodes,
  }),
  variants: operation({
    method: 'GET',
    path: '/v1/panel/fast-sale/variants',
    summary: 'The variants that a text finds by name or code, to be sold at the till',
    query: BuyerQuery,
    data: OrderVariants,
    codes: tillCodes,
  }),
  customers: operation({
    method: 'GET',
    path: '/v1/panel/fast-sale/customers',
    summary: 'The customers that a text finds by name, e-mail or phone, to be sold to at the till',
    query: BuyerQuery,
    data: Buyers,
    codes: tillCodes,
  }),
  customer: operation({
    method: 'GET',
    path: '/v1/panel/fast-sale/customers/:id',
    summary: 'One customer with their address, to be sold to at the till',
    data: SaleCustomer,
    codes: tillCodes,
  }),
  campaigns: operation({
    method: 'GET',
    path: '/v1/panel/fast-sale/campaigns',
    summary:
      'What a sale is priced with now: the sales of the day and the coupon of a code, with how often a customer used it',
    query: SaleCampaignsQuery,
    data: OrderCampaigns,
    codes: tillCodes,
  }),
  sell: operation({
    method: 'POST',
    path: '/v1/panel/fast-sale',
    summary: 'Stores a finished sale: its order, its goods out of the stock and its money into the accounts',
    body: FastSale,
    data: SoldOrder,
    codes: tillCodes,
    key: 'required',
  }),
}
