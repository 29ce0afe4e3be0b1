import { BulkVerdict } from '#api/contract/catalog/bulk.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import {
  type OrderChoice,
  OrdersAsked,
  OrdersChosen,
  OrdersMove,
  OrdersMoved,
  OrdersMoveNow,
  OrdersMoveTrial,
} from '#api/contract/sales/order-bulk.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { chosenRows } from '#server/catalog/bulk/choice.ts'
import { tryOut } from '#server/catalog/bulk/trial.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { demandOne, moveNow } from './moved-now.ts'
import { moving } from './moving.ts'
import { ordersChosen, standingOf } from './orders-chosen.ts'

const path = '/v1/panel/orders'

const now = endpoint({
  method: 'PATCH',
  path: `${path}/status`,
  summary: 'Takes a few orders of one status to another at once, and tells what became of each',
  body: OrdersMoveNow,
  data: OrdersMoved,
  codes: moving.codes,
  key: 'required',
  handle: ({ body, ...asked }) => moveNow(asked, body),
})

const standing = endpoint({
  method: 'POST',
  path: `${path}/bulk/standing`,
  summary: 'Where the chosen orders stand',
  body: OrdersAsked,
  data: OrdersChosen,
  codes: moving.codes,
  reads: true,
  handle: ({ db, actor, body: { choice } }) => standingOf(db, actor.shop_id, choice),
})

const tryMove = endpoint({
  method: 'POST',
  path: `${path}/bulk/status/trial`,
  summary: 'What would come of taking the chosen orders to a status, a page of them at a time; nothing is changed',
  body: OrdersMoveTrial,
  data: BulkVerdict,
  codes: moving.codes,
  handle: async ({ body: { choice, status, page }, ...asked }) => {
    await demandOneStatus(asked, choice)
    return tryOut(asked, moving, ordersChosen, { choice, page, input: { status } })
  },
})

const move = endpoint({
  method: 'POST',
  path: `${path}/bulk/status`,
  summary: 'Begins to take the chosen orders of one status to another, each along its chart',
  body: OrdersMove,
  data: Job,
  codes: moving.codes,
  key: 'required',
  handle: async ({ body: { choice, status }, ...asked }) => {
    const from = await demandOneStatus(asked, choice)
    const rows = await chosenRows(asked.db, ordersChosen, asked.actor.shop_id, choice)
    return startJob(asked, moving, { input: { status }, about: { from, to: status }, rows })
  },
})

/** What is done to many orders at once. */
export const orderBulkEndpoints: readonly Endpoint[] = [now, standing, tryMove, move]

/** Where all of them stand, which is one status; '' where none of them is there any more. */
async function demandOneStatus({ db, actor }: Work, choice: OrderChoice): Promise<OrderStatus | ''> {
  const { statuses } = await standingOf(db, actor.shop_id, choice)
  demandOne(statuses.map(({ status }) => status))
  return statuses[0]?.status ?? ''
}
