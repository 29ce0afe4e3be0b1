import { object } from 'superstruct'
import { exportQuery, exportTypes } from '#api/contract/platform/exports.ts'
import { Job, JobRowPage, JobRowQuery, JobUsers, JobUsersQuery } from '#api/contract/platform/jobs.ts'
import { jobCodes } from '#api/resources/platform/job-codes.ts'
import { operation } from './operation.ts'

/** What a job does and takes back may move stock and money. */
const key = 'required'

/** Long work: looking at it, and stopping, retrying and undoing it. Whoever may not begin a kind of job does not see its jobs, in no call of these. Their list is declared with their words. */
export const jobOperations = {
  users: operation({
    method: 'GET',
    path: '/v1/panel/jobs/users',
    summary: 'Who began jobs',
    query: JobUsersQuery,
    data: JobUsers,
    codes: jobCodes,
  }),
  read: operation({
    method: 'GET',
    path: '/v1/panel/jobs/:id',
    summary: 'One job and how far it is',
    data: Job,
    codes: 'signed-in',
  }),
  rows: operation({
    method: 'GET',
    path: '/v1/panel/jobs/:id/rows',
    summary: 'What became of the records of a job',
    query: JobRowQuery,
    data: JobRowPage,
    codes: 'signed-in',
  }),
  cancel: operation({
    method: 'POST',
    path: '/v1/panel/jobs/:id/cancel',
    summary: 'Stops a job after the record that is under way',
    data: Job,
    codes: 'signed-in',
    key,
  }),
  retry: operation({
    method: 'POST',
    path: '/v1/panel/jobs/:id/retry',
    summary: 'Does the failed records of a job again',
    data: Job,
    codes: 'signed-in',
    key,
  }),
  undo: operation({
    method: 'POST',
    path: '/v1/panel/jobs/:id/undo',
    summary: 'Begins the job that takes a job back',
    data: Job,
    codes: 'signed-in',
    key,
  }),
  exportRows: operation({
    method: 'GET',
    path: '/v1/panel/jobs/:id/rows/export',
    summary: 'What became of the records of a job, as a file',
    query: object({ ...exportQuery, state: JobRowQuery.schema.state }),
    file: exportTypes,
    codes: 'signed-in',
  }),
}
