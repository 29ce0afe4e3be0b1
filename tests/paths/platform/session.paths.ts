import { failure } from '#api/contract/platform/failure.ts'
import { sessionMachine } from '#machines/platform/session/session.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { ayse, elif, me, signedIn } from './people.ts'

/** The session: from the start with and without a token, through other tabs, to the session that ends over unsaved work. */
export default paths(sessionMachine)({
  inputs: { withToken: { hasToken: true }, withoutToken: { hasToken: false } },
  events: () => [
    { type: 'SIGN_OUT' },
    { type: 'LOSE_SESSION', unsaved: false },
    { type: 'LOSE_SESSION', unsaved: true },
    { type: 'FOLLOW_OUT', unsaved: false },
    { type: 'FOLLOW_OUT', unsaved: true },
    { type: 'FOLLOW_IN' },
    { type: 'CHECK_AGAIN' },
  ],
  answers: {
    check: { done: [me(ayse)], failed: [failure('session', { status: 401 }), failure('network')] },
    confirm: { done: [me(ayse), me(elif)], failed: [failure('session', { status: 401 }), failure('network')] },
    signIn: { done: [signedIn(ayse), signedIn(elif)] },
    surroundings: {},
  },
  key: ({ value, context: { hasToken, user, why } }) => JSON.stringify([value, hasToken, user?.id ?? null, why]),
})
