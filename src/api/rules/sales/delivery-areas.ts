import { fold } from '#api/rules/platform/fold.ts'

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

/** As addresses are compared: however it is written. */
function named(names: readonly string[], wanted: string): boolean {
  return names.some((name) => fold(name) === fold(wanted))
}
