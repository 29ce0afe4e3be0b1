import { type SQL, sql } from 'drizzle-orm'
import type { Order } from '#api/contract/sales/orders.ts'
import type { PricedMethod, Shipping, ShippingMethod, Withdrawal } from '#api/contract/sales/shipments.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { parcelSent } from '#api/rules/sales/order-sheets.ts'
import type { Database } from '#server/db/open.ts'
import type { shops } from '#server/db/schema/shops.ts'
import { whoActed } from '#server/platform/http/who-acted.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import { partOf } from '#server/sales/orders/parts.ts'
import { withdrawals } from './announcements.ts'
import { labelFrom } from './label.ts'
import { measured } from './measured.ts'

/** How many parcels of an order, and how many of their past steps, are told. */
const mostShipments = sql.raw('20')
const mostPast = sql.raw('100')

type Parcel = Shipping['shipments'][number]
type Past = Shipping['history'][number]

interface PastRow extends Omit<Past, 'from' | 'to'> {
  readonly from: string | null
  readonly to: string | null
}

const newestParcels = sql`
  select s.id, s.shop_id, s.status, s.shipping_method_id, s.tracking_code, s.tracking_url, s.message, s.heard_at,
         s.packages, s.weight, s.desi
    from shipments s
   where s.shop_id = orders.shop_id and s.order_id = orders.id
   order by s.id desc limit ${mostShipments}`

/** What the shipping of an order is made of. */
export const shippingParts = {
  methods: partOf<Shipping['methods'][number]>(
    methodsIn(sql`orders.shop_id`, sql`, m.carrier, ${methodAreas()} as areas`),
  ),
  measured,
  shipments: partOf<Parcel>(sql`
    select s.id, s.status, s.shipping_method_id, coalesce(m.name, '') as method, s.tracking_code, s.tracking_url, s.message, s.heard_at,
           s.packages, s.weight, s.desi
      from (${newestParcels}) s
      left join shipping_methods m on m.shop_id = s.shop_id and m.id = s.shipping_method_id
     order by s.id desc`),
  shipped: partOf<PastRow>(sql`
    select l.subject_id as shipment_id, l.at, l.event, l.state_before as "from", l.state_after as "to", ${whoActed} as "user"
      from audit_log l left join users u on u.shop_id = l.shop_id and u.id = l.user_id
     where l.shop_id = orders.shop_id and l.subject = 'shipments' and l.subject_id in (select p.id from (${newestParcels}) p)
     order by l.id desc limit ${mostPast}`),
  withdrawals: partOf<Withdrawal>(withdrawals),
}

interface Read {
  readonly methods: readonly Shipping['methods'][number][]
  readonly measured: Shipping['measured']
  readonly shipments: readonly Parcel[]
  readonly shipped: readonly PastRow[]
  readonly withdrawals: readonly Withdrawal[]
  readonly shop: typeof shops.$inferSelect
  readonly customer: Order['customer']
}

/** The shipping of an order from what was read of it. */
export function shippingFrom(
  order: OrderRow,
  { methods, measured, shipments, shipped, withdrawals: withdrawn, shop, customer }: Read,
): Shipping {
  const [parcel] = shipments
  const sent = parcel && broken([parcelSent], { parcel: parcel.status }).length === 0
  return {
    methods: [...methods],
    chosen: order.shipping_method_id,
    measured,
    shipments: shipments.map((row) => ({ ...row, heard_at: row.heard_at && new Date(row.heard_at).toISOString() })),
    history: shipped.map((row) => ({
      ...row,
      at: new Date(row.at).toISOString(),
      from: row.from ?? '',
      to: row.to ?? '',
    })),
    withdrawals: [...withdrawn],
    label: sent ? labelFrom(order, parcel, { shop, buyer: customer?.phone ?? '' }) : null,
  }
}

/** The shipping methods that the shop has in use, in its order. */
export async function methodsOf(db: Database, shop_id: number): Promise<ShippingMethod[]> {
  const { rows } = await db.execute<ShippingMethod & Record<string, unknown>>(methodsIn(sql`${shop_id}`))
  return rows
}

/** The same with what each asks for sending. */
export async function pricedMethodsOf(db: Database, shop_id: number): Promise<PricedMethod[]> {
  const { rows } = await db.execute<PricedMethod & Record<string, unknown>>(
    methodsIn(
      sql`${shop_id}`,
      sql`, m.basis, m.bands, (m.free_from / 100.0)::numeric(20, 2)::text as free_from, ${methodAreas()} as areas`,
    ),
  )
  return rows
}

/** Where a method sends to, by the names of its countries; null where it names no zone. */
function methodAreas(): SQL {
  return sql`(
  select json_agg(json_build_object(
           'country', json_build_array(c.name, c.name_en, c.code),
           'provinces', case when c.code = 'TR' then coalesce(
             (select json_agg(p.name order by p.id) from provinces p where p.id = any(z.provinces)), '[]'::json) else '[]'::json end)
         order by c.id)
    from shipping_method_zones s
    join zones z on z.shop_id = s.shop_id and z.id = s.zone_id
    join zone_countries zc on zc.shop_id = z.shop_id and zc.zone_id = z.id
    join countries c on c.id = zc.country_id
   where s.shop_id = m.shop_id and s.shipping_method_id = m.id)`
}

/** `more`: what else is read of each. */
function methodsIn(shop_id: SQL, more = sql``): SQL {
  return sql`
    select m.id, m.name${more} from shipping_methods m
     where m.shop_id = ${shop_id} and m.status = 1
     order by m.position, m.id`
}
