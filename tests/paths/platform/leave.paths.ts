import { leaveMachine } from '#machines/platform/session/leave.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** Wanting to leave a page with unsaved work. */
export default paths(leaveMachine)({
  inputs: { any: undefined },
  events: () => [{ type: 'ASK', intent: { kind: 'signOut' } }, { type: 'STAY' }, { type: 'DISCARD' }],
  key: ({ value }) => JSON.stringify(value),
})
