import type { Struct } from 'superstruct'
import type { Page, Queried } from '#api/contract/platform/lists.ts'
import { exportOf } from '#server/platform/exports/list-export.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import type { AnyList } from './list.ts'
import { pageOf } from './page.ts'

/** The calls that every list has: a page of it, and all of it as a file. They stand before the calls with ids, which `export` is none of. */
export function endpointsOf(list: AnyList): readonly Endpoint[] {
  const { name, summary, query, page, codes, lookup } = list.listing
  return [
    endpoint({
      method: 'GET',
      path: `/v1/panel/${name}`,
      summary,
      query: query as Struct<Queried, object>,
      data: page as Struct<Page<unknown>, object>,
      codes: [...new Set([...codes.list, ...lookup])],
      handle: ({ db, actor, language, query }) => pageOf(list, { db, shop_id: actor.shop_id, actor, language }, query),
    }),
    exportOf(list),
  ]
}
