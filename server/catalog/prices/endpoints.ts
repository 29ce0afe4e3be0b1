import { priceOperations } from '#api/operations/catalog/prices.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { rowsOf } from './batch.ts'
import { judgeBatch, judgeChanges } from './judge.ts'
import { pricing } from './pricing.ts'
import { pricedVariants } from './rows.ts'
import { offeredLists, pricedBy } from './stored.ts'

const list = endpoint(priceOperations.list, ({ db, actor, language, query }) =>
  pricedVariants({ db, shop_id: actor.shop_id, language, query }),
)

const check = endpoint(priceOperations.check, async ({ db, actor: { shop_id }, body }) => {
  judgeBatch(body)
  const stored = await pricedBy(db, shop_id, [...new Set(body.changes.map((one) => one.variant_id))])
  return { rows: judgeChanges(body.changes, stored, chosenOf(body.targets, await offeredLists(db, shop_id))) }
})

const apply = endpoint(priceOperations.apply, async ({ body, ...context }) => {
  judgeBatch(body)
  return startJob(context, pricing, { input: { targets: body.targets }, rows: await rowsOf(context, body.changes) })
})

/** The calls of the grid of prices. They stand before those with an id of a product. */
export const priceEndpoints: readonly Endpoint[] = [list, check, apply]

/** Only the lists that were chosen for the change are changed. */
function chosenOf(targets: readonly number[], offered: readonly number[]): number[] {
  return offered.filter((id) => targets.includes(id))
}
