import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { CampaignSimulatorContext } from '#machines/sales/campaign-simulator/campaign-simulator.machine.ts'
import { campaignSimulator } from '#screens/sales/wiring/campaign-simulator.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'
import spec, { known } from './campaign-simulator.paths.ts'

const path = '/v1/panel/campaign-simulator'

/** What a walk tries campaigns on in a shop. */
export interface Tried {
  readonly shop: Shop
  readonly code: string
  readonly variant_id: number
  /** Everything that a trial must leave as it is. */
  readonly before: number
}

type Desk = World & Tried

/** Campaigns, tried in a real shop: what they give off is reckoned there, and nothing of it is stored. */
export default overHttp(spec)<typeof campaignSimulator, Desk>({
  machine: campaignSimulator,
  input: () => ({ code: '' }),
  begin: async (shop) => ({ ...(await somethingToTry(shop)), token: await shop.as([200]) }),
  whose,
  answers: { look: itsWay, simulate: itsWay },
  event: (event, { world }) => inThisShop(event, world),
  see: async ({ value, context }, world) => {
    if (JSON.stringify(value) === '{"trial":"simulated"}') await comesToWhatItShould(context, world)
  },
  refused: async (_, rules, { world: { shop, token }, actor }) => {
    const { draft } = actor.getSnapshot().context as CampaignSimulatorContext
    const answer = await shop.call('POST', path, { as: token, body: draft })
    expect(answer.http).toBe(422)
    expect(answer.body.rules.map(({ id }: { id: string }) => id).sort()).toEqual([...rules].sort())
  },
})

let made = 0

/** A product at 49.90, a coupon of ten percent for it, and one whose days are over. */
export async function somethingToTry(shop: Shop): Promise<Tried> {
  made += 1
  await shop.db.delete(order_discounts).where(eq(order_discounts.shop_id, shop.own.shop_id))
  await shop.db.delete(coupons).where(eq(coupons.shop_id, shop.own.shop_id))
  await storedCoupon(shop, { code: known.open, start: '2026-01-01', end: '2099-12-31' })
  await storedCoupon(shop, { code: known.over, start: '2020-01-01', end: '2020-01-31' })
  const code = `DENE-${String(made).padStart(3, '0')}`
  const { variant_id } = await newVariant(shop, { variants: [variant({ stock_code: code, quantity: 10 })] })
  return { shop, code, variant_id, before: await storedIn(shop) }
}

/** The actor that a call belongs to. */
export function whose({ method, path: asked }: { method: string; path: string }): readonly string[] {
  if (asked !== path) return []
  return [method === 'GET' ? 'look' : 'simulate']
}

/** Nothing is stored: what is asked for again is asked without a trace. */
export function itsWay(event: EventObject): Arranged {
  const { error } = event as { error?: ApiFailure }
  return { how: error ? 'lost' : 'through' }
}

/** What the walk tries, by the ids of this shop. */
export function inThisShop(event: EventObject, { shop, variant_id }: Tried): EventObject {
  if (event.type === 'ADD') return { ...event, variant: { id: variant_id, name: known.name } } as EventObject
  if (event.type !== 'CHOOSE_CUSTOMER') return event
  return { ...event, customer: { id: shop.own.customer_id, name: 'Zeynep Yılmaz' } } as EventObject
}

/** How many orders there are, and how often coupons were used. */
async function storedIn({ db, own: { shop_id } }: Shop): Promise<number> {
  const used = await db.select({ used: coupons.used }).from(coupons).where(eq(coupons.shop_id, shop_id))
  return (await db.$count(orders, eq(orders.shop_id, shop_id))) + used.reduce((sum, one) => sum + one.used, 0)
}

async function comesToWhatItShould(
  { draft, result }: CampaignSimulatorContext,
  { shop, before }: Tried,
): Promise<void> {
  const pieces = Number(draft.lines[0]?.quantity)
  const off = draft.code === known.open ? 499 * pieces : 0
  expect(result).toMatchObject({
    products: amount(4_990 * pieces),
    discount: amount(off),
    total: amount(4_990 * pieces - off),
  })
  expect(result?.applied.map(({ campaign }) => campaign.code)).toEqual(off === 0 ? [] : [known.open])
  expect(await storedIn(shop)).toBe(before)
}

function amount(minor: number): string {
  return (minor / 100).toFixed(2)
}
