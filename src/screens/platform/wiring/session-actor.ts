import { createActor, fromCallback, fromPromise } from 'xstate'
import { store, stored } from '#api/client/platform/stored.ts'
import type { Granter } from '#api/rules/platform/session.ts'
import { type SessionEvent, sessionMachine } from '#machines/platform/session/session.machine.ts'
import { signInMachine } from '#machines/platform/session/sign-in.machine.ts'
import { speakAs } from '#screens/platform/frame/spoken.ts'
import { onSessionLost } from './lost-session.ts'
import { panelPart } from './panel.ts'
import { anythingUnderWay, anythingUnsaved } from './unsaved.ts'

/** The language that stands in where the shop has none (rule R226). */
const fallbackLanguage = 175

/** The calls, loaded when first needed: a visitor who only looks at the sign-in page does without them. */
export async function sessionClient() {
  const [{ sessionOperations }, { call }] = await Promise.all([
    import('#api/operations/platform/session.ts'),
    import('./http.ts'),
  ])
  return { call, sessionOperations }
}

const check = fromPromise(async () => {
  const { call, sessionOperations } = await sessionClient()
  const me = await call(sessionOperations.me).catch(async (thrown: unknown) => {
    const { answerOrKept } = await import('./kept-answers.ts')
    return answerOrKept('me', sessionOperations.me.data, Promise.reject(thrown))
  })
  if (!stored('language_id')) store('language_id', me.shop.default_language_id || fallbackLanguage)
  return me
})

const signIn = signInMachine.provide({
  actors: {
    signIn: fromPromise(async ({ input: body }) => {
      const { call, sessionOperations } = await sessionClient()
      return call(sessionOperations.signIn, { body })
    }),
  },
})

/** Calls that are answered 401, and other tabs: they share the store, and what one writes the others hear. */
const surroundings = fromCallback<SessionEvent>(({ sendBack }) => {
  const stop = onSessionLost(() => sendBack({ type: 'LOSE_SESSION', unsaved: anythingUnsaved() || anythingUnderWay() }))
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== 'token' && key !== null) return
    sendBack(newValue ? { type: 'FOLLOW_IN' } : { type: 'FOLLOW_OUT', unsaved: anythingUnsaved() })
  }
  window.addEventListener('storage', hear)
  return () => {
    stop()
    window.removeEventListener('storage', hear)
  }
})

/** The session, with its calls and its place in the browser's store. */
export const session = sessionMachine.provide({
  actors: { check, signIn, surroundings },
  actions: {
    remember: (_, { token, shop_id, user: { language } }) => {
      store('token', token)
      store('shop_id', shop_id)
      if (language) speakAs({ code: language, id: null, row: null })
    },
    forget: () => {
      store('token', null)
      store('shop_id', null)
      import('./kept-answers.ts').then(({ forgetAll }) => forgetAll()).catch(ignore)
    },
    revoke: () => {
      const [token, shop_id] = [stored('token'), stored('shop_id')]
      // Signing out holds without the server too; an unreachable one lets the session run out (rule R35).
      if (token)
        sessionClient()
          .then(
            ({ call, sessionOperations }) => call(sessionOperations.signOut, { session: { token, shop_id } }),
            ignore,
          )
          .catch(ignore)
    },
  },
})

function ignore(): void {}

/** The one session of this tab; who opens the panel starts it. */
export const sessionActor = panelPart(
  () => createActor(session, { input: { hasToken: stored('token') !== null } }),
  (actor) => actor.stop(),
)

/** Who gives permissions in the shop of this session, as far as it was told. */
export function sessionGranters(): readonly Granter[] {
  return sessionActor().getSnapshot().context.shop?.granters ?? []
}
