import { marketplaceOrderOperations } from '#api/operations/sales/marketplace-orders.ts'
import { nothingNew } from '#api/rules/sales/order-fetch.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { marketplacesOf } from '#server/platform/session/shop.ts'
import { type Fetched, fetchOrders } from './fetching.ts'
import { storingOrders } from './storing.ts'

interface Marketplace {
  readonly marketplace_id: number
}

/** Asks each marketplace of the shop for the orders of the last week by itself; what is new is stored by a job of its own. */
export const collectingOrders = jobKind<{ readonly cron_id: number }, Marketplace, null, Fetched | null>({
  name: 'orders.collect',
  codes: marketplaceOrderOperations.fetch.codes,
  scheduled: async ({ db, actor }) => ({
    rows: (await marketplacesOf(db, actor.shop_id)).map(({ id, name }) => ({
      ...{ record_id: id, label: name },
      data: { marketplace_id: id },
    })),
  }),
  fetch: ({ services, shop_id }, { data: { marketplace_id } }) =>
    fetchOrders(services, shop_id, { marketplace_id }).catch((thrown) => {
      if (thrown instanceof Refused && thrown.refusals.every(({ id }) => id === nothingNew.id)) return null
      throw thrown
    }),
  run: async (work, _, { cron_id }, fetched) => {
    if (!fetched) return null
    const { marketplace_id, about, rows } = fetched
    await startJob(work, storingOrders, { input: { marketplace_id }, about, rows, cron_id })
    return null
  },
})
