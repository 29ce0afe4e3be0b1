import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { JobRowPage } from '#api/contract/platform/jobs.ts'

/** What every bulk machine knows of the verdict and of the job. */
export interface DryRunContext {
  readonly page: number
  readonly result: JobRowPage | null
  /** Kept over retries, so that a job whose answer was lost is not begun twice. */
  readonly key: string
  readonly failure: ApiFailure | null
}

export const noDryRun: DryRunContext = { page: 0, result: null, key: '', failure: null }

/** What every bulk machine hears once it is chosen what is to be done. */
export type DryRunEvent =
  | { type: 'CHECK' }
  | { type: 'SET_PAGE'; page: number }
  | { type: 'SEND' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }

/** What it tells: the job that was begun. */
export interface Begun {
  type: 'begun'
  id: number
}

/**
 * The second half of every bulk machine: what would come of each record is shown, a page at a time, and then the job is begun. Before what
 * cannot be taken back it is asked once more (`asksFirst`). The machine brings the actors `check` and `begin`, and `verdictActions`.
 */
export function dryRunStates<Context, CheckInput, Sent, const Back extends string>(
  back: Back,
  inputs: { check: (of: { context: Context }) => CheckInput; begin: (of: { context: Context }) => Sent },
) {
  return {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: inputs.check,
        onDone: { target: 'checked', actions: 'takeResult' },
        onError: { target: 'notChecked', actions: 'takeFailure' },
      },
    },
    notChecked: { on: { RETRY: 'checking', CANCEL: back } },
    checked: {
      description: 'What would come of each is shown, a page at a time.',
      on: {
        SET_PAGE: { target: 'checking', actions: 'turn' },
        SEND: [
          { guard: 'asksFirst', target: 'confirming', actions: 'makeKey' },
          { target: 'sending', actions: 'makeKey' },
        ],
        CANCEL: back,
      },
    },
    confirming: { tags: 'asking', on: { CONFIRM: 'sending', CANCEL: 'checked' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: inputs.begin,
        onDone: { target: 'begun', actions: 'emitBegun' },
        onError: { target: 'notSent', actions: 'takeFailure' },
      },
    },
    notSent: { tags: 'asking', on: { RETRY: 'sending', CANCEL: 'checked' } },
    begun: { tags: 'asking', description: 'The job is shown instead.' },
  } as const
}
