import { listOperations } from '#api/operations/platform/lists.ts'
import { exportOf } from '#server/platform/exports/list-export.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { AnyList } from './list.ts'
import { pageOf } from './page.ts'

/** What handles the calls that every list has. They stand before the calls with ids, which `export` is none of. */
export function endpointsOf(list: AnyList): readonly Endpoint[] {
  return [
    endpoint(listOperations(list.listing).list, ({ db, actor, language, query }) =>
      pageOf(list, { db, shop_id: actor.shop_id, actor, language }, query),
    ),
    exportOf(list),
  ]
}
