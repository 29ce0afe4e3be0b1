import { leaveMachine } from '#machines/session/leave.machine.ts'
import { paths } from './cover/spec.ts'

/** Wanting to leave a page with unsaved work. */
export default paths(leaveMachine)({
  inputs: { any: undefined },
  events: () => [{ type: 'ASK', intent: { kind: 'signOut' } }, { type: 'STAY' }, { type: 'DISCARD' }],
  key: ({ value }) => JSON.stringify(value),
})
