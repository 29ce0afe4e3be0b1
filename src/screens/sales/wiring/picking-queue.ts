import { fromPromise } from 'xstate'
import { recordCalls } from '#api/client/platform/records.ts'
import { listNamed } from '#api/registry/lists.ts'
import { waitsForPicking } from '#api/rules/sales/picking.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

/** The orders that wait to be picked, beside the one that is on the screen: how many, and the oldest. */
export interface PickingQueue {
  readonly waiting: number
  readonly first: number | null
}

/** What is to be picked next. */
export const pickingQueue = loaded(
  fromPromise<PickingQueue, LoadedInput<{ readonly beside: number }>>(async ({ input: { query } }) => {
    const { rows, total } = await recordCalls(http, listNamed('orders')).list({
      filters: { status: waitsForPicking.join(',') },
      ...{ order_index: 'orders.ordered_at', order_direction: 'asc', limit: 100 },
    })
    const others = rows.filter(({ id }) => id !== query.beside)
    return { waiting: total - (rows.length - others.length), first: others[0]?.id ?? null }
  }),
)
