import { fromPromise } from 'xstate'
import { priceCalls } from '#api/client/catalog/prices.ts'
import { jobCalls } from '#api/client/platform/jobs.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { priceListsOf } from '#api/rules/catalog/price-lists.ts'
import { isOpen } from '#api/rules/platform/jobs.ts'
import { priceEditMachine } from '#machines/catalog/price-edit/price-edit.machine.ts'
import type { Looked } from '#machines/catalog/price-edit/price-edit.types.ts'
import { call, http } from '#screens/platform/wiring/http.ts'

const calls = priceCalls(http)
const jobs = jobCalls(http)

/** The grid of prices, with its calls. */
export const priceEdit = priceEditMachine.provide({
  actors: {
    open: fromPromise(async ({ input }) => {
      const [shop, page] = await Promise.all([call(sessionOperations.shop), calls.rows(input)])
      const sign = shop.currency_left_symbol || shop.currency_right_symbol
      return { ...page, lists: priceListsOf(shop), currency: { code: shop.currency_code, sign } }
    }),
    more: fromPromise(({ input: { query, after } }) => calls.rows({ ...query, after })),
    check: fromPromise(({ input }) => calls.check(input)),
    apply: fromPromise(({ input: { key, ...changes } }) => calls.apply(changes, key)),
    look: fromPromise(({ input }) => look(input.id)),
    takeBack: fromPromise(({ input: { id, key } }) => jobs.undo(id, key)),
  },
})

async function look(id: number): Promise<Looked> {
  const job = await jobs.get(id)
  const told = !isOpen(job.state) && job.refused > 0
  return { job, refused: told ? (await jobs.rows(id, { page: 0, state: 'refused' })).rows : [] }
}
