import { assign, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/failure.ts'
import type { JobPage } from '#api/contract/jobs.ts'
import { isOpen } from '#api/rules/jobs.ts'
import { unwired } from '#machines/unwired.ts'
import { pauseAfter } from './pause.ts'

export interface JobListInput {
  /** Only those that are not over, for the mark in the header. */
  readonly open: boolean
}

/** What is asked for. */
export interface JobListing extends JobListInput {
  /** From 0. */
  readonly page: number
}

interface JobListContext extends JobListing {
  /** `null` until the first answer. */
  readonly jobs: JobPage | null
  readonly failure: ApiFailure | null
  /** How often it was looked without anything new: the pauses grow with it. */
  readonly looks: number
}

/** `LOOK`: a job was begun, or somebody looks at the panel again. */
type JobListEvent = { type: 'LOOK' } | { type: 'SET_PAGE'; page: number }

/** The jobs of the shop, newest first: looked at again as long as one is under way, less and less often while nothing moves. */
export const jobListMachine = setup({
  types: {
    context: {} as JobListContext,
    input: {} as JobListInput,
    events: {} as JobListEvent,
    tags: {} as 'busy',
  },
  actors: { list: unwired<JobPage, JobListing>('list') },
  delays: { pause: ({ context }) => pauseAfter(context.looks) },
  guards: {
    anyOpen: ({ event }) => (event as unknown as { output: JobPage }).output.rows.some(({ state }) => isOpen(state)),
  },
  actions: {
    take: assign(({ context, event }) => {
      const jobs = (event as unknown as { output: JobPage }).output
      return { jobs, failure: null, looks: same(context.jobs, jobs) ? context.looks + 1 : 0 }
    }),
    takeFailure: assign(({ context, event }) => ({
      failure: asFailure((event as unknown as { error: unknown }).error),
      looks: context.looks + 1,
    })),
    turn: assign(({ event }) => (event.type === 'SET_PAGE' ? { page: event.page, jobs: null } : {})),
    beginAnew: assign({ looks: 0 }),
  },
}).createMachine({
  id: 'jobList',
  context: ({ input }) => ({ ...input, page: 0, jobs: null, failure: null, looks: 0 }),
  initial: 'asking',
  on: {
    LOOK: { target: '.asking', actions: 'beginAnew' },
    SET_PAGE: { target: '.asking', actions: 'turn' },
  },
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'list',
        src: 'list',
        input: ({ context: { open, page } }) => ({ open, page }),
        onDone: [
          { guard: 'anyOpen', target: 'watching', actions: 'take' },
          { target: 'resting', actions: 'take' },
        ],
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    watching: { after: { pause: 'asking' } },
    resting: { description: 'Every job is over: nothing is asked until somebody looks.' },
    failed: {
      description: 'What is shown, if anything, is old. It is asked again by itself.',
      after: { pause: 'asking' },
    },
  },
})

function same(before: JobPage | null, now: JobPage): boolean {
  return JSON.stringify(before) === JSON.stringify(now)
}
