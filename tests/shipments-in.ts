import { and, desc, eq, sql } from 'drizzle-orm'
import type { CargoAnswer } from '#api/contract/shipments.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import type { orders } from '#server/db/schema/orders.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { type NewOrder, newOrder } from './orders-in.ts'
import type { Seeded } from './seed.ts'
import type { Shop } from './shop.ts'

const street = {
  title: 'Ev',
  address: 'Lale Sk. 4',
  state: 'İç Anadolu',
  city: 'Ankara',
  district: 'Çankaya',
  country: 'Türkiye',
  zip: '06100',
}

/** An address that the sandbox cargo company answers so to. */
export function addressFor(kind: CargoAnswer['kind'], changes: Record<string, unknown> = {}): Record<string, unknown> {
  if (kind === 'out_of_area')
    return { ...street, state: 'Doğu Anadolu', city: 'Hakkâri', district: 'Yüksekova', zip: '30300', ...changes }
  return { ...street, ...(kind === 'error' ? { zip: '99999' } : {}), ...changes }
}

/** The newest parcel of an order, as it is stored. */
export async function parcelIn({ db, own }: Shop, order_id: number) {
  const [row] = await db
    .select()
    .from(shipments)
    .where(and(eq(shipments.shop_id, own.shop_id), eq(shipments.order_id, order_id)))
    .orderBy(desc(shipments.id))
    .limit(1)
  return row ?? null
}

/** An accepted order to an address that the cargo company takes. */
export function newShippable(
  shop: Shop,
  changes: Partial<typeof orders.$inferInsert> = {},
  seeded: Seeded = shop.own,
): Promise<NewOrder> {
  return newOrder(shop, { status: 'accepted', shipping_address: addressFor('taken'), ...changes }, seeded)
}

/** An order whose parcel the cargo company has. */
export async function newSent(shop: Shop, seeded: Seeded = shop.own): Promise<number> {
  const { shop_id, shipping_method: shipping_method_id } = seeded
  const { id } = await newShippable(shop, { status: 'reported_to_cargo' }, seeded)
  const reference = `${shop_id}-${id}-1`
  const parcel = { reference, recipient: 'Zeynep Yılmaz', address: addressFor('taken'), service: 'standard' }
  const answer = await shop.services.cargo.register(parcel, { anyway: false })
  if (answer.kind !== 'taken') throw new Error('The sandbox did not take the parcel')
  const { tracking_code, tracking_url } = answer
  await shop.db
    .insert(shipments)
    .values({ shop_id, order_id: id, status: 'registered', shipping_method_id, reference, tracking_code, tracking_url })
  return id
}

/** An order whose parcel stands so: nobody was asked yet, the company warned or refused, or it has it. */
export async function orderWithParcel(shop: Shop, stands: string): Promise<number> {
  // A shop that has no method can announce no parcel.
  const status = stands === 'bare' ? 0 : 1
  await shop.db.update(shipping_methods).set({ status }).where(eq(shipping_methods.shop_id, shop.own.shop_id))
  if (stands === 'sent') return newSent(shop)
  if (stands === 'unpaid') return (await newShippable(shop, { payment_method: 'money_transfer' })).id
  const kind = stands === 'warned' ? 'out_of_area' : stands === 'failed' ? 'error' : 'taken'
  const { id } = await newShippable(shop, { shipping_address: addressFor(kind) })
  if (stands === 'accepted' || stands === 'bare') return id
  const body = { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method }
  await shop.call('POST', `/v1/panel/orders/${id}/shipment`, { body })
  return id
}

/** Bulk shipping rests for two minutes from now, or does not. */
export async function restShipping({ db, own }: Shop, rests: boolean): Promise<void> {
  const { shop_id } = own
  await db.execute(sql`
    update jobs set created_at = now() - interval '1 hour', worked_at = now() - interval '1 hour'
     where shop_id = ${shop_id} and kind = 'orders.ship'`)
  if (rests) await db.insert(jobs).values({ shop_id, kind: 'orders.ship', total: 0, request_id: 'walk' })
}
