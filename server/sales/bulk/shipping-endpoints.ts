import { BulkVerdict } from '#api/contract/catalog/bulk.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { OrdersShip, OrdersShipTrial, ShippingWait } from '#api/contract/sales/bulk-shipping.ts'
import { chosenRows } from '#server/catalog/bulk/choice.ts'
import { tryOut } from '#server/catalog/bulk/trial.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { ordersChosen } from './orders-chosen.ts'
import { shipping } from './shipping.ts'
import { secondsLeft } from './shipping-rest.ts'

const path = '/v1/panel/orders/bulk/shipping'

const wait = endpoint({
  method: 'GET',
  path: `${path}/wait`,
  summary: 'How long the next bulk shipping waits, in seconds',
  data: ShippingWait,
  codes: shipping.codes,
  handle: async ({ db, actor }) => ({ seconds: await secondsLeft(db, actor.shop_id) }),
})

const tryShip = endpoint({
  method: 'POST',
  path: `${path}/trial`,
  summary:
    'Which rules keep the chosen orders from being sent to cargo, a page of them at a time; nobody is asked, and nothing is changed',
  body: OrdersShipTrial,
  data: BulkVerdict,
  codes: shipping.codes,
  handle: ({ body: { choice, page, ...input }, ...asked }) =>
    tryOut(asked, shipping, ordersChosen, { choice, page, input }),
})

const ship = endpoint({
  method: 'POST',
  path,
  summary: 'Begins to send the chosen orders to cargo, each along the chart of its shipment',
  body: OrdersShip,
  data: Job,
  codes: shipping.codes,
  key: 'required',
  handle: async ({ body: { choice, ...input }, ...asked }) =>
    startJob(asked, shipping, { input, rows: await chosenRows(asked.db, ordersChosen, asked.actor.shop_id, choice) }),
})

/** Sending many orders to cargo at once. */
export const bulkShippingEndpoints: readonly Endpoint[] = [wait, tryShip, ship]
