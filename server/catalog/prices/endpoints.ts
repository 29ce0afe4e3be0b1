import { CheckedPrices, PriceChanges, PricePage, PriceQuery } from '#api/contract/catalog/multiple-price.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { rowsOf } from './batch.ts'
import { judgeBatch, judgeChanges } from './judge.ts'
import { pricing } from './pricing.ts'
import { pricedVariants } from './rows.ts'
import { offeredLists, pricedBy } from './stored.ts'

const path = '/v1/panel/products/multiple-price'
const { codes } = pricing
/** Some ten thousand prices travel at once. */
const largest = 8 * 1024 * 1024

const list = endpoint({
  method: 'GET',
  path,
  summary: 'Variants with their prices in all price lists, some hundred at a time',
  query: PriceQuery,
  data: PricePage,
  codes,
  handle: ({ db, actor, language, query }) => pricedVariants({ db, shop_id: actor.shop_id, language, query }),
})

const check = endpoint({
  method: 'POST',
  path: `${path}/check`,
  summary: 'A dry run: what each changed price would come to, and the rules in its way; nothing is stored',
  body: PriceChanges,
  data: CheckedPrices,
  codes,
  largest,
  reads: true,
  handle: async ({ db, actor: { shop_id }, body }) => {
    judgeBatch(body)
    const stored = await pricedBy(db, shop_id, [...new Set(body.changes.map((one) => one.variant_id))])
    return { rows: judgeChanges(body.changes, stored, chosenOf(body.targets, await offeredLists(db, shop_id))) }
  },
})

const apply = endpoint({
  method: 'POST',
  path,
  summary: 'Begins to change prices, all those of a variant together; who asked can take it back for 30 days',
  body: PriceChanges,
  data: Job,
  codes,
  largest,
  handle: async ({ body, ...asked }) => {
    judgeBatch(body)
    return startJob(asked, pricing, { input: { targets: body.targets }, rows: await rowsOf(asked, body.changes) })
  },
})

/** The calls of the grid of prices. They stand before those with an id of a product. */
export const priceEndpoints: readonly Endpoint[] = [list, check, apply]

/** Only the lists that were chosen for the change are changed. */
function chosenOf(targets: readonly number[], offered: readonly number[]): number[] {
  return offered.filter((id) => targets.includes(id))
}
