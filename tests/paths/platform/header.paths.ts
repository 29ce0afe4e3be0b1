import { failure } from '#api/contract/platform/failure.ts'
import { headerMachine } from '#machines/platform/session/header.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const nothingWaits = { notifications: [], totalCount: 0, feedbackCount: 0, questionCount: 0, onlineOrderCount: 0 }

/** What the header asks for by itself. */
export default paths(headerMachine)({
  inputs: { any: undefined },
  events: () => [{ type: 'REFRESH' }],
  answers: {
    notifications: { done: [nothingWaits], failed: [failure('network')] },
    languages: { done: [[{ id: 1, language_id: 175, code: 'tr', name: 'Türkçe' }]], failed: [failure('network')] },
  },
  key: ({ value }) => JSON.stringify(value),
})
