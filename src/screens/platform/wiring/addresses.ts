import { fromPromise } from 'xstate'
import { callOver } from '#api/client/platform/call.ts'
import { createHttp } from '#api/client/platform/http.ts'
import type { AddressPlace } from '#api/contract/platform/addresses.ts'
import { addressOperations } from '#api/operations/platform/addresses.ts'
import { addressMachine, type LookUp } from '#machines/platform/address/address.machine.ts'
import { panelConfig } from './config.ts'

/** The address host knows no session, and never hears the panel's token (rule R180). */
const call = callOver(createHttp({ base: async () => (await panelConfig()).addressUrl }))

/** Where an address lies, with the calls of the address host. */
export const addressChoices = addressMachine.provide({
  actors: { lookUp: fromPromise<readonly AddressPlace[], LookUp>(({ input }) => lookUp(input)) },
})

function lookUp({ level, inside }: LookUp): Promise<readonly AddressPlace[]> {
  const id = inside ?? 0
  const { countries, states, cities, districts, neighborhoods } = addressOperations
  const calls = {
    country: () => call(countries),
    state: () => call(states, { query: { country_id: id } }),
    city: () => call(cities, { query: { state_id: id } }),
    district: () => call(districts, { query: { city_id: id } }),
    neighborhood: () => call(neighborhoods, { query: { districts_id: id } }),
  }
  return calls[level]()
}
