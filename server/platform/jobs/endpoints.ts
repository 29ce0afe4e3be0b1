import { object } from 'superstruct'
import { IdText } from '#api/contract/platform/common.ts'
import {
  Job,
  JobPage,
  JobQuery,
  JobRowPage,
  JobRowQuery,
  JobUsers,
  JobUsersQuery,
} from '#api/contract/platform/jobs.ts'
import { jobs } from '#api/registry/jobs.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { cancelJob, retryJob, undoJob } from './acts.ts'
import type { Work } from './kind.ts'
import { listJobs } from './list.ts'
import { listJobRows, readJob } from './read.ts'
import { jobUsers } from './users.ts'

const ById = object({ id: IdText })
const path = '/v1/panel/jobs'

// Whoever may not begin a kind of job does not see its jobs, in no call of these.
const list = endpoint({
  method: 'GET',
  path,
  summary: 'The jobs, a page at a time, newest first',
  query: JobQuery,
  data: JobPage,
  codes: jobs.codes.list,
  handle: ({ db, actor, query }) => listJobs(db, actor, query),
})

const people = endpoint({
  method: 'GET',
  path: `${path}/users`,
  summary: 'Who began jobs',
  query: JobUsersQuery,
  data: JobUsers,
  codes: jobs.codes.list,
  handle: ({ db, actor, query }) => jobUsers({ db, actor, query }),
})

const read = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One job and how far it is',
  params: ById,
  data: Job,
  codes: 'signed-in',
  handle: ({ db, actor, params }) => readJob(db, actor, params.id),
})

const rows = endpoint({
  method: 'GET',
  path: `${path}/:id/rows`,
  summary: 'What became of the records of a job',
  params: ById,
  query: JobRowQuery,
  data: JobRowPage,
  codes: 'signed-in',
  handle: async ({ db, actor, params, query }) => {
    const { id } = await readJob(db, actor, params.id)
    return listJobRows(db, id, query)
  },
})

const cancel = act('cancel', 'Stops a job after the record that is under way', cancelJob)
const retry = act('retry', 'Does the failed records of a job again', retryJob)
const undo = act('undo', 'Begins the job that takes a job back', undoJob)

function act(name: string, summary: string, does: (asked: Work, id: number) => Promise<Job>): Endpoint {
  return endpoint({
    method: 'POST',
    path: `${path}/:id/${name}`,
    summary,
    params: ById,
    data: Job,
    codes: 'signed-in',
    // What a job does and takes back may move stock and money.
    key: 'required',
    handle: ({ params, ...asked }) => does(asked, params.id),
  })
}

/** The calls for long work. `users` stands before the ids, which it is none of. */
export const jobEndpoints: readonly Endpoint[] = [list, people, read, rows, cancel, retry, undo]
