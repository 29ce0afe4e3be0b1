import { Found, SearchQuery } from '#api/contract/platform/search.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { findAll } from './find-all.ts'

/** One search over everything: each kind of record asks for its own codes, so that the call itself is open to all staff. */
export const searchEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/v1/panel/search',
    summary: 'The records of every kind that a text finds, a few of each; an exact stock code or barcode comes first',
    query: SearchQuery,
    data: Found,
    codes: 'signed-in',
    handle: async ({ db, actor, language, query: { text } }) => ({
      groups: await findAll(actor, { db, shop_id: actor.shop_id, language, text }),
    }),
  }),
]
