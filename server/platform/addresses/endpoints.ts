import { eq } from 'drizzle-orm'
import { addressOperations } from '#api/operations/platform/addresses.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { countries } from '#server/db/schema/shops.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { sorted, turkey } from './turkey.ts'

/** Where this server is the address host. */
export const addressPath = '/address'

/** The one country whose places are known. */
const known = 'TR'

const allCountries = endpoint(addressOperations.countries, async ({ db }) =>
  sorted(await db.select({ id: countries.id, name: countries.name }).from(countries)),
)

const states = endpoint(addressOperations.states, async ({ db, query: { country_id } }) => {
  const [country] = await db.select({ code: countries.code }).from(countries).where(eq(countries.id, country_id))
  return there(country && (country.code === known ? turkey.states() : []))
})

const cities = endpoint(addressOperations.cities, async ({ query }) => there(await turkey.cities(query.state_id)))

const districts = endpoint(addressOperations.districts, async ({ query }) =>
  there(await turkey.districts(query.city_id)),
)

const neighborhoods = endpoint(addressOperations.neighborhoods, async ({ query }) =>
  there(await turkey.neighborhoods(query.districts_id)),
)

/** What an address is chosen from: the address host, which this server is too. */
export const addressEndpoints: readonly Endpoint[] = [allCountries, states, cities, districts, neighborhoods]

function there<T>(places: T | null | undefined): T {
  if (!places) throw refuse(404, notFound)
  return places
}
