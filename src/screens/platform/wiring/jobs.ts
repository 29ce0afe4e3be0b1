import { fromPromise } from 'xstate'
import { jobRowsPage } from '#api/contract/platform/jobs.ts'
import { jobOperations } from '#api/operations/platform/jobs.ts'
import { listOperations } from '#api/operations/platform/lists.ts'
import { jobs } from '#api/registry/jobs.ts'
import { type JobAct, type JobInput, jobMachine, type Seen, type Shown } from '#machines/platform/jobs/job.machine.ts'
import { type JobsShown, jobListMachine } from '#machines/platform/jobs/job-list.machine.ts'
import { fromOperation } from './from-operation.ts'
import { call } from './http.ts'
import { panelListeners } from './panel.ts'

/** No shop has more at work at once than are told of at once. */
const most = 500

/** The jobs under way, with their call. */
export const jobList = jobListMachine.provide({
  actors: {
    /** Those that are under way, and beside them those that are seen already, whatever became of them; `null`: nobody sees any. */
    list: fromOperation(listOperations(jobs).list, ({ seen }: Pick<JobsShown, 'seen'>) => ({
      query: { open: '1', limit: most, seen: seen ?? null },
    })),
  },
})

/** One job, with its calls. */
export const job = jobMachine.provide({
  actors: {
    read: fromPromise(async ({ input: { id, rowState, page } }: { input: JobInput & Shown }): Promise<Seen> => {
      const [job, rows] = await Promise.all([
        call(jobOperations.read, { params: { id } }),
        call(jobOperations.rows, { params: { id }, query: { page, limit: jobRowsPage, state: rowState } }),
      ])
      return { job, rows }
    }),
    act: fromPromise(async ({ input: { id, act, key } }: { input: { id: number; act: JobAct; key: string } }) => {
      const done = await call(jobOperations[act], { params: { id }, key })
      jobBegan()
      return done
    }),
  },
})

const beginnings = panelListeners()

/** Says that a job was begun somewhere on the page: whoever shows running jobs looks anew. */
export const jobBegan: () => void = beginnings.notify

/** Hears of jobs that are begun, until the answer is called. */
export const onJobBegan: (hear: () => void) => () => void = beginnings.listen
