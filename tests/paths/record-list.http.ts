import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { failure } from '#api/contract/failure.ts'
import type { RecordListContext, Removed } from '#machines/record-list/record-list.context.ts'
import type { RecordListEvent } from '#machines/record-list/record-list.machine.ts'
import { recordList } from '#screens/wiring/records.ts'
import { brands } from '#server/db/schema/catalogue.ts'
import { productInput } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { type Arranged, type Moment, overHttp, type World } from './cover/http.ts'
import spec from './record-list.paths.ts'

interface Desk extends World {
  readonly codes: readonly number[]
}

const path = '/v1/panel/brands'
let made = 0

/** The list of brands over a real shop, which has as many brands as the walk says. */
export default overHttp(spec)<typeof recordList, Desk>({
  machine: recordList,
  begin: async (shop, { input }) => {
    const codes = input === 'looking' ? [1100] : [100]
    await bringBack(shop)
    await removeAll(shop, await brandsIn(shop))
    return { shop, codes, token: await shop.as(codes) }
  },
  input: ({ codes }, { input }) => ({ ...(spec.inputs[input] as RecordListContext), holder: { permissions: codes } }),
  whose: ({ method, path: asked }) => (asked.startsWith(path) ? [method === 'DELETE' ? 'remove' : 'list'] : []),
  answers: {
    list: async (event, { world }) => {
      if (failedIn(event)) return { how: 'lost' }
      const { total } = (event as unknown as { output: { total: number } }).output
      await haveBrands(world.shop, total)
      return { how: 'through' }
    },
    remove: async (event, moment): Promise<Arranged> => {
      if (failedIn(event)) return { how: 'lost' }
      await bringBack(moment.world.shop)
      const { refused } = (event as unknown as { output: Removed }).output
      if (refused.length > 0) await use(moment.world.shop, contextOf(moment).doomed[0]?.id ?? 0)
      return { how: 'through' }
    },
  },
  event: (event, moment) => {
    const own = event as RecordListEvent
    if (!('ids' in own) || !own.ids) return own
    return { ...own, ids: own.ids.map((_, index) => contextOf(moment).rows?.[index]?.id ?? 0) }
  },
  see: async ({ value, context }, { shop }) => {
    if (!JSON.stringify(value).includes('"rows":"shown"') || context.removed) return
    expect(context.rows?.map(({ id }) => id).sort()).toEqual((await brandsIn(shop)).sort())
  },
  refused: async (event, rules, { world }) => {
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

async function brandsIn({ call }: Shop): Promise<number[]> {
  const { body } = await call('GET', path)
  return body.data.rows.map(({ id }: { id: number }) => id)
}

/** Two brands, or none: those that there are lie with the other shop for a while, because a walk may come back to them. */
async function haveBrands(shop: Shop, count: number): Promise<void> {
  if (count === 0) return setAside(shop)
  await bringBack(shop)
  await removeAll(shop, (await brandsIn(shop)).slice(count))
  for (let missing = count - (await brandsIn(shop)).length; missing > 0; missing -= 1) await newBrand(shop)
}

async function removeAll({ call }: Shop, ids: readonly number[]): Promise<void> {
  await call('DELETE', '/v1/panel/products/all')
  for (const id of ids) expect((await call('DELETE', `${path}/${id}`)).http).toBe(200)
}

const aside = new Set<number>()

async function setAside(shop: Shop): Promise<void> {
  const ids = await brandsIn(shop)
  if (ids.length === 0) return
  await shop.db.update(brands).set({ shop_id: shop.other.shop_id }).where(inArray(brands.id, ids))
  for (const id of ids) aside.add(id)
}

async function bringBack(shop: Shop): Promise<void> {
  if (aside.size === 0) return
  await shop.db
    .update(brands)
    .set({ shop_id: shop.own.shop_id })
    .where(inArray(brands.id, [...aside]))
  aside.clear()
}

async function newBrand({ call }: Shop): Promise<void> {
  made += 1
  const translations = [turkish, english].map((language_id) => ({ language_id, name: `Paşabahçe ${made}` }))
  const answer = await call('POST', path, { body: { logo: '', translations, marketplace_links: [], status: 1 } })
  expect(answer.http).toBe(200)
}

/** A product has the brand, so that it cannot be deleted (rule R167). */
async function use({ call, own }: Shop, brand: number): Promise<void> {
  const answer = await call('POST', '/v1/panel/products', { body: productInput({ ...own, brand }) })
  expect(answer.http).toBe(200)
}

function contextOf({ actor }: Moment<Desk>): RecordListContext {
  return actor.getSnapshot().context as RecordListContext
}
