import { failure } from '#api/contract/platform/failure.ts'
import { resetPasswordMachine } from '#machines/platform/session/reset-password.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** Setting a new password with the link of a mail, and with no link at all. */
export default paths(resetPasswordMachine)({
  inputs: { withLink: { token: 'link' }, withoutLink: { token: '' } },
  events: () => [
    { type: 'FILL', field: 'password', text: 'kısa' },
    { type: 'FILL', field: 'password', text: 'Panel!2027' },
    { type: 'FILL', field: 'password_confirmation', text: 'Panel!2027' },
    { type: 'SUBMIT' },
  ],
  answers: {
    reset: {
      done: [{}],
      failed: [failure('refused', { status: 409, error: 'auth.reset_link_inactive' }), failure('network')],
    },
  },
  key: ({ value, context: { password, password_confirmation } }) =>
    JSON.stringify([value, password, password_confirmation]),
})
