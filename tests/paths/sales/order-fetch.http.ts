import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { OrderFetchOptions } from '#api/contract/sales/marketplace-orders.ts'
import { addDays } from '#api/rules/platform/days-between.ts'
import { orderFetch } from '#screens/sales/wiring/marketplace-orders.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { sandbox_orders } from '#server/db/schema/sandbox.ts'
import { shop_marketplaces } from '#server/db/schema/shops.ts'
import { boughtThere, daysAgo, orderFetch as path } from '#tests/fixtures/marketplace-orders.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'
import spec, { walkedDay } from './order-fetch.paths.ts'

interface Desk extends World {
  readonly codes: readonly number[]
}

/** Orders of a marketplace, fetched by a real shop. */
export default overHttp(spec)<typeof orderFetch, Desk>({
  machine: orderFetch,
  begin: async (shop, { input }) => {
    const codes = (input === 'reading' ? orderReader : seller).permissions
    await somethingSold(shop)
    return { shop, codes, token: await shop.as(codes) }
  },
  input: ({ codes }) => ({ holder: { permissions: codes } }),
  whose,
  answers: { look: (event, { world: { shop } }) => offeredAs(shop, event), begin: howItWent },
  event: (event) => onThatDay(event),
  refused: async (_, rules, { world: { shop, token }, actor }) => {
    if (rules.includes('auth.forbidden')) {
      const answer = await shop.call('POST', path, { as: token, body: { marketplace_id: 2 } })
      return void expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
    }
    const { marketplace_id, from, to } = actor.getSnapshot().context.range
    // A day that is none never travels.
    if (from === '') return
    const before = await shop.db.$count(jobs)
    const answer = await shop.call('POST', path, { as: token, body: { marketplace_id, from, to } })
    expect(answer.http).toBe(422)
    expect(answer.body.rules.map(({ id }: { id: string }) => id).sort()).toEqual([...rules].sort())
    expect(await shop.db.$count(jobs)).toBe(before)
  },
})

let sold = 0

/** An order at the marketplace that the shop does not have, within any range that the walks ask for. */
export async function somethingSold(shop: Shop): Promise<void> {
  await shop.db.delete(sandbox_orders)
  sold += 1
  const barcode = `SATIS-${sold}`
  await newVariant(shop, { variants: [variant({ barcode, stock_code: '' })] })
  await boughtThere(shop, barcode, { ordered_at: `${daysAgo(7)}T12:00:00+03:00` })
  await boughtThere(shop, barcode, { ordered_at: `${daysAgo(10)}T12:00:00+03:00` })
}

/** The actor that a call belongs to. */
export function whose({ method, path: asked }: { method: string; path: string }): readonly string[] {
  if (asked !== path) return []
  return [method === 'GET' ? 'look' : 'begin']
}

/** As many marketplaces are offered to the shop as the answer has. */
export async function offeredAs(shop: Shop, event: EventObject) {
  const { output } = event as unknown as { output?: OrderFetchOptions }
  if (!output) return { how: 'lost' } as const
  await shop.db.execute(sql`delete from shop_marketplaces where marketplace_id = 3`)
  if (output.marketplaces.length > 1)
    await shop.db.insert(shop_marketplaces).values({
      ...{ shop_id: shop.own.shop_id, marketplace_id: 3, shop_status: 1 },
      auth_data: { baseKey: 'base', supplier_id: '42' },
    })
  return { how: 'through' } as const
}

/** A day of the walks as one of this shop, so many days ago. */
export function onThatDay(event: EventObject): EventObject {
  const { day } = event as unknown as { day?: string }
  if (!day) return event
  const ago = (Date.parse(walkedDay) - Date.parse(day)) / 86_400_000
  return { ...event, day: addDays(daysAgo(0), -ago) } as EventObject
}

/** An answer that is asked for again was lost on its way back: what was asked is done, once. */
export function howItWent(event: EventObject, { ahead }: { ahead: readonly Step[] }) {
  if (!('error' in event)) return { how: 'through' } as const
  const again = ahead[0]?.event.type === 'RETRY' && !('error' in (ahead[1]?.event ?? {}))
  return { how: again ? 'answerLost' : 'lost' } as const
}
