import { Found, SearchQuery } from '#api/contract/platform/search.ts'
import { operation } from './operation.ts'

/** One search over everything: each kind of record asks for its own codes, so that the call itself is open to all staff. */
export const searchOperations = {
  find: operation({
    method: 'GET',
    path: '/v1/panel/search',
    summary: 'The records of every kind that a text finds, a few of each; an exact stock code or barcode comes first',
    query: SearchQuery,
    data: Found,
    codes: 'signed-in',
  }),
}
