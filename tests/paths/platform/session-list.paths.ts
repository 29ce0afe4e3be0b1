import type { OpenSession } from '#api/contract/platform/account.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { sessionListMachine } from '#machines/platform/session-list/session-list.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const since = '2026-11-23T09:00:00.000Z'
const session = (id: number, own: boolean): OpenSession => ({
  ...{ id, own, browser: 'Chrome', system: 'Windows', address: '127.0.0.1', created_at: since, seen_at: since },
  outdated: false,
})

/** The other session of two, and ending it. */
export const other = 2

/** Where I am signed in: one other session ended, all others, and no answer. */
export default paths(sessionListMachine)({
  inputs: { own: undefined },
  events: ({ value }) => [
    ...(value === 'shown'
      ? ([
          { type: 'END', id: other },
          { type: 'END', id: null },
        ] as const)
      : []),
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
  ],
  answers: {
    load: { done: [[session(1, true), session(other, false)]], failed: [failure('network')] },
    end: { done: [{}], failed: [failure('network')] },
  },
  key: ({ value, context: { sessions, chosen } }) => JSON.stringify([value, sessions?.length ?? null, chosen]),
})
