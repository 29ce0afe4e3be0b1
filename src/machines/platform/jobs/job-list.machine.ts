import { assign, enqueueActions, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { Page } from '#api/contract/platform/lists.ts'
import { isOpen } from '#api/rules/platform/jobs.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { pauseAfter } from './pause.ts'

/** What a list of jobs shows; nothing, where there is but the mark in the header. */
export interface JobsShown {
  /** The jobs under way that a list shows: what becomes of them is asked, too. */
  readonly seen: readonly number[] | null
  /** The newest job that a list knows of, where it is to know of newer ones. */
  readonly newest: number | null
}

interface JobListContext extends JobsShown {
  /** `null` until the first answer, and again when a list has rows of its own that are newer. */
  readonly jobs: readonly Job[] | null
  readonly failure: ApiFailure | null
  /** How often it was looked without anything new: the pauses grow with it. */
  readonly looks: number
}

/** `REFRESH`: a job was begun, or somebody looks at the panel again. `SHOWN`: a list has other rows. */
type JobListEvent = { type: 'REFRESH' } | ({ type: 'SHOWN' } & JobsShown)

/** The jobs under way: looked at again as long as there is one, less and less often while nothing moves. */
export const jobListMachine = setup({
  types: {
    context: {} as JobListContext,
    events: {} as JobListEvent,
    emitted: {} as { type: 'begun' },
    tags: {} as 'busy',
  },
  actors: { list: unwired<Page<Job>, Pick<JobsShown, 'seen'>>('list') },
  delays: { pause: ({ context }) => pauseAfter(context.looks) },
  guards: {
    anyOpen: ({ event }) => outputOf(event).rows.some(({ state }) => isOpen(state)),
    showsOpen: ({ event }) => event.type === 'SHOWN' && event.seen !== null && event.seen.length > 0,
  },
  actions: {
    take: assign(({ context, event }) => {
      const jobs = outputOf(event).rows
      return { jobs, failure: null, looks: same(context.jobs, jobs) ? context.looks + 1 : 0 }
    }),
    /** A list that ends before the newest job is told so. */
    emitBegun: enqueueActions(({ context: { newest }, event, enqueue }) => {
      if (newest !== null && outputOf(event).rows.some(({ id }) => id > newest)) enqueue.emit({ type: 'begun' })
    }),
    takeFailure: assign(({ context, event }) => ({
      failure: asFailure((event as unknown as { error: unknown }).error),
      looks: context.looks + 1,
    })),
    show: assign(({ event }) =>
      event.type === 'SHOWN' ? { seen: event.seen, newest: event.newest, jobs: null, failure: null } : {},
    ),
    beginAnew: assign({ looks: 0 }),
  },
}).createMachine({
  id: 'jobList',
  context: { seen: null, newest: null, jobs: null, failure: null, looks: 0 },
  initial: 'resting',
  on: {
    REFRESH: { target: '.asking', actions: 'beginAnew' },
    SHOWN: [
      { guard: 'showsOpen', target: '.asking', actions: ['show', 'beginAnew'] },
      { target: '.resting', actions: 'show' },
    ],
  },
  states: {
    resting: { description: 'No job is under way: nothing is asked until somebody looks.' },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { seen } }) => ({ seen }),
        onDone: [
          { guard: 'anyOpen', target: 'watching', actions: ['take', 'emitBegun'] },
          { target: 'resting', actions: ['take', 'emitBegun'] },
        ],
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    watching: { after: { pause: 'asking' } },
    failed: {
      description: 'What is shown, if anything, is old. It is asked again by itself.',
      after: { pause: 'asking' },
    },
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
function outputOf(event: any): Page<Job> {
  return event.output
}

function same(before: readonly Job[] | null, now: readonly Job[]): boolean {
  return JSON.stringify(before) === JSON.stringify(now)
}
