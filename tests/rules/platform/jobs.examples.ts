import {
  type JobFacts,
  jobOver,
  jobUnderWay,
  kindUndoable,
  notUndone,
  somethingToRetry,
  somethingToUndo,
  undoInTime,
} from '#api/rules/platform/jobs.ts'
import { examples } from '#tests/rules/examples.ts'

const job = (changes: Partial<JobFacts> = {}): JobFacts => ({
  state: 'finished',
  total: 10,
  done: 8,
  refused: 2,
  failed: 0,
  undoable: true,
  undone_by: null,
  expired: false,
  ...changes,
})
const of = 'D19'

export default [
  examples(jobUnderWay, {
    holds: [
      { of, when: 'a job that waits for its turn', facts: job({ state: 'waiting' }) },
      { of, when: 'a job that runs', facts: job({ state: 'running' }) },
    ],
    refuses: [
      { of, when: 'a job that is finished', facts: job() },
      { of, when: 'a job that was cancelled', facts: job({ state: 'cancelled' }) },
    ],
  }),
  examples(jobOver, {
    holds: [
      { of, when: 'a job that is finished', facts: job() },
      { of, when: 'a job that was cancelled', facts: job({ state: 'cancelled' }) },
    ],
    refuses: [
      { of, when: 'a job that waits for its turn', facts: job({ state: 'waiting' }) },
      { of, when: 'a job that runs', facts: job({ state: 'running' }) },
    ],
  }),
  examples(somethingToRetry, {
    holds: [
      { of, when: 'one record failed', facts: job({ done: 7, failed: 1 }) },
      { of, when: 'a cancelled job left records', facts: job({ state: 'cancelled', done: 3, refused: 0 }) },
    ],
    refuses: [{ of, when: 'all are done or refused by a rule', facts: job() }],
  }),
  examples(somethingToUndo, {
    holds: [{ of, when: 'one record was changed', facts: job({ done: 1 }) }],
    refuses: [{ of, when: 'every record was refused', facts: job({ done: 0, refused: 10 }) }],
  }),
  examples(kindUndoable, {
    holds: [{ of, when: 'a change of products', facts: job() }],
    refuses: [{ of, when: 'a deletion', facts: job({ undoable: false }) }],
  }),
  examples(notUndone, {
    holds: [{ of, when: 'nobody took it back', facts: job() }],
    refuses: [{ of, when: 'another job took it back', facts: job({ undone_by: 12 }) }],
  }),
  examples(undoInTime, {
    holds: [{ of, when: 'within thirty days', facts: job() }],
    refuses: [{ of, when: 'after thirty days', facts: job({ expired: true }), about: { days: 30 } }],
  }),
]
