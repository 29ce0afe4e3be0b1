import { Simulation, SimulationOptions, SimulationResult } from '#api/contract/sales/campaign-simulator.ts'
import { BuyerQuery, Buyers, OrderVariants } from '#api/contract/sales/new-order.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { coupons } from '#api/resources/content/coupons.ts'

const codes = coupons.codes.view

/** What campaigns are tried with. */
export const campaignSimulatorOperations = {
  options: operation({
    method: 'GET',
    path: '/v1/panel/campaign-simulator',
    summary: 'What campaigns are tried with: the shop’s money, its day of today and its ways of paying',
    data: SimulationOptions,
    codes,
  }),
  variants: operation({
    method: 'GET',
    path: '/v1/panel/campaign-simulator/variants',
    summary: 'The variants that a text finds by name or code, to try campaigns on',
    query: BuyerQuery,
    data: OrderVariants,
    codes,
  }),
  customers: operation({
    method: 'GET',
    path: '/v1/panel/campaign-simulator/customers',
    summary: 'The customers that a text finds by name, e-mail or phone, to try campaigns for',
    query: BuyerQuery,
    data: Buyers,
    codes,
  }),
  simulate: operation({
    method: 'POST',
    path: '/v1/panel/campaign-simulator',
    summary:
      'What campaigns would give off an order, and which rules keep the others from it; stores nothing, uses no coupon',
    body: Simulation,
    data: SimulationResult,
    codes,
  }),
}
