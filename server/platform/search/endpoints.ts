import { searchOperations } from '#api/operations/platform/search.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { findAll } from './find-all.ts'

/** The one search. */
export const searchEndpoints: readonly Endpoint[] = [
  endpoint(searchOperations.find, async ({ db, actor, language, query: { text } }) => ({
    groups: await findAll(actor, { db, shop_id: actor.shop_id, language, text }),
  })),
]
