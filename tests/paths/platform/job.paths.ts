import { failure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { jobMachine } from '#machines/platform/jobs/job.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const running: Job = {
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
const over: Job = { ...running, state: 'finished', done: 3, finished_at: '2026-11-21T10:01:00.000Z' }

/** A job as it can be found: under way, with failed records, with nothing done, undone, and too old. */
const found: readonly Job[] = [
  running,
  { ...over, done: 2, failed: 1 },
  { ...over, undoes: 6, done: 0, refused: 3, undoable: false },
  { ...over, undone_by: 8 },
  { ...over, expired: true },
]
const seen = { done: found.map((job) => ({ job, rows: { rows: [], total: 0 } })), failed: [failure('network')] }

export default paths(jobMachine)({
  inputs: { one: { id: 7 } },
  events: ({ context: { rowState } }) => [
    { type: 'SHOW', rowState: rowState === null ? 'failed' : null, page: 0 },
    { type: 'STOP' },
    { type: 'RETRY_FAILED' },
    { type: 'UNDO' },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
  ],
  answers: {
    open: seen,
    read: seen,
    act: ({ context: { act, job } }) => ({
      done: [
        act === 'undo' ? { ...over, id: 8, undoes: 7 } : { ...job, state: act === 'cancel' ? 'cancelled' : 'waiting' },
      ],
      failed: [failure('network')],
    }),
  },
  key: ({ value, context: { job, rowState, act } }) =>
    JSON.stringify([
      value,
      job && found.findIndex((one) => JSON.stringify(one) === JSON.stringify(job)),
      rowState,
      act,
    ]),
})
