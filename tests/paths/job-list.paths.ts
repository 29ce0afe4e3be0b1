import { failure } from '#api/contract/failure.ts'
import type { Job } from '#api/contract/jobs.ts'
import { jobListMachine } from '#machines/jobs/job-list.machine.ts'
import { paths } from './cover/spec.ts'

const job: Job = {
  id: 7,
  kind: 'products.edit',
  state: 'running',
  about: {},
  total: 3,
  done: 1,
  refused: 0,
  failed: 0,
  user: 'Ayşe Yılmaz',
  created_at: '2026-11-21T10:00:00.000Z',
  finished_at: null,
  undoes: null,
  undone_by: null,
  undoable: true,
  expired: false,
}

/** The jobs of a shop, of which there are more than a page shows. */
export default paths(jobListMachine)({
  inputs: { all: { open: false } },
  events: ({ context: { jobs, page } }) => [
    { type: 'LOOK' },
    // Without a list there are no pages to turn.
    ...(jobs ? [{ type: 'SET_PAGE' as const, page: page === 0 ? 1 : 0 }] : []),
  ],
  answers: {
    list: {
      done: [
        { rows: [job], total: 60 },
        { rows: [{ ...job, state: 'finished', done: 3 }], total: 60 },
      ],
      failed: [failure('network')],
    },
  },
  key: ({ value, context: { page, jobs } }) => JSON.stringify([value, page, jobs?.rows[0]?.state ?? null]),
})
