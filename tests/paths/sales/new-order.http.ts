import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { NewOrderOptions } from '#api/contract/sales/new-order.ts'
import { nothingAwaited } from '#api/rules/sales/new-order.ts'
import type { NewOrderContext } from '#machines/sales/new-order/new-order.context.ts'
import { newOrder } from '#screens/sales/wiring/new-order.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shipping_method_zones, zone_countries, zones } from '#server/db/schema/zones.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn, newOrderPath } from '#tests/fixtures/new-order.fixture.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { endSession } from '#tests/paths/platform/people.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { turkey } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import spec, { codes, couponDays, known, pairs } from './new-order.paths.ts'

interface Desk extends World {
  readonly code: string
}

/** An order that the staff write in a real shop. */
export default overHttp(spec)<typeof newOrder, Desk>({
  machine: newOrder,
  input: () => undefined as never,
  begin: async (shop) => ({ shop, token: await shop.as([1500, 1501]), code: await somethingToSell(shop) }),
  whose,
  answers: {
    look: async (event, { world }) => {
      await sendsParcels(world.shop, event)
      return itsWay(event)
    },
    find: itsWay,
    know: itsWay,
    check: itsWay,
    price: itsWay,
    store: async (event, { world, ahead }) =>
      (await saleOn(world.shop, event)) ??
      stored(event, ahead, async () => {
        await endSession(world.shop, world.token)
        return async () => {
          world.token = await world.shop.as([1500, 1501])
        }
      }),
  },
  event: (event, { world: { shop, code } }) => inThisShop(event, shop, code),
  see: async ({ value, context }, { shop }) => {
    if (value !== 'stored') return
    const { stored: told, draft } = context as NewOrderContext
    const row = await orderIn(shop, told?.id ?? 0)
    expect(row).toMatchObject({ number: told?.number, customer_id: draft.customer_id, status: 'pending' })
    const given = await shop.db.select().from(order_discounts).where(eq(order_discounts.order_id, row.id))
    expect(given.map((one) => one.code)).toEqual(draft.coupon_code ? [draft.coupon_code] : [])
  },
  refused: async (_, rules, { world: { shop, token }, actor }) => {
    // The server knows nothing of what the panel waits for.
    if (rules.includes(nothingAwaited.id)) return
    const { draft } = actor.getSnapshot().context as NewOrderContext
    const answer = await shop.call('POST', ordersPath, { as: token, body: draft })
    expect(answer.http).toBe(422)
    // Why a coupon does not apply stands beside the rule that it has to.
    const told = answer.body.rules.filter(({ id }: { id: string }) => !/^(campaign|coupon)\./.test(id))
    expect([...new Set(told.map(({ id }: { id: string }) => id))].sort()).toEqual([...new Set(rules)].sort())
  },
})

let made = 0

/** A variant with a code of its own, and a customer who has ordered before. */
export async function somethingToSell(shop: Shop): Promise<string> {
  made += 1
  await setMethods(shop, 1)
  await sendToTurkiye(shop)
  await setPayments(shop, ['money_transfer', 'cash', 'credit_card'])
  await openCoupons(shop)
  const code = `YENI-${made}`
  const { variant_id } = await newVariant(shop, { ...pairs, variants: [variant({ stock_code: code, quantity: 10 })] })
  const body = newOrderIn(shop, variant_id, { customer_id: shop.own.customer_id })
  expect((await shop.call('POST', ordersPath, { body })).http).toBe(200)
  return code
}

/** The coupons of the walks: one for all clothes that applies, and one whose days are over. */
async function openCoupons(shop: Shop): Promise<void> {
  await shop.db.delete(order_discounts).where(eq(order_discounts.shop_id, shop.own.shop_id))
  await shop.db.delete(coupons).where(eq(coupons.shop_id, shop.own.shop_id))
  for (const which of ['open', 'over'] as const) {
    const [start, end] = couponDays[which]
    await storedCoupon(shop, { code: codes[which], start, end })
  }
}

/** A sale that nobody was shown begins while the order is on its way, where the walk has it refused for its total, and is over again after that. */
export async function saleOn(shop: Shop, event: EventObject): Promise<Arranged | null> {
  if (kindOf(event) !== 'refused') return null
  const id = await storedCoupon(shop, { kind: 'sale', code: '', start: couponDays.open[0], end: couponDays.open[1] })
  return { how: 'through', after: async () => void (await shop.db.delete(coupons).where(eq(coupons.id, id))) }
}

/** The shop's method sends to Türkiye alone. */
async function sendToTurkiye({ db, own: { shop_id, shipping_method } }: Shop): Promise<void> {
  if ((await db.$count(zones, eq(zones.shop_id, shop_id))) > 0) return
  const [zone] = await db.insert(zones).values({ shop_id, name: 'Yurt içi', label: 'Yurt içi' }).returning()
  const zone_id = zone?.id ?? 0
  await db.insert(zone_countries).values({ shop_id, zone_id, country_id: turkey })
  await db.insert(shipping_method_zones).values({ shop_id, zone_id, shipping_method_id: shipping_method })
}

/** The shop has a shipping method in use and is paid, or neither, as the form is told. */
export async function sendsParcels(shop: Shop, event: EventObject): Promise<void> {
  const { output } = event as EventObject & { output?: NewOrderOptions }
  const bare = output?.shipping_methods.length === 0
  await setMethods(shop, bare ? 0 : 1)
  await setPayments(shop, bare ? [] : ['money_transfer', 'cash', 'credit_card'])
}

async function setMethods({ db, own }: Shop, status: 0 | 1): Promise<void> {
  await db.update(shipping_methods).set({ status }).where(eq(shipping_methods.shop_id, own.shop_id))
}

/** As the walks have it: anything by transfer, much in cash, little by card, and nothing otherwise. */
async function setPayments({ db, own }: Shop, offered: readonly string[]): Promise<void> {
  await db.execute(sql`
    update shop_payment_methods
       set status = (method = any(${sql.param(offered)}::text[]))::int,
           minimum = case method when 'cash' then 10000000 end, maximum = case method when 'credit_card' then 1000 end
     where shop_id = ${own.shop_id}`)
}

/** The actor that a call belongs to. */
export function whose({ method, path }: { method: string; path: string }): readonly string[] {
  if (method === 'POST' && path === `${newOrderPath}/prices`) return ['price']
  if (method === 'POST') return path === ordersPath ? ['store'] : []
  if (path === newOrderPath) return ['look']
  if (path === `${newOrderPath}/variant`) return ['find']
  if (path === `${newOrderPath}/coupon`) return ['check']
  return path.startsWith(`${newOrderPath}/customers/`) ? ['know'] : []
}

/** The event of a walk with the code and the customer of this shop. */
export function inThisShop(event: EventObject, { own }: Shop, code: string): EventObject {
  const { type, wanted } = event as EventObject & { wanted?: { code?: string } }
  if (type === 'CHOOSE_BUYER') return { ...event, id: own.customer_id } as EventObject
  return wanted?.code === known.code ? ({ ...event, wanted: { code } } as EventObject) : event
}

/** Reading is asked for again without a trace; what nobody knows is not there. */
export function itsWay(event: EventObject): Arranged {
  return { how: kindOf(event) === 'network' ? 'lost' : 'through' }
}

/** An answer that is asked for again was lost on its way back: the order is stored, once. */
export async function stored(
  event: EventObject,
  ahead: readonly Step[],
  end: () => Promise<() => Promise<void>>,
): Promise<Arranged> {
  if (kindOf(event) === 'session') return { how: 'through', after: await end() }
  if (kindOf(event) === undefined) return { how: 'through' }
  return { how: ahead[0]?.event.type === 'SUBMIT' && kindOf(ahead[1]?.event) === undefined ? 'answerLost' : 'lost' }
}

function kindOf(event: EventObject | undefined): ApiFailure['kind'] | undefined {
  return (event as { error?: ApiFailure } | undefined)?.error?.kind
}
