import { BulkDeletion, BulkEdit } from '#api/contract/bulk.ts'
import { Job } from '#api/contract/jobs.ts'
import { bulkRules } from '#api/rules/bulk.ts'
import { broken } from '#api/rules/rule.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { Refused } from '#server/http/refused.ts'
import { startJob } from '#server/jobs/start.ts'
import { chosenRows } from './choice.ts'
import { deleting } from './deleting.ts'
import { editing } from './editing.ts'
import { wrongChoices } from './references.ts'

const path = '/v1/panel/products/bulk'

const edit = endpoint({
  method: 'POST',
  path: `${path}/edit`,
  summary: 'Begins to change the chosen products, each judged as its form would be',
  body: BulkEdit,
  data: Job,
  codes: editing.codes,
  handle: async ({ body: { choice, change }, ...asked }) => {
    const wrong = [
      ...broken(bulkRules, { change }).map((one) => ({
        ...one,
        ...(one.at ? { at: one.at.map((at) => `change.${at}`) } : {}),
      })),
      ...(await wrongChoices(asked.db, asked.actor.shop_id, change)),
    ]
    if (wrong.length > 0) throw new Refused(422, wrong)
    return startJob(asked, editing, { input: change, rows: await chosenRows(asked.db, asked.actor.shop_id, choice) })
  },
})

const remove = endpoint({
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Begins to delete the chosen products, each when its rules let it go',
  body: BulkDeletion,
  data: Job,
  codes: deleting.codes,
  handle: async ({ body: { choice }, ...asked }) =>
    startJob(asked, deleting, { rows: await chosenRows(asked.db, asked.actor.shop_id, choice) }),
})

/** What is done to many products at once. */
export const bulkEndpoints: readonly Endpoint[] = [edit, remove]
