import { asFailure } from '#api/contract/platform/failure.ts'

/**
 * How a page opens its record by its id: it is read, is not there, or could not be reached.
 * The machine brings the actor `open`, the action `takeFailure` and `openingGuards`.
 */
export function openingStates<const Opened, const On>(onDone: Opened, on: On) {
  return {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { id } }: { context: { id: number } }) => ({ id }),
        onDone,
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'takeFailure' },
          { target: 'unreachable', actions: 'takeFailure' },
        ],
      },
      on,
    },
    unreachable: { on: { RETRY: 'opening' } },
    missing: {},
  } as const
}

export const openingGuards = {
  isMissing: ({ event }: { event: unknown }) => asFailure((event as { error?: unknown }).error).kind === 'notFound',
}
