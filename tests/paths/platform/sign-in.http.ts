import { fromPromise } from 'xstate'
import { signInMachine } from '#machines/platform/session/sign-in.machine.ts'
import { sessionClient } from '#screens/platform/wiring/session-actor.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
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
  whose: ({ path }) => (path === '/v1/auth/login' ? ['signIn'] : []),
  answers: {
    signIn: async (event, { world: { shop } }) => {
      if (event.type.startsWith('xstate.done.')) return { how: 'through' }
      await setPasswords(shop, `${password}-another`)
      return { how: 'through', after: () => setPasswords(shop) }
    },
  },
  event: (event, { world }) => {
    const { text } = event as unknown as { text?: string }
    return text === ayse.email ? { ...event, text: world.email } : event
  },
})
