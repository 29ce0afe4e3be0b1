import { array, type Infer, object, string } from 'superstruct'
import { Id, IdText } from './common.ts'

/** What an address is chosen by, each inside the one before it (rules R142, R187). */
export const addressLevels = ['country', 'state', 'city', 'district', 'neighborhood'] as const
export type AddressLevel = (typeof addressLevels)[number]

/** Where an address lies, by names: they are what is stored and printed. */
export type AddressPlaces = Readonly<Record<AddressLevel, string>>

/** A country, a region, a province, a district or a neighbourhood, as the address host knows it. */
export const AddressPlace = object({ id: Id, name: string() })
export type AddressPlace = Infer<typeof AddressPlace>

/** Everything inside one place; nothing where the host knows of none, and the name is written then. */
export const AddressPlacesAnswer = array(AddressPlace)

export const StateQuery = object({ country_id: IdText })
export const CityQuery = object({ state_id: IdText })
export const DistrictQuery = object({ city_id: IdText })
/** The one parameter that the specification has in the plural. */
export const NeighborhoodQuery = object({ districts_id: IdText })
