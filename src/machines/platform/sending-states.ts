import { asFailure } from '#api/contract/platform/failure.ts'

/**
 * How a page sends what was decided: it is on its way, the server named what stands in the way (`refused`), or no answer came (`failed`).
 * Who gives it up goes where `refresh` says.
 * The machine brings the actor `send`, the action `takeFailure` and `sendingGuards`.
 */
export function sendingStates<Context, Sent, const Taken, const Refresh>(
  input: (of: { context: Context }) => Sent,
  onDone: Taken,
  refresh: Refresh,
) {
  return {
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input,
        onDone,
        onError: [
          { guard: 'isRefused', target: 'refused', actions: 'takeFailure' },
          { target: 'failed', actions: 'takeFailure' },
        ],
      },
    },
    refused: {
      tags: 'asking',
      description: 'The server named what stands in the way: a rule, or that somebody else was faster.',
      on: { REFRESH: refresh },
    },
    failed: {
      tags: 'asking',
      description: 'No answer came; the same is sent again with the same key, or given up.',
      on: { RETRY: 'sending', REFRESH: refresh },
    },
  } as const
}

export const sendingGuards = {
  /** Whether the server judged: then the same once more would be judged the same. Where it says when to ask again, it did not judge. */
  isRefused: ({ event }: { event: unknown }) => {
    const { kind, rules, retryAfter } = asFailure((event as { error?: unknown }).error)
    return retryAfter === null && (kind === 'conflict' || (kind === 'refused' && rules.length > 0))
  },
}
