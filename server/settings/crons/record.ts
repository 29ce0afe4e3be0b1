import type { CronPlan } from '#api/rules/settings/crons.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'
import { nextRun } from './next-run.ts'

/** What is switched on or planned otherwise runs next as it is planned now; what is off does not. */
export const cronRecord: RecordHooks = {
  columns: async (db, { shop_id, draft }) => ({
    next_at:
      draft.status === 1
        ? nextRun(draft as unknown as CronPlan, await zoneOf(db, shop_id), new Date()).toISOString()
        : null,
  }),
}
