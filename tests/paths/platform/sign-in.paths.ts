import { failure } from '#api/contract/platform/failure.ts'
import { signInMachine } from '#machines/platform/session/sign-in.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { ayse, signedIn } from './people.ts'

/** The sign-in form, empty and with the e-mail of the person whose session ended. */
export default paths(signInMachine)({
  inputs: { empty: { email: '' }, known: { email: ayse.email } },
  events: () => [
    { type: 'FILL', field: 'email', text: 'ayse@' },
    { type: 'FILL', field: 'email', text: ayse.email },
    { type: 'FILL', field: 'password', text: 'Panel!2026' },
    { type: 'FILL', field: 'password', text: '' },
    { type: 'SUBMIT' },
  ],
  answers: {
    signIn: { done: [signedIn(ayse)], failed: [failure('refused', { status: 401, error: 'auth.login_failed' })] },
  },
  key: ({ value, context: { email, password } }) => JSON.stringify([value, email, password]),
})
