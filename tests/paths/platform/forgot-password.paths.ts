import { failure } from '#api/contract/platform/failure.ts'
import { forgotPasswordMachine } from '#machines/platform/session/forgot-password.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { ayse } from './people.ts'

/** Asking for a link that sets a new password. */
export default paths(forgotPasswordMachine)({
  inputs: { new: undefined },
  events: () => [
    { type: 'FILL', email: 'ayse@' },
    { type: 'FILL', email: ayse.email },
    { type: 'FILL', email: '' },
    { type: 'SUBMIT' },
    { type: 'ASK_AGAIN' },
  ],
  answers: { ask: { done: [{}], failed: [failure('network')] } },
  key: ({ value, context: { email } }) => JSON.stringify([value, email]),
})
