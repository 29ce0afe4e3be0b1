import { and, eq, sql } from 'drizzle-orm'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { KeptTill, OpenedTill } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { users } from '#server/db/schema/people.ts'
import { variants } from '#server/db/schema/products.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shipping_method_zones, zone_countries, zones } from '#server/db/schema/zones.ts'
import { newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import type { Arranged } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { variant } from '#tests/product-input.ts'
import { turkey } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { coupons as codes, known, pairs } from './fast-sale.paths.ts'

/** What a walk sells in a shop: its product, to whom, and how it is handed over. */
export interface Sold {
  readonly shop: Shop
  readonly code: string
  readonly variant_id: number
  readonly customer_id: number
  readonly walk_in: number
  readonly method_id: number
}

let made = 0

/** A till with a product that is there ten times, and a customer who never bought. */
export async function somethingAtTill(shop: Shop): Promise<Sold> {
  made += 1
  const { shop_id } = shop.own
  const isWalkIn = and(eq(users.shop_id, shop_id), eq(users.email, ''), eq(users.name, 'Perakende'))
  if ((await shop.db.$count(users, isWalkIn)) === 0) await openShopOf(shop)
  await sells(shop, true)
  await openCoupons(shop)
  const code = `KASA-${String(made).padStart(3, '0')}`
  const { variant_id } = await newVariant(shop, { ...pairs, variants: [variant({ stock_code: code, quantity: 10 })] })
  const { customer_id } = await newDebtor(shop, [])
  const [walkIn] = await shop.db.select({ id: users.id }).from(users).where(isWalkIn)
  const [method] = await shop.db.select().from(shipping_methods).where(handover(shop_id))
  return { shop, code, variant_id, customer_id, walk_in: walkIn?.id ?? 0, method_id: method?.id ?? 0 }
}

/** The coupons of the walks: one that applies, and one whose days are over. */
async function openCoupons(shop: Shop): Promise<void> {
  const { db, own } = shop
  await db.delete(order_discounts).where(eq(order_discounts.shop_id, own.shop_id))
  await db.delete(coupons).where(eq(coupons.shop_id, own.shop_id))
  await storedCoupon(shop, { code: codes.open, start: '2026-01-01', end: '2099-12-31' })
  await storedCoupon(shop, { code: codes.over, start: '2026-01-01', end: '2026-01-31' })
}

const handover = (shop_id: number) => and(eq(shipping_methods.shop_id, shop_id), eq(shipping_methods.walk_in, 1))

/** The shop stands in Türkiye, and hands over there alone. */
async function openShopOf(shop: Shop): Promise<void> {
  const { db, own } = shop
  const { shop_id } = own
  await openTill(shop)
  const address = JSON.stringify({ country: 'Türkiye', city: 'İstanbul', district: 'Kadıköy', address: 'Lale Sk. 4' })
  await db.execute(sql`
    update shops set settings = jsonb_set(settings, '{shop_address}', coalesce(settings -> 'shop_address', '{}') || ${address}::jsonb)
     where id = ${shop_id}`)
  const [zone] = await db.insert(zones).values({ shop_id, name: 'Yurt içi', label: 'Yurt içi' }).returning()
  const [method] = await db.select().from(shipping_methods).where(handover(shop_id))
  const zone_id = zone?.id ?? 0
  await db.insert(zone_countries).values({ shop_id, zone_id, country_id: turkey })
  await db.insert(shipping_method_zones).values({ shop_id, zone_id, shipping_method_id: method?.id ?? 0 })
}

/** The shop sells to whoever walks in, up to 400.00 in cash and from 10.00 by card; or to nobody, in no way. */
async function sells({ db, own: { shop_id } }: Shop, on: boolean): Promise<void> {
  const all = eq(shipping_methods.shop_id, shop_id)
  await db.update(shipping_methods).set({ status: 0 }).where(all)
  if (on) await db.update(shipping_methods).set({ status: 1 }).where(handover(shop_id))
  await db.execute(sql`
    update users set walk_in = ${Number(on)} where shop_id = ${shop_id} and name = 'Perakende' and email = ''`)
  await db.execute(sql`
    update shop_payment_methods
       set status = (${on} and method = any('{cash,credit_card}'::text[]))::int,
           maximum = case method when 'cash' then 40000 end, minimum = case method when 'credit_card' then 1000 end
     where shop_id = ${shop_id}`)
}

/** The actor that a call belongs to. What the till reads of the catalog by itself waits: each product is asked for. */
export function whose({ method, path }: { method: string; path: string }): readonly string[] {
  if (!path.startsWith(fastSalePath)) return []
  const [, rest = ''] = path.split(fastSalePath)
  if (rest === '') return [method === 'POST' ? 'sell' : 'open']
  if (rest === '/index') return ['index']
  // Both a code that was typed and what is to be paid are asked for there.
  if (rest === '/campaigns') return ['check', 'price']
  return rest === '/scan' ? ['find'] : rest.startsWith('/customers/') ? ['know'] : []
}

/** The till is opened in a shop that sells, or in one that does not. */
export async function opensSo(event: EventObject, { shop }: Sold): Promise<Arranged> {
  const { output } = event as EventObject & { output?: OpenedTill }
  if (output) await sells(shop, output.options.walk_in !== null)
  return { how: kindOf(event) === 'network' ? 'lost' : 'through' }
}

/** Reading is asked for again without a trace; what nobody knows is not there. */
export function itsWay(event: EventObject): Arranged {
  return { how: kindOf(event) === 'network' ? 'lost' : 'through' }
}

/** It is stored; or the session ended; or all but one were sold elsewhere; or nobody answered. */
export async function soldSo(
  event: EventObject,
  { shop, variant_id }: Sold,
  end: () => Promise<unknown>,
): Promise<Arranged> {
  const kind = kindOf(event)
  if (kind === 'session') await end()
  if (kind === 'refused' && rulesOf(event).length > 0) {
    await switchCoupons(shop, 0)
    return { how: 'through', after: () => switchCoupons(shop, 1) }
  }
  if (kind !== 'refused') return { how: kind === 'network' ? 'lost' : 'through' }
  await leave(shop, variant_id, 1)
  return { how: 'through', after: () => leave(shop, variant_id, 10) }
}

/** The coupons are off while the sale is stored, and on again when it is asked what they give. */
async function switchCoupons({ db, own }: Shop, status: 0 | 1): Promise<void> {
  await db.update(coupons).set({ status }).where(eq(coupons.shop_id, own.shop_id))
}

function rulesOf(event: EventObject): readonly unknown[] {
  return (event as { error?: ApiFailure }).error?.rules ?? []
}

async function leave({ db }: Shop, variant_id: number, quantity: number): Promise<void> {
  await db.update(variants).set({ quantity }).where(eq(variants.id, variant_id))
}

/** A till of the walks with the ids of this shop. */
export function inThisShop(
  kept: KeptTill,
  { shop, variant_id, customer_id, walk_in, method_id, code }: Sold,
): KeptTill {
  const { draft, variants: before, customer } = kept
  const own = (id: number | null) => (id === known.walkIn ? walk_in : id === known.customer ? customer_id : id)
  const product = (id: number) => (id === known.variant ? variant_id : id)
  const stand = Object.values(before).map((one) => ({
    ...{ ...one, variant_id: product(one.variant_id), stock_code: code },
    ...(one.category_ids ? { category_ids: [shop.own.category.giyim] } : {}),
  }))
  return {
    ...kept,
    options: null,
    customer: customer && { ...customer, id: own(customer.id) ?? 0 },
    variants: Object.fromEntries(stand.map((one) => [one.variant_id, one])),
    draft: {
      ...draft,
      customer_id: own(draft.customer_id),
      shipping_method_id: draft.shipping_method_id === known.method ? method_id : draft.shipping_method_id,
      lines: draft.lines.map((line) => ({ ...line, variant_id: product(line.variant_id) })),
    },
  }
}

/** What the till finds in the browser when a walk opens it first. */
export function foundBy(steps: readonly Step[]): KeptTill | null {
  const first = steps.find(({ event }) => event.type === 'xstate.done.actor.open')
  return (first?.event as { output?: OpenedTill } | undefined)?.output?.kept ?? null
}

function kindOf(event: EventObject | undefined): ApiFailure['kind'] | undefined {
  return (event as { error?: ApiFailure } | undefined)?.error?.kind
}
