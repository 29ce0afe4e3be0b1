import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { bulk } from '#screens/catalog/wiring/bulk.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './bulk.paths.ts'
import { productIn } from './product-form.shop.ts'

interface Desk extends World {
  readonly codes: readonly number[]
  readonly ids: readonly number[]
}

const path = '/v1/panel/products'

/** Changing and deleting many products of a real shop: what would come of it, and the job. */
export default overHttp(spec)<typeof bulk, Desk>({
  machine: bulk,
  begin: async (shop, { input }) => {
    const codes = input === 'changing' ? [600, 601, 603] : [100]
    return { shop, codes, token: await shop.as(codes), ids: await sixtyProducts(shop) }
  },
  input: ({ codes, ids }, { input }) => ({
    holder: { permissions: codes },
    choice: input === 'sent' ? { ids: ids.slice(0, 2), filter: null, except: [] } : null,
  }),
  whose: ({ path: asked }) => [asked.endsWith('/trial') ? 'check' : 'begin'],
  answers: { check: answered, begin: answered },
  see: ({ value, context: { result, page, act, change } }, { ids }) => {
    if (value !== 'checked' || !result) return
    expect([result.total, result.rows.length]).toEqual([ids.length, page === 0 ? 50 : ids.length - 50])
    // Nothing that these changes do breaks a rule, and nothing holds these products.
    expect([act, change, result.rows.map(({ state }) => state)]).toEqual([
      act,
      change,
      result.rows.map(() => 'waiting'),
    ])
  },
  refused: async ({ type, ...event }, rules, { world: { shop, token }, actor }) => {
    const { choice, change } = actor.getSnapshot().context
    const [act, body] =
      type === 'CHOOSE'
        ? ['edit', { ...event, change: { status: 0 } }]
        : type === 'SET_ACT'
          ? ['delete', { choice }]
          : ['edit', { choice, change }]
    if (rules.length === 0) return
    const { choice: chosen } = body as { choice: unknown }
    const asked =
      type === 'SET_ACT' ? { choice: chosen } : { choice: chosen, change: (body as { change: unknown }).change }
    const answer = await shop.call('POST', `${path}/bulk/${act}`, { as: token, body: asked })
    expect([403, 422]).toContain(answer.http)
    expect(answer.body.rules.map((rule: { id: string }) => rule.id)).toEqual(rules)
  },
})

function answered(event: EventObject, { ahead }: { ahead: readonly { event: EventObject }[] }) {
  const lost = 'error' in event
  return { how: lost ? (ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost') : 'through' } as const
}

/** The products of the shop, of which there are made to be sixty. */
export async function sixtyProducts({ call, own }: Shop): Promise<number[]> {
  const { total } = (await call('GET', path)).body.data
  for (let made = total; made < 60; made += 1) await call('POST', path, { body: productIn(own, {}) })
  return (await call('GET', path)).body.data.rows.map((row: { id: number }) => row.id)
}
