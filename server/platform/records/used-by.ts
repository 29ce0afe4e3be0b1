import { usedByOperation } from '#api/operations/platform/used-by.ts'
import { type ListName, listNamed, trashable } from '#api/registry/lists.ts'
import type { Database } from '#server/db/open.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'
import { usesOf } from './remove.ts'
import type { Uses } from './tables.ts'

/** What keeps the records of each list from being deleted, asked before the deletion itself asks it again under a lock. */
export const usedByEndpoints: readonly Endpoint[] = trashable.map((name) =>
  endpoint(usedByOperation(listNamed(name)), async ({ db, actor, query }) => {
    const ids = [...new Set(query.id)]
    const uses = await inTheWay(db, name, actor.shop_id, ids)
    return { rows: ids.flatMap((id) => (uses.has(id) ? [{ id, rules: [...(uses.get(id) ?? [])] }] : [])) }
  }),
)

function inTheWay(db: Database, name: ListName, shop_id: number, ids: readonly number[]): Promise<Uses> {
  const own = registry().usedBy[name]
  return own ? own(db, shop_id, ids) : usesOf(db, listNamed(name), shop_id, ids)
}
