import {
  type AddressLevel,
  type AddressPlace,
  type AddressPlaces,
  addressLevels,
} from '#api/contract/platform/addresses.ts'
import { fold } from './fold.ts'
import type { Says } from './rule.ts'

export const addressLevelSays: Readonly<Record<AddressLevel, Says>> = {
  country: /*i18n*/ { id: 'address.country', message: 'Ülke' },
  state: /*i18n*/ { id: 'address.state', message: 'Bölge' },
  city: /*i18n*/ { id: 'address.city', message: 'İl' },
  district: /*i18n*/ { id: 'address.district', message: 'İlçe' },
  neighborhood: /*i18n*/ { id: 'address.neighborhood', message: 'Mahalle' },
}

/** What was looked up inside one place; of countries that place is the world. */
export interface PlaceList {
  readonly inside: number | null
  readonly places: readonly AddressPlace[]
}

export type PlaceLists = Readonly<Partial<Record<AddressLevel, PlaceList>>>

/** How a part of an address is given: chosen from a list, or written; `later` while what it lies in is not known. */
export type Giving =
  | { readonly how: 'choose'; readonly places: readonly AddressPlace[] }
  | { readonly how: 'write' | 'later' }

/**
 * An address with another part. A country, and whatever was chosen from a list, is another place: nothing that lay in the one before it
 * stands any more (rule R142). What is written letter by letter takes nothing away, nor does what was not said before: an address that was
 * stored without its region keeps its city.
 */
export function withPart<A extends AddressPlaces>(address: A, part: keyof A, value: string, listed: boolean): A {
  const at = addressLevels.indexOf(part as AddressLevel)
  const changed = { ...address, [part]: value }
  if (at < 0 || value === address[part] || !(listed || part === 'country')) return changed
  if (listed && address[part] === '') return changed
  return { ...changed, ...Object.fromEntries(addressLevels.slice(at + 1).map((below) => [below, ''])) }
}

/** What has to be looked up next for this address; `null` where everything that can be chosen from is there. */
export function missingList(
  address: AddressPlaces,
  lists: PlaceLists,
): { readonly level: AddressLevel; readonly inside: number | null } | null {
  let inside: number | null = null
  for (const level of addressLevels) {
    const list: PlaceList | undefined = lists[level]
    if (!list || list.inside !== inside) return { level, inside }
    const chosen = placeNamed(list.places, address[level])
    if (!chosen) return null
    inside = chosen.id
  }
  return null
}

/** How a part is given. What lies in a place that nobody knows, or of whose insides nothing is known, is written (rule R142). */
export function givingOf(address: AddressPlaces, lists: PlaceLists, wanted: AddressLevel): Giving {
  let inside: number | null = null
  for (const level of addressLevels) {
    const list: PlaceList | undefined = lists[level]
    if (!list || list.inside !== inside) return { how: 'later' }
    if (list.places.length === 0) return { how: 'write' }
    if (level === wanted) return { how: 'choose', places: list.places }
    const chosen = placeNamed(list.places, address[level])
    if (!chosen) return { how: address[level].trim() === '' ? 'later' : 'write' }
    inside = chosen.id
  }
  return { how: 'later' }
}

/** Whether a part of an address is one that lies in another. */
export function isAddressLevel(part: string): part is AddressLevel {
  return (addressLevels as readonly string[]).includes(part)
}

/** A place by its name, however it is written: addresses that were stored before say the same in other letters. */
export function placeNamed(places: readonly AddressPlace[], name: string): AddressPlace | undefined {
  const wanted = fold(name)
  return wanted === '' ? undefined : places.find((one) => fold(one.name) === wanted)
}
