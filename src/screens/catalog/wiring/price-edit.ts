import { fromPromise } from 'xstate'
import type { CheckedPrice } from '#api/contract/catalog/multiple-price.ts'
import { jobRowsPage } from '#api/contract/platform/jobs.ts'
import { priceOperations } from '#api/operations/catalog/prices.ts'
import { jobOperations } from '#api/operations/platform/jobs.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { priceListsOf } from '#api/rules/catalog/price-lists.ts'
import { isOpen } from '#api/rules/platform/jobs.ts'
import { priceEditMachine } from '#machines/catalog/price-edit/price-edit.machine.ts'
import type { Looked, PriceFilters } from '#machines/catalog/price-edit/price-edit.types.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The grid of prices, with its calls. */
export const priceEdit = priceEditMachine.provide({
  actors: {
    open: fromPromise(async ({ input }) => {
      const [shop, page] = await Promise.all([call(sessionOperations.shop), rowsOf(input)])
      const sign = shop.currency_left_symbol || shop.currency_right_symbol
      return { ...page, lists: priceListsOf(shop), currency: { code: shop.currency_code, sign } }
    }),
    more: fromPromise(({ input: { query, after } }) => rowsOf(query, after)),
    check: fromPromise(
      async ({ input }) => (await call(priceOperations.check, { body: input })).rows as readonly CheckedPrice[],
    ),
    apply: fromOperation(priceOperations.apply, ({ key, ...body }) => ({ body, key })),
    look: fromPromise(({ input }) => look(input.id)),
    takeBack: fromOperation(jobOperations.undo, ({ id, key }) => ({ params: { id }, key })),
  },
})

function rowsOf({ search, filters }: PriceFilters, after?: string) {
  return call(priceOperations.list, { query: { search: search || null, after, ...filters } })
}

async function look(id: number): Promise<Looked> {
  const job = await call(jobOperations.read, { params: { id } })
  const isRefused = !isOpen(job.state) && job.refused > 0
  return { job, refused: isRefused ? (await refusedOf(id)).rows : [] }
}

function refusedOf(id: number) {
  return call(jobOperations.rows, { params: { id }, query: { page: 0, limit: jobRowsPage, state: 'refused' } })
}
