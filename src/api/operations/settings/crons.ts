import { CronState, CronStates } from '#api/contract/settings/crons.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { crons } from '#api/resources/settings/crons.ts'

/** What is asked of that which runs by itself. */
export const cronOperations = {
  states: operation({
    method: 'GET',
    path: '/v1/panel/crons/states',
    summary: 'When each automatic update runs next, and what became of its last run',
    data: CronStates,
    codes: crons.codes.list,
  }),
  run: operation({
    method: 'POST',
    path: '/v1/panel/crons/:id/run',
    summary: 'Runs an automatic update now, as a job; when it runs next stays as it was',
    data: CronState,
    codes: crons.codes.edit,
    key: 'required',
  }),
}
