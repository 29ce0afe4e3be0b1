import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import { bulkOperations } from '#api/operations/catalog/bulk.ts'
import { bulkRules } from '#api/rules/catalog/bulk.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { chosenRows } from './choice.ts'
import { deleting } from './deleting.ts'
import { tellTried, tryOut } from './dry-run.ts'
import { editing } from './editing.ts'
import { productsChosen } from './products-chosen.ts'
import { wrongChoices } from './references.ts'

const edit = endpoint(bulkOperations.edit, async ({ body: { choice, change }, ...context }) => {
  await judge(context, change)
  return startJob(context, editing, {
    input: change,
    rows: await chosenRows(context.db, productsChosen, context.actor.shop_id, choice),
  })
})

const tryEdit = endpoint(bulkOperations.tryEdit, {
  prepare: async ({ body: { choice, change, page }, ...context }) => {
    await judge(context, change)
    return tryOut(context, editing, productsChosen, { choice, page, input: change })
  },
  handle: ({ prepared, ...context }) => tellTried(context, editing, productsChosen, prepared),
})

const tryRemove = endpoint(bulkOperations.tryDelete, {
  prepare: ({ body: { choice, page }, ...context }) =>
    tryOut(context, deleting, productsChosen, { choice, page, input: null }),
  handle: ({ prepared, ...context }) => tellTried(context, deleting, productsChosen, prepared),
})

const remove = endpoint(bulkOperations.delete, async ({ body: { choice }, ...context }) =>
  startJob(context, deleting, { rows: await chosenRows(context.db, productsChosen, context.actor.shop_id, choice) }),
)

/** What is done to many products at once. */
export const bulkEndpoints: readonly Endpoint[] = [edit, tryEdit, remove, tryRemove]

/** Refuses a change that is none, or points to what the shop does not have, naming its fields. */
async function judge({ db, actor }: Work, change: BulkChange): Promise<void> {
  const wrong = [
    ...broken(bulkRules, { change }).map(({ at = [], ...one }) => ({ ...one, at: at.map((path) => `change.${path}`) })),
    ...(await wrongChoices(db, actor.shop_id, change)),
  ]
  if (wrong.length > 0) throw new Refused(422, wrong)
}
