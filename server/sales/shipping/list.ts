import { sql } from 'drizzle-orm'
import type { Order, PaymentMethod } from '#api/contract/sales/orders.ts'
import type { ParcelRow } from '#api/contract/sales/parcels.ts'
import { parcels } from '#api/listings/sales/parcels.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { collectionOf } from '#api/rules/sales/collection.ts'
import { type Choosing, equals, listFrom, oneOf } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** The parcels of all orders. */
export const parcelList = listFrom(parcels, {
  from: ['shipments', 's'],
  filters: { shipping_method_id: equals(sql`s.shipping_method_id`), status: oneOf(sql`s.status`) },
  sortings: {},
  days: sql`s.created_at`,
  found: (word) => sql`(${anywhere(sql`lower(s.tracking_code collate "und-x-icu")`)(word)} or s.order_id in (
    select o.id from orders o where o.shop_id = s.shop_id and ${anywhere(sql`o.search`)(word)}))`,
  rows: parcelRows,
})

type Address = 'phone' | 'country' | 'city' | 'district' | 'neighborhood' | 'address' | 'zip'

interface Stored extends Record<string, unknown>, Omit<ParcelRow, Address | 'collect'> {
  readonly place: Readonly<Partial<Record<Address, string>>>
  readonly payment_method: PaymentMethod
  readonly payment_status: Order['payment_status']
  readonly total: string
  readonly paid_total: string
}

async function parcelRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<ParcelRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select s.id, s.order_id, o.number, s.reference, to_char(s.created_at at time zone shop.time_zone, 'YYYY-MM-DD') as day,
           coalesce(nullif(o.shipping_address ->> 'name', ''), o.customer_name) as recipient, o.shipping_address as place,
           s.packages, coalesce(trim_scale(s.weight)::text, '') as weight, coalesce(trim_scale(s.desi)::text, '') as desi,
           o.currency, o.payment_method, o.payment_status, o.total, o.paid_total,
           coalesce(m.name, '') as method, s.tracking_code, s.status
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, at)
      join shipments s on s.shop_id = ${shop_id} and s.id = page.id
      join shops shop on shop.id = s.shop_id
      join orders o on o.shop_id = s.shop_id and o.id = s.order_id
      left join shipping_methods m on m.shop_id = s.shop_id and m.id = s.shipping_method_id
     order by page.at`)
  return rows.map(({ place, payment_method, payment_status, total, paid_total, currency, ...row }) => {
    const paid = { total: decimalOf(Number(total)), paid_total: decimalOf(Number(paid_total)) }
    const collection = collectionOf({ payment_method, payment_status, ...paid })
    const part = (name: Address) => place[name] ?? ''
    return {
      ...row,
      ...{ phone: part('phone'), country: part('country'), city: part('city'), district: part('district') },
      ...{ neighborhood: part('neighborhood'), address: part('address'), zip: part('zip') },
      collect: collection ? decimalOf(collection.amount) : '',
      currency: collection ? currency : '',
    }
  })
}
