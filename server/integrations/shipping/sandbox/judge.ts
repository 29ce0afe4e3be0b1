import { createHash } from 'node:crypto'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { CargoAnswer } from '#api/contract/sales/shipments.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Parcel } from '#server/integrations/shipping/cargo.ts'

/** The provinces that the sandbox does not deliver to by itself. */
export const farProvinces = ['Ardahan', 'Hakkâri', 'Şırnak', 'Tunceli']

/** A postal code that no system of the sandbox can read. */
export const unreadableZip = '99999'

/** What keeps the company from taking a parcel; `null` when nothing does. */
export function judge({ address, recipient }: Parcel): CargoAnswer | null {
  const { address: street, country, city, zip } = address
  if (recipient.trim() === '' || typeof street !== 'string' || street.trim() === '')
    return { kind: 'error', message: 'Alıcının adı ya da açık adresi eksik (A-102)' }
  if (zip === unreadableZip) return { kind: 'error', message: `${unreadableZip} posta kodu tanınmadı (A-117)` }
  const abroad = typeof country === 'string' && !['turkiye', 'turkey'].includes(fold(country))
  const far = typeof city === 'string' && farProvinces.some((one) => fold(one) === fold(city))
  return abroad || far ? { kind: 'out_of_area' } : null
}

/** Where a parcel will have been in the end. It follows from the postal code, so that each way can be reached. */
export function routeOf({ address: { zip } }: Pick<Parcel, 'address'>): OrderStatus[] {
  const end = typeof zip === 'string' ? zip.slice(-2) : ''
  if (end === '11') return ['picked_up', 'in_cargo', 'delayed', 'on_delivery', 'delivered']
  if (end === '22') return ['picked_up', 'in_cargo', 'at_collection_point', 'delivered']
  if (end === '33') return ['picked_up', 'in_cargo', 'on_delivery', 'undelivered']
  return ['picked_up', 'in_cargo', 'on_delivery', 'delivered']
}

/** The code of a reference: always the same, so that a parcel announced twice is one. */
export function trackingCodeOf(reference: string): string {
  const number = BigInt(`0x${createHash('sha256').update(reference).digest('hex').slice(0, 15)}`)
  return `KPK${String(number % 1_000_000_000_000n).padStart(12, '0')}`
}
