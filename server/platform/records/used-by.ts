import { usedByOperation } from '#api/operations/platform/used-by.ts'
import { type ListName, listNamed, trashable } from '#api/registry/lists.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'
import { usesOf } from './remove.ts'

/** What keeps the records of each list from being deleted, asked before the deletion itself asks it again under a lock. */
export const usedByEndpoints: readonly Endpoint[] = trashable.map((name) =>
  endpoint(usedByOperation(listNamed(name)), async ({ db, actor, query }) => {
    const rows: { id: number; rules: Refusal[] }[] = []
    for (const id of new Set(query.id)) {
      const rules = await inTheWay(db, name, actor.shop_id, id)
      if (rules.length > 0) rows.push({ id, rules: [...rules] })
    }
    return { rows }
  }),
)

function inTheWay(db: Database, name: ListName, shop_id: number, id: number): Promise<readonly Refusal[]> {
  const own = registry().usedBy[name]
  return own ? own(db, shop_id, id) : usesOf(db, listNamed(name), shop_id, id)
}
