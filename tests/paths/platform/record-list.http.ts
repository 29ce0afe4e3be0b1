import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type {
  NotRemoved,
  RecordListContext,
  Removed,
  SwitchResult,
} from '#machines/platform/record-list/record-list.context.ts'
import type { RecordListEvent } from '#machines/platform/record-list/record-list.flow.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { removeProducts } from '#tests/jobs.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import {
  actorsOf,
  brandsIn,
  codesOf,
  haveBrands,
  path,
  removeAll,
  returnToStock,
  takeNames,
  use,
  wake,
} from './brands.fixture.ts'
import spec from './record-list.paths.ts'

interface Desk extends World {
  readonly codes: readonly number[]
}

/** The list of brands over a real shop, which has as many brands as the walk says. */
export default overHttp(spec)<typeof recordList, Desk>({
  machine: recordList,
  begin: async (shop, { input }) => {
    const codes = codesOf[input as keyof typeof codesOf] ?? [100]
    await returnToStock(shop)
    await removeAll(shop, await brandsIn(shop))
    return { shop, codes, token: await shop.as(codes) }
  },
  input: ({ codes }, { input }) => ({ ...(spec.inputs[input] as RecordListContext), holder: { permissions: codes } }),
  whose: actorsOf,
  answers: {
    list: async (event, { world }) => {
      if (failedIn(event)) return { how: 'lost' }
      const { total } = (event as unknown as { output: { total: number } }).output
      await wake(world.shop)
      await haveBrands(world.shop, total)
      return { how: 'through' }
    },
    ask: async (event, moment): Promise<Arranged> => {
      if (failedIn(event)) return { how: 'lost' }
      await returnToStock(moment.world.shop)
      await removeProducts(moment.world.shop)
      const { output } = event as unknown as { output: readonly NotRemoved[] }
      for (const { id } of output.length > 0 ? contextOf(moment).toDelete : []) await use(moment.world.shop, id)
      return { how: 'through' }
    },
    passivate: async (event, { world }): Promise<Arranged> => {
      if (failedIn(event)) return { how: 'lost' }
      await returnToStock(world.shop)
      return { how: 'through' }
    },
    switch: async (event, moment): Promise<Arranged> => {
      if (failedIn(event)) return { how: 'lost' }
      await returnToStock(moment.world.shop)
      const { refused } = (event as unknown as { output: SwitchResult }).output
      await wake(moment.world.shop)
      if (refused.length === 0) return { how: 'through' }
      return { how: 'through', after: await takeNames(moment.world.shop, contextOf(moment).selected) }
    },
    remove: async (event, moment): Promise<Arranged> => {
      if (failedIn(event)) return { how: 'lost' }
      await returnToStock(moment.world.shop)
      const { refused } = (event as unknown as { output: Removed }).output
      if (refused.length > 0) await use(moment.world.shop, contextOf(moment).toDelete[0]?.id ?? 0)
      return { how: 'through' }
    },
  },
  event: (event, moment) => {
    const own = event as RecordListEvent
    if (own.type === 'MAKE_PASSIVE') return { ...own, id: contextOf(moment).removed?.refused[0]?.id ?? 0 }
    if (!('ids' in own) || !own.ids) return own
    return { ...own, ids: own.ids.map((_, index) => contextOf(moment).rows?.[index]?.id ?? 0) }
  },
  see: async ({ value, context }, { shop }) => {
    if (!JSON.stringify(value).includes('"rows":"shown"') || context.removed) return
    expect(context.rows?.map(({ id }) => id).sort()).toEqual((await brandsIn(shop)).sort())
  },
  refused: async (event, rules, { world }) => {
    if (event.type === 'MAKE_PASSIVE' && rules.includes('auth.forbidden')) {
      const [id] = await brandsIn(world.shop)
      const answer = await world.shop.call('PUT', `${path}/${id ?? 1}`, { as: world.token, body: {} })
      return expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
    }
    if (event.type === 'SET_STATUS' && rules.includes('auth.forbidden')) {
      const [id = 1] = await brandsIn(world.shop)
      const body = { status: 0, records: [{ id }] }
      const answer = await world.shop.call('POST', '/v1/panel/record-status/brands', { as: world.token, body })
      return expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
    }
    if (event.type !== 'DELETE' || !rules.includes('auth.forbidden')) return
    const [id] = await brandsIn(world.shop)
    const answer = await world.shop.call('DELETE', `${path}/${id ?? 1}`, { as: world.token })
    expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
  },
})

function failedIn(event: EventObject): boolean {
  const { error } = event as unknown as { error?: unknown }
  if (error) expect(error).toEqual(failure('network'))
  return error !== undefined
}

function contextOf({ actor }: Moment<Desk>): RecordListContext {
  return actor.getSnapshot().context as RecordListContext
}
