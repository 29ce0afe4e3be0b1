import { jobOperations } from '#api/operations/platform/jobs.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { cancelJob, retryJob, undoJob } from './acts.ts'
import { listJobRows, readJob } from './read.ts'
import { jobUsers } from './users.ts'

const people = endpoint(jobOperations.users, ({ db, actor, query }) => jobUsers({ db, actor, query }))

const read = endpoint(jobOperations.read, ({ db, actor, params }) => readJob(db, actor, params.id))

const rows = endpoint(jobOperations.rows, async ({ db, actor, params, query }) => {
  const { id } = await readJob(db, actor, params.id)
  return listJobRows(db, { shop_id: actor.shop_id, id }, query)
})

const cancel = endpoint(jobOperations.cancel, ({ params, ...context }) => cancelJob(context, params.id))
const retry = endpoint(jobOperations.retry, ({ params, ...context }) => retryJob(context, params.id))
const undo = endpoint(jobOperations.undo, ({ params, ...context }) => undoJob(context, params.id))

/** The calls for long work. `users` stands before the ids, which it is none of. */
export const jobEndpoints: readonly Endpoint[] = [people, read, rows, cancel, retry, undo]
