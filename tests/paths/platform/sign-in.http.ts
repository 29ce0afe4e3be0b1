import { eq } from 'drizzle-orm'
import { fromPromise } from 'xstate'
import { signInMachine } from '#machines/platform/session/sign-in.machine.ts'
import { sessionClient } from '#screens/platform/wiring/session-actor.ts'
import { users } from '#server/db/schema/people.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { codeOf, latest, wantsCode, withSecondFactor } from '#tests/second-factor.ts'
import { emailIn, password, setPasswords } from './people.fixture.ts'
import { ayse } from './people.ts'
import spec from './sign-in.paths.ts'

interface AuthLayout extends World {
  readonly email: string
}

const signIn = signInMachine.provide({
  actors: {
    signIn: fromPromise(async ({ input: body }) => {
      const { call, sessionOperations } = await sessionClient()
      return call(sessionOperations.signIn, { body })
    }),
  },
})

/** The sign-in form at a real door. */
export default overHttp(spec)<typeof signIn, AuthLayout>({
  machine: signIn,
  begin: async (shop) => {
    await setPasswords(shop)
    return { shop, token: null, email: await emailIn(shop, ayse.id) }
  },
  input: ({ email }, { input }) => ({ email: input === 'known' ? email : '' }),
  whose: ({ path }) => (path === '/v1/auth/login' ? ['signIn', 'signInWithCode'] : []),
  answers: {
    signIn: async (event, { world: { shop } }) => {
      const wanted = wantsCode(event)
      await withSecondFactor(shop, shop.own, shop.own.admin_id, wanted ? 'on' : 'off')
      if (wanted || event.type.startsWith('xstate.done.')) return { how: 'through' }
      await setPasswords(shop, `${password}-another`)
      return { how: 'through', after: () => setPasswords(shop) }
    },
    signInWithCode: async (event, { world: { shop } }) => {
      // One that was taken is taken no more.
      await withSecondFactor(shop, shop.own, shop.own.admin_id, 'on')
      if (event.type.startsWith('xstate.done.')) return { how: 'through' }
      await shop.db.update(users).set({ totp_step: latest }).where(eq(users.id, shop.own.admin_id))
      return { how: 'through' }
    },
  },
  event: (event, { world }) => {
    const { text } = event as unknown as { text?: string }
    if (event.type === 'FILL_CODE' && text?.length === 6) return { ...event, text: codeOf() }
    return text === ayse.email ? { ...event, text: world.email } : event
  },
})
