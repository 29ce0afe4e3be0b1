import { DryRunResult } from '#api/contract/catalog/bulk.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { OrdersShip, OrdersShipDryRun, ShippingWait } from '#api/contract/sales/bulk-shipping.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** Sending many orders to cargo at once: how long it rests, what would come of it, and then the job that does it. */
export const bulkShippingOperations = {
  wait: operation({
    method: 'GET',
    path: '/v1/panel/orders/bulk/shipping/wait',
    summary: 'How long the next bulk shipping waits, in seconds',
    data: ShippingWait,
    codes: orders.codes.edit,
  }),
  tryShip: operation({
    method: 'POST',
    path: '/v1/panel/orders/bulk/shipping/trial',
    summary:
      'Which rules keep the chosen orders from being sent to cargo, a page of them at a time; nobody is asked, and nothing is changed',
    body: OrdersShipDryRun,
    data: DryRunResult,
    codes: orders.codes.edit,
  }),
  ship: operation({
    method: 'POST',
    path: '/v1/panel/orders/bulk/shipping',
    summary: 'Begins to send the chosen orders to cargo, each along the chart of its shipment',
    body: OrdersShip,
    data: Job,
    codes: orders.codes.edit,
    key: 'required',
  }),
}
