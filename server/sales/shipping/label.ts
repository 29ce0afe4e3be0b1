import type { ParcelLabel } from '#api/contract/sales/shipments.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { collectionOf } from '#api/rules/sales/collection.ts'
import { addressOf } from '#api/rules/sales/order-address.ts'
import type { shops } from '#server/db/schema/shops.ts'
import { sellerFrom } from '#server/sales/invoices/settings.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'

type Parcel = Pick<ParcelLabel, 'method' | 'tracking_code' | 'packages' | 'weight' | 'desi'>

interface People {
  readonly shop: typeof shops.$inferSelect | undefined
  /** How the buyer is reached, where whoever gets the parcel has left no number. */
  readonly buyer: string
}

/** What the label of an order's parcel says beside its number and its address. */
export function labelFrom(order: OrderRow, parcel: Parcel, { shop, buyer }: People): ParcelLabel {
  const { method, tracking_code, packages, weight, desi } = parcel
  const { address, zip, district, city, phone } = sellerFrom(shop)
  const place = [zip.trim(), [district.trim(), city.trim()].filter(Boolean).join(' / ')].filter(Boolean).join(' ')
  return {
    ...{ method, tracking_code, packages, weight, desi },
    sender: { name: shop?.name ?? '', phone, address: [address.trim(), place].filter(Boolean) },
    phone: addressOf(order.shipping_address).phone.trim() || buyer,
    collect: collectOf(order),
  }
}

/** What is taken at the door, as it is told. */
export function collectOf(order: OrderRow): ParcelLabel['collect'] {
  const [total, paid_total] = [decimalOf(order.total), decimalOf(order.paid_total)]
  const collection = collectionOf({ ...order, total, paid_total })
  return collection && { amount: decimalOf(collection.amount), by: collection.by }
}
