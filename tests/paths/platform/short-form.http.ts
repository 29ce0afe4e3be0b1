import { expect } from 'vitest'
import { password } from '#screens/platform/wiring/account.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { setPasswords, password as stored, tokenOf } from './people.fixture.ts'
import { ayse } from './people.ts'
import spec from './short-form.paths.ts'

/** A new password of somebody who is signed in, at the server. */
export default overHttp(spec)<typeof password, World>({
  machine: password,
  begin: async (shop) => {
    await shop.db.delete(rate_limits)
    await setPasswords(shop)
    return { shop, token: await tokenOf(shop, ayse.id) }
  },
  input: (_, { input }) => spec.inputs[input] as never,
  whose: ({ path }) => (path === '/v1/panel/account/password' ? ['send'] : []),
  answers: {
    send: async (event, { world: { shop } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'network') return { how: 'lost' }
      await setPasswords(shop, error ? `${stored}-another` : stored)
      return { how: 'through', after: () => shop.db.delete(rate_limits).then(() => {}) }
    },
  },
  refused: async (event, rules, { world: { shop, token }, actor }) => {
    if (event.type !== 'SUBMIT' || rules.length === 0) return
    const body = (actor.getSnapshot().context as { fields: object }).fields
    const answer = await shop.call('PUT', '/v1/panel/account/password', { as: token, body })
    expect(answer.http).toBe(422)
    expect([...new Set(Object.values(answer.body.fields))].sort()).toEqual([...new Set(rules)].sort())
  },
})
