import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { orderBulkOperations } from '#api/operations/sales/order-bulk.ts'
import { chosenRows } from '#server/catalog/bulk/choice.ts'
import { tellTried, tryOut } from '#server/catalog/bulk/dry-run.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { demandOne, moveNow } from './moved-now.ts'
import { moving } from './moving.ts'
import { ordersChosen, statusCounts } from './orders-chosen.ts'
import { whatItTakes } from './what-it-takes.ts'

const now = endpoint(orderBulkOperations.moveNow, ({ body, ...context }) => moveNow(context, body))

const counts = endpoint(orderBulkOperations.statuses, ({ db, actor, body: { choice } }) =>
  statusCounts(db, actor.shop_id, choice),
)

const takes = endpoint(orderBulkOperations.takes, ({ body, ...context }) => whatItTakes(context, body))

const tryMove = endpoint(orderBulkOperations.tryMove, {
  prepare: async ({ body: { choice, status, page }, ...context }) => {
    await demandOneStatus(context, choice)
    return tryOut(context, moving, ordersChosen, { choice, page, input: { status } })
  },
  handle: ({ prepared, ...context }) => tellTried(context, moving, ordersChosen, prepared),
})

const move = endpoint(orderBulkOperations.move, async ({ body: { choice, status }, ...context }) => {
  const from = await demandOneStatus(context, choice)
  const rows = await chosenRows(context.db, ordersChosen, context.actor.shop_id, choice)
  return startJob(context, moving, { input: { status }, about: { from, to: status }, rows })
})

/** What is done to many orders at once. */
export const orderBulkEndpoints: readonly Endpoint[] = [now, counts, takes, tryMove, move]

/** Where all of them stand, which is one status; '' where none of them is there any more. */
async function demandOneStatus({ db, actor }: Work, choice: OrderChoice): Promise<OrderStatus | ''> {
  const { statuses } = await statusCounts(db, actor.shop_id, choice)
  demandOne(statuses.map(({ status }) => status))
  return statuses[0]?.status ?? ''
}
