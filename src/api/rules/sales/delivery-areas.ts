import { fold } from '#api/rules/platform/fold.ts'
import { type Rule, rule, type Says } from '#api/rules/platform/rule.ts'

/** A country of a zone by all its names, and the provinces that alone are meant; none where all of it is. */
export interface DeliveryArea {
  readonly country: readonly string[]
  readonly provinces: readonly string[]
}

/** Where a method sends to; `null` is everywhere. */
export type DeliveryAreas = readonly DeliveryArea[] | null

/** Whether an address lies where a method sends to (rule R220). What is not written yet stands in nobody's way. */
export function serves(
  areas: DeliveryAreas,
  { country, city }: { readonly country: string; readonly city: string },
): boolean {
  if (areas === null || fold(country) === '') return true
  const own = areas.filter((area) => named(area.country, country))
  return own.some(({ provinces }) => provinces.length === 0 || fold(city) === '' || named(provinces, city))
}

/** Where there is a method, and it is the address that it does not send to. */
export const outsideZones: Says = /*i18n*/ {
  id: 'order.outside_zones',
  message: '{method} {place} adresine göndermiyor: başka bir yöntem seçin.',
}

/** Where a parcel goes, and by what it may go there. */
export interface Sending {
  readonly methods: readonly { readonly id: number; readonly name: string; readonly areas: DeliveryAreas }[]
  readonly address: { readonly country: string; readonly city: string }
}

/** Facts: the method that was chosen, and where the order goes now. */
export const methodSendsThere: Rule<{ shipping_method_id: number | null; sending: Sending }> = rule(
  outsideZones,
  'R220',
  ({ shipping_method_id, sending }) => {
    const method = sending.methods.find(({ id }) => id === shipping_method_id)
    return !method || serves(method.areas, sending.address)
  },
  {
    about: ({ shipping_method_id, sending }) => ({
      method: sending.methods.find(({ id }) => id === shipping_method_id)?.name ?? '',
      place: [sending.address.city, sending.address.country]
        .map((one) => one.trim())
        .filter(Boolean)
        .join(', '),
    }),
    at: () => ['shipping_method_id'],
  },
)

/** As addresses are compared: however it is written. */
function named(names: readonly string[], wanted: string): boolean {
  return names.some((name) => fold(name) === fold(wanted))
}
