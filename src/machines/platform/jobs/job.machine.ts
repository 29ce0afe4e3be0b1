import { and, assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Job, JobRow, JobRowPage } from '#api/contract/platform/jobs.ts'
import { cancelRules, isOpen, type JobFacts, retryRules, undoRules } from '#api/rules/platform/jobs.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { pauseAfter } from './pause.ts'

export interface JobInput {
  readonly id: number
}

/** Which of its records are shown: those in one state, or all. */
export interface Shown {
  readonly rowState: JobRow['state'] | null
  /** From 0. */
  readonly page: number
}

export interface Seen {
  readonly job: Job
  readonly rows: JobRowPage
}

export type JobAct = 'cancel' | 'retry' | 'undo'

interface JobContext extends JobInput, Shown {
  readonly job: Job | null
  readonly rows: JobRowPage | null
  readonly looks: number
  readonly act: JobAct
  /** Kept over retries, so that an act whose answer was lost is not done twice. */
  readonly key: string
  readonly failure: ApiFailure | null
}

type JobEvent =
  | { type: 'SHOW'; rowState: Shown['rowState']; page: number }
  | { type: 'STOP' }
  | { type: 'RETRY_FAILED' }
  | { type: 'UNDO' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }

type RuleId =
  | 'job.over'
  | 'job.under_way'
  | 'job.undone'
  | 'job.nothing_to_retry'
  | 'job.not_undoable'
  | 'job.nothing_done'
  | 'job.undo_expired'

const rules = asGuards(
  [...cancelRules, ...retryRules, ...undoRules],
  ({ context }) => context.job as JobFacts,
) as Record<RuleId, RuleGuard>

/** One job: how far it is, looked at again until it is over, what became of each record, and what may be done with it (rule D19). */
export const jobMachine = setup({
  types: {
    context: {} as JobContext,
    input: {} as JobInput,
    events: {} as JobEvent,
    emitted: {} as { type: 'begun'; id: number },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    read: unwired<Seen, JobInput & Shown>('read'),
    act: unwired<Job, { id: number; act: JobAct; key: string }>('act'),
  },
  delays: { pause: ({ context }) => pauseAfter(context.looks) },
  guards: {
    ...rules,
    isOver: ({ event }) => !isOpen((event as unknown as { output: Seen }).output.job.state),
    isAnother: ({ context, event }) => (event as unknown as { output: Job }).output.id !== context.id,
  },
  actions: {
    take: assign(({ context, event }) => {
      const { job, rows } = (event as unknown as { output: Seen }).output
      return { job, rows, failure: null, looks: same(context.job, job) ? context.looks + 1 : 0 }
    }),
    takeFailure: assign(({ context, event }) => ({
      failure: asFailure((event as unknown as { error: unknown }).error),
      looks: context.looks + 1,
    })),
    show: assign(({ event }) => (event.type === 'SHOW' ? { rowState: event.rowState, page: event.page } : {})),
    beginStop: assign({ act: 'cancel', key: () => newRequestKey() }),
    beginRetry: assign({ act: 'retry', key: () => newRequestKey() }),
    beginUndo: assign({ act: 'undo', key: () => newRequestKey() }),
    beginAnew: assign({ looks: 0, failure: null }),
    emitBegun: emit(({ event }) => ({
      type: 'begun' as const,
      id: (event as unknown as { output: Job }).output.id,
    })),
  },
}).createMachine({
  id: 'job',
  context: ({ input }) => ({
    ...input,
    ...{ job: null, rows: null, rowState: null, page: 0, looks: 0, act: 'cancel', key: '', failure: null },
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'read',
        input: ({ context: { id, rowState, page } }) => ({ id, rowState, page }),
        onDone: [
          { guard: 'isOver', target: 'known.over', actions: 'take' },
          { target: 'known.watching', actions: 'take' },
        ],
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    failed: { on: { RETRY: 'opening' } },
    known: {
      initial: 'asking',
      on: {
        SHOW: { target: '.asking', actions: 'show' },
        STOP: { guard: 'job.over', target: 'acting', actions: 'beginStop' },
        RETRY_FAILED: {
          guard: and(['job.under_way', 'job.undone', 'job.nothing_to_retry']),
          target: 'acting',
          actions: 'beginRetry',
        },
        UNDO: {
          guard: and(['job.under_way', 'job.not_undoable', 'job.nothing_done', 'job.undone', 'job.undo_expired']),
          target: 'confirming',
          actions: 'beginUndo',
        },
      },
      states: {
        asking: {
          invoke: {
            id: 'read',
            src: 'read',
            input: ({ context: { id, rowState, page } }) => ({ id, rowState, page }),
            onDone: [
              { guard: 'isOver', target: 'over', actions: 'take' },
              { target: 'watching', actions: 'take' },
            ],
            onError: { target: 'lost', actions: 'takeFailure' },
          },
        },
        watching: { after: { pause: 'asking' } },
        lost: {
          description: 'What is shown is old. It is asked again by itself.',
          after: { pause: 'asking' },
        },
        over: {},
      },
    },
    confirming: { tags: 'asking', on: { CONFIRM: 'acting', CANCEL: 'known' } },
    acting: {
      tags: 'busy',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { id, act, key } }) => ({ id, act, key }),
        onDone: [
          { guard: 'isAnother', target: 'left', actions: 'emitBegun' },
          { target: 'known', actions: 'beginAnew' },
        ],
        onError: { target: 'notDone', actions: 'takeFailure' },
      },
    },
    left: { tags: 'asking', description: 'The job that takes this one back is shown instead.' },
    notDone: { tags: 'asking', on: { RETRY: 'acting', CANCEL: { target: 'known', actions: 'beginAnew' } } },
  },
})

function same(before: Job | null, now: Job): boolean {
  return JSON.stringify(before) === JSON.stringify(now)
}
