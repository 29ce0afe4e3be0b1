import {
  AddressPlacesAnswer,
  CityQuery,
  DistrictQuery,
  NeighborhoodQuery,
  StateQuery,
} from '#api/contract/platform/addresses.ts'
import { operation } from './operation.ts'

const data = AddressPlacesAnswer

/** The calls of the address host, which knows no session: whoever asks is never told by a token (rules R180, R187). */
export const addressOperations = {
  countries: operation({
    method: 'GET',
    path: '/v1/web/countries',
    summary: 'The countries that an address may lie in',
    data,
    codes: 'public',
  }),
  states: operation({
    method: 'GET',
    path: '/v1/web/states',
    summary: 'The regions of a country; none where its addresses are written',
    query: StateQuery,
    data,
    codes: 'public',
  }),
  cities: operation({
    method: 'GET',
    path: '/v1/web/cities',
    summary: 'The provinces of a region',
    query: CityQuery,
    data,
    codes: 'public',
  }),
  districts: operation({
    method: 'GET',
    path: '/v1/web/districts',
    summary: 'The districts of a province',
    query: DistrictQuery,
    data,
    codes: 'public',
  }),
  neighborhoods: operation({
    method: 'GET',
    path: '/v1/web/neighborhoods',
    summary: 'The neighbourhoods of a district',
    query: NeighborhoodQuery,
    data,
    codes: 'public',
  }),
}
