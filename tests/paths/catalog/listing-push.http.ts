import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { listingPush } from '#screens/catalog/wiring/product-listings.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Shop } from '#tests/shop.ts'
import { sixtyProducts } from './bulk.http.ts'
import spec from './listing-push.paths.ts'

interface Desk extends World {
  readonly codes: readonly number[]
  readonly ids: readonly number[]
}

const path = '/v1/panel/product-listings'

/** Sending products of a real shop to the marketplace: what keeps each back, and the job. */
export default overHttp(spec)<typeof listingPush, Desk>({
  machine: listingPush,
  begin: async (shop, { input }) => {
    const codes = input === 'looks' ? [600] : [600, 603]
    return { shop, codes, token: await shop.as(codes), ids: await sixtyListings(shop) }
  },
  input: ({ codes }) => ({ holder: { permissions: codes } }),
  whose: ({ path: asked }) => [asked.endsWith('/trial') ? 'check' : 'begin'],
  answers: { check: answered, begin: answered },
  event: (event, { world: { ids } }) => {
    const { type, ids: chosen } = event as EventObject & { ids?: readonly number[] }
    return type === 'CHOOSE' && chosen?.length ? ({ ...event, ids } as EventObject) : event
  },
  see: ({ value, context: { result, page } }, { ids }) => {
    if (value !== 'checked' || !result) return
    expect([result.total, result.rows.length]).toEqual([ids.length, page === 0 ? 50 : ids.length - 50])
    // The shop of the tests has linked nothing with the marketplace.
    expect(new Set(result.rows.map(({ state }) => state))).toEqual(new Set(['refused']))
  },
  refused: async ({ type, ...event }, rules, { world: { shop, token } }) => {
    const { work, ids } = event as { work?: string; ids?: readonly number[] }
    const asked = type === 'BEGIN' ? work : 'push'
    const body = type === 'BEGIN' ? undefined : { choice: { ids: ids?.length ? ids : [1] } }
    const answer = await shop.call('POST', `${path}/${asked}`, { as: token, ...(body ? { body } : {}) })
    if (rules.includes('auth.forbidden')) expect(answer.http).toBe(403)
  },
})

function answered(event: EventObject, { ahead }: { ahead: readonly { event: EventObject }[] }) {
  const lost = 'error' in event
  return { how: lost ? (ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost') : 'through' } as const
}

/** Sixty products of the shop that nothing was sent of. */
async function sixtyListings(shop: Shop): Promise<number[]> {
  const products = await sixtyProducts(shop)
  const { shop_id } = shop.own
  await shop.db.execute(sql`
    insert into product_listings (shop_id, product_id)
    select ${shop_id}, id from unnest(${`{${products.join(',')}}`}::bigint[]) as named(id) order by id on conflict do nothing`)
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select id from product_listings where shop_id = ${shop_id} order by id desc limit 60`)
  return rows.map(({ id }) => Number(id))
}
