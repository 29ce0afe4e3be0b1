import { failure } from '#api/contract/platform/failure.ts'
import { signInMachine } from '#machines/platform/session/sign-in.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { ayse, signedIn } from './people.ts'

/** The sign-in form, empty and with the e-mail of the person whose session ended; and the code of whoever has a second factor. */
export default paths(signInMachine)({
  inputs: { empty: { email: '' }, known: { email: ayse.email } },
  events: () => [
    { type: 'FILL', field: 'email', text: 'ayse@' },
    { type: 'FILL', field: 'email', text: ayse.email },
    { type: 'FILL', field: 'password', text: 'Panel!2026' },
    { type: 'FILL', field: 'password', text: '' },
    { type: 'SUBMIT' },
    { type: 'FILL_CODE', text: '12345' },
    { type: 'FILL_CODE', text: '123456' },
    { type: 'BACK' },
  ],
  answers: {
    signIn: {
      done: [signedIn(ayse)],
      failed: [
        failure('refused', { status: 401, error: 'auth.login_failed' }),
        failure('refused', { status: 401, error: 'auth.code_wanted' }),
      ],
    },
    signInWithCode: {
      done: [signedIn(ayse)],
      failed: [failure('refused', { status: 401, error: 'auth.code_wrong' })],
    },
  },
  key: ({ value, context: { email, password, code } }) => JSON.stringify([value, email, password, code]),
})
