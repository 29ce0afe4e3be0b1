import { fromPromise } from 'xstate'
import { recordCalls } from '#api/client/platform/records.ts'
import type { OrderRow } from '#api/contract/sales/order-list.ts'
import { listNamed } from '#api/registry/lists.ts'
import { waitsForPicking } from '#api/rules/sales/picking.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

/** The orders that wait to be picked: how many, and those that have waited longest, the oldest first. */
interface PickingQueue {
  readonly waiting: number
  readonly orders: readonly OrderRow[]
}

/** Beside the order that is on the screen, or with a code among their numbers and goods. */
interface PickingQueueQuery {
  readonly beside?: number
  readonly code?: string
}

/** What is to be picked next. */
export const pickingQueue = loaded(
  fromPromise<PickingQueue, LoadedInput<PickingQueueQuery>>(async ({ input: { query } }) => {
    const { rows, total } = await recordCalls(http, listNamed('orders')).list({
      filters: { status: waitsForPicking.join(',') },
      ...(query.code ? { search: query.code } : {}),
      ...{ order_index: 'orders.ordered_at', order_direction: 'asc', limit: 100 },
    })
    const others = (rows as unknown as OrderRow[]).filter(({ id }) => id !== query.beside)
    return { waiting: total - (rows.length - others.length), orders: others }
  }),
)
