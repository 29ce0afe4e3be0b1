import {
  type BulkChange,
  BulkDeletion,
  BulkDeletionTrial,
  BulkEdit,
  BulkEditTrial,
  BulkVerdict,
} from '#api/contract/catalog/bulk.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { bulkRules } from '#api/rules/catalog/bulk.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { chosenRows } from './choice.ts'
import { deleting } from './deleting.ts'
import { editing } from './editing.ts'
import { productsChosen } from './products-chosen.ts'
import { wrongChoices } from './references.ts'
import { tryOut } from './trial.ts'

const path = '/v1/panel/products/bulk'

const edit = endpoint({
  method: 'POST',
  path: `${path}/edit`,
  summary: 'Begins to change the chosen products, each judged as its form would be',
  body: BulkEdit,
  data: Job,
  codes: editing.codes,
  handle: async ({ body: { choice, change }, ...asked }) => {
    await judge(asked, change)
    return startJob(asked, editing, {
      input: change,
      rows: await chosenRows(asked.db, productsChosen, asked.actor.shop_id, choice),
    })
  },
})

const tryEdit = endpoint({
  method: 'POST',
  path: `${path}/edit/trial`,
  summary: 'What would come of changing the chosen products, a page of them at a time; nothing is changed',
  body: BulkEditTrial,
  data: BulkVerdict,
  codes: editing.codes,
  handle: async ({ body: { choice, change, page }, ...asked }) => {
    await judge(asked, change)
    return tryOut(asked, editing, productsChosen, { choice, page, input: change })
  },
})

const tryRemove = endpoint({
  method: 'POST',
  path: `${path}/delete/trial`,
  summary: 'What would come of deleting the chosen products, a page of them at a time; nothing is deleted',
  body: BulkDeletionTrial,
  data: BulkVerdict,
  codes: deleting.codes,
  handle: ({ body: { choice, page }, ...asked }) =>
    tryOut(asked, deleting, productsChosen, { choice, page, input: null }),
})

const remove = endpoint({
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Begins to delete the chosen products, each when its rules let it go',
  body: BulkDeletion,
  data: Job,
  codes: deleting.codes,
  handle: async ({ body: { choice }, ...asked }) =>
    startJob(asked, deleting, { rows: await chosenRows(asked.db, productsChosen, asked.actor.shop_id, choice) }),
})

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
