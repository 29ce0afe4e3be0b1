import { failure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { jobListMachine } from '#machines/platform/jobs/job-list.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

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
const over: Job = { ...job, state: 'finished', done: 3, finished_at: '2026-11-21T10:01:00.000Z' }

/** The jobs under way, beside a list that shows pages of them or of what is over. */
export default paths(jobListMachine)({
  inputs: { one: undefined },
  events: () => [
    { type: 'REFRESH' },
    { type: 'SHOWN', seen: [7], newest: null },
    { type: 'SHOWN', seen: [], newest: null },
  ],
  answers: {
    list: {
      done: [
        { rows: [job], total: 1, newest: 7 },
        { rows: [over], total: 1, newest: 7 },
      ],
      failed: [failure('network')],
    },
  },
  key: ({ value, context: { seen, jobs } }) => JSON.stringify([value, seen, jobs?.[0]?.state ?? null]),
})
