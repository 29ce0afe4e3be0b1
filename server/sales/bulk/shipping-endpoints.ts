import { bulkShippingOperations } from '#api/operations/sales/bulk-shipping.ts'
import { chosenRows } from '#server/catalog/bulk/choice.ts'
import { tellTried, tryOut } from '#server/catalog/bulk/dry-run.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { ordersChosen } from './orders-chosen.ts'
import { shipping } from './shipping.ts'
import { secondsLeft } from './shipping-rest.ts'

const wait = endpoint(bulkShippingOperations.wait, async ({ db, actor }) => ({
  seconds: await secondsLeft(db, actor.shop_id),
}))

const tryShip = endpoint(bulkShippingOperations.tryShip, {
  prepare: ({ body: { choice, page, ...input }, ...context }) =>
    tryOut(context, shipping, ordersChosen, { choice, page, input }),
  handle: ({ prepared, ...context }) => tellTried(context, shipping, ordersChosen, prepared),
})

const ship = endpoint(bulkShippingOperations.ship, async ({ body: { choice, ...input }, ...context }) =>
  startJob(context, shipping, {
    input,
    rows: await chosenRows(context.db, ordersChosen, context.actor.shop_id, choice),
  }),
)

/** Sending many orders to cargo at once. */
export const bulkShippingEndpoints: readonly Endpoint[] = [wait, tryShip, ship]
