import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ListView } from '#api/contract/platform/list-views.ts'
import { listViews } from '#screens/platform/wiring/list-views.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { twoViews, viewsFor } from './list-views.fixture.ts'
import spec from './list-views.paths.ts'

interface Desk extends World {
  readonly token: string
  readonly codes: readonly number[]
  readonly views: { readonly own: ListView; readonly shops: ListView }
  /** The act whose answer was lost was done, and asking again does it no second time. */
  done: boolean
}

/** The views of the list of brands of a real shop, for oneself and for all. */
export default overHttp(spec)<typeof listViews, Desk>({
  machine: listViews,
  begin: async (shop, { input }) => {
    const codes = input === 'looking' ? [1100] : [100]
    const token = await shop.as(codes)
    return { shop, codes, token, views: await twoViews(shop, token), done: false }
  },
  input: ({ codes }) => ({ list: 'brands', holder: { permissions: codes } }),
  whose: ({ method }) => [method === 'GET' ? 'load' : method === 'DELETE' ? 'remove' : 'keep'],
  answers: { load: answered, keep: answered, remove: answered },
  event: (event, { world, actor }) => {
    const named = (event as unknown as { view?: ListView }).view
    if (typeof named !== 'object') return event
    const wanted = named.shared === 1 ? world.views.shops : world.views.own
    const now = (actor.getSnapshot().context as { views: readonly ListView[] }).views.find(({ id }) => id === wanted.id)
    return { ...event, view: now ?? wanted } as EventObject
  },
  see: async ({ value, context }, { shop, token, done }) => {
    if (value !== 'ready' || done) return
    expect(await viewsFor(shop, token)).toEqual(context.views)
  },
  refused: async (event, rules, { world: { shop, token, views } }) => {
    if (!rules.includes('auth.forbidden')) return
    const path = `/v1/panel/list-views/${views.shops.id}`
    const { id: _, ...body } = views.shops
    const answer =
      event.type === 'DELETE'
        ? await shop.call('DELETE', path, { as: token })
        : await shop.call('PUT', path, { as: token, body })
    expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
  },
})

function answered(event: EventObject, { world, ahead }: Moment<Desk>): Arranged {
  const again = ahead[0]?.event.type === 'RETRY'
  const how = !('error' in event) ? 'through' : again ? 'answerLost' : 'lost'
  world.done = how === 'answerLost'
  return { how }
}
