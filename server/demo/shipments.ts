import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { sandbox_parcels } from '#server/db/schema/sandbox.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { countries } from '#server/db/schema/shops.ts'
import { shipping_method_zones, zone_countries, zones } from '#server/db/schema/zones.ts'
import { routeOf, trackingCodeOf, unreadableZip } from '#server/integrations/shipping/sandbox/judge.ts'
import { cargoPath } from '#server/integrations/shipping/sandbox/sandbox.ts'
import { openWalkIn } from '#server/sales/customers/walk-in.ts'
import { openShippingMethods, usualMethods } from '#server/sales/shipping/open-methods.ts'
import { chunks } from './chunks.ts'

const onTheWay: readonly OrderStatus[] = ['reported_to_cargo', 'picked_up', 'in_cargo', 'delayed', 'on_delivery']

/** What the demo's cargo company asks: less for a large order, and nothing from 1.500 on. */
const bands = [
  { minimum: '0.00', maximum: '500.00', price: '89.90' },
  { minimum: '500.00', maximum: '', price: '49.90' },
]
const sandboxMethods = [
  { name: 'Deneme Kargo', carrier: 'sandbox', bands, free_from: 150_000 },
  { name: 'Deneme Kargo Hızlı', carrier: 'sandbox', service: 'express' },
] as const

/** How the demo shop sends its parcels, the parcels that are on their way, and two orders that a company does not take as they are. */
export async function storeShipments(db: Database, shop_id: number): Promise<number> {
  const methods = await openShippingMethods(db, shop_id, [...sandboxMethods, ...usualMethods])
  await openWalkIn(db, shop_id, methods.at(-1) ?? 0)
  const companies = methods.slice(0, sandboxMethods.length)
  await storeZones(db, shop_id, companies)
  const away = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), ne(orders.channel, 'in_store'), inArray(orders.status, [...onTheWay])))
  const sent = away.map((order, at) => sentParcel(order, companies[at % companies.length] ?? null))
  for (const some of chunks(sent)) {
    await db.insert(sandbox_parcels).values(some.map(({ parcel }) => parcel))
    await db.insert(shipments).values(some.map(({ shipment }) => shipment))
  }
  await misaddress(db, shop_id)
  return sent.length
}

/** The demo's cargo company sends within Türkiye; what goes to Europe is given to another by hand. */
async function storeZones(db: Database, shop_id: number, companies: readonly number[]): Promise<void> {
  const named = (name: string) => ({ shop_id, name, label: name, search: fold(name) })
  const [home, europe] = await db
    .insert(zones)
    .values([named('Türkiye'), named('Avrupa')])
    .returning({ id: zones.id })
  if (!home || !europe) return
  const abroad = await db
    .select()
    .from(countries)
    .where(inArray(countries.code, ['DE', 'NL', 'FR', 'AT', 'BE']))
  const homeland = await db.select().from(countries).where(eq(countries.code, 'TR'))
  await db
    .insert(zone_countries)
    .values([
      ...homeland.map(({ id }) => ({ shop_id, zone_id: home.id, country_id: id })),
      ...abroad.map(({ id }) => ({ shop_id, zone_id: europe.id, country_id: id })),
    ])
  await db
    .insert(shipping_method_zones)
    .values(companies.map((shipping_method_id) => ({ shop_id, shipping_method_id, zone_id: home.id })))
}

type OrderRow = typeof orders.$inferSelect

function sentParcel(order: OrderRow, shipping_method_id: number | null) {
  const { shop_id, id: order_id, customer_name: recipient, shipping_address: address, ordered_at } = order
  const reference = `${shop_id}-${order_id}-1`
  const tracking_code = trackingCodeOf(reference)
  const stops = routeOf({ address })
  const heard = stops.indexOf(order.status) + 1
  const parcel = {
    ...{ reference, tracking_code, recipient, city: String(address.city ?? '') },
    route: stops,
    reached: stops.slice(0, heard).map(() => new Date(ordered_at).toISOString()),
  }
  const shipment = {
    ...{ shop_id, order_id, shipping_method_id, reference, tracking_code, heard },
    status: 'registered' as const,
    tracking_url: `${cargoPath}/${tracking_code}`,
    ...(heard > 0 ? { heard_at: ordered_at } : {}),
  }
  return { parcel, shipment }
}

/** Of the newest accepted orders one goes where the company does not deliver, and one to a postal code that it cannot read. */
async function misaddress(db: Database, shop_id: number): Promise<void> {
  const accepted = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), eq(orders.status, 'accepted'), ne(orders.payment_method, 'money_transfer')))
    .orderBy(desc(orders.id))
    .limit(2)
  const [far, wrong] = accepted
  const set = (id: number | undefined, changes: object) =>
    id === undefined
      ? null
      : db
          .update(orders)
          .set({ shipping_address: sql`${orders.shipping_address} || ${JSON.stringify(changes)}::jsonb` })
          .where(and(eq(orders.shop_id, shop_id), eq(orders.id, id)))
  await set(far?.id, { state: 'Doğu Anadolu', city: 'Hakkâri', district: 'Yüksekova', zip: '30300' })
  await set(wrong?.id, { zip: unreadableZip })
  const row = (order_id: number, rest: Partial<typeof shipments.$inferInsert> & { status: 'warned' | 'failed' }) => ({
    ...{ shop_id, order_id, reference: `${shop_id}-${order_id}-1` },
    ...rest,
  })
  if (far) await db.insert(shipments).values(row(far.id, { status: 'warned' }))
  if (wrong) {
    const message = `${unreadableZip} posta kodu tanınmadı (A-117)`
    await db.insert(shipments).values(row(wrong.id, { status: 'failed', message }))
  }
}
