import { expect } from 'vitest'
import { resetPassword } from '#screens/platform/wiring/session.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { emailIn } from './people.fixture.ts'
import { ayse } from './people.ts'
import { linkFrom, spend } from './reset-link.ts'
import spec from './reset-password.paths.ts'

interface AuthLayout extends World {
  readonly link: string
  readonly email: string
}

/** A new password with a real link, which works once. */
export default overHttp(spec)<typeof resetPassword, AuthLayout>({
  machine: resetPassword,
  begin: async (shop) => ({ shop, token: null, link: await linkFrom(shop), email: await emailIn(shop, ayse.id) }),
  input: ({ link }, { input }) => ({ token: input === 'withLink' ? link : '' }),
  whose: ({ path }) => (path === '/v1/auth/reset-password' ? ['reset'] : []),
  answers: {
    reset: async (event, { world: { shop, link } }) => {
      if (event.type.startsWith('xstate.done.')) return { how: 'through' }
      const { kind } = (event as unknown as { error: { kind: string } }).error
      if (kind === 'network') return { how: 'lost' }
      // The link was used meanwhile.
      await spend(shop, link)
      return { how: 'through' }
    },
  },
  see: async ({ value }, { shop, email }) => {
    if (value !== 'done') return
    const answer = await shop.call('POST', '/v1/auth/login', { as: null, body: { email, password: 'Panel!2027' } })
    expect(answer.http).toBe(200)
  },
  refused: async (event, rules, { world: { shop, link }, actor }) => {
    if (event.type !== 'SUBMIT' || rules.length === 0) return
    const { password, password_confirmation } = actor.getSnapshot().context
    const body = { token: link, password, password_confirmation }
    const answer = await shop.call('POST', '/v1/auth/reset-password', { as: null, body })
    expect(answer.http).toBe(422)
    expect(Object.values(answer.body.fields).sort()).toEqual([...rules].sort())
  },
})
