import { and, eq, inArray } from 'drizzle-orm'
import { usedByOperation } from '#api/operations/platform/used-by.ts'
import { type ListName, listNamed, trashable } from '#api/registry/lists.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { type Actor, type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'
import { hooksOf } from './own-fields.ts'
import { usesOf } from './remove.ts'
import type { Uses } from './tables.ts'
import { toRow } from './values.ts'

/** What keeps the records of each list from being deleted, asked before the deletion itself asks it again under a lock. */
export const usedByEndpoints: readonly Endpoint[] = trashable.map((name) =>
  endpoint(usedByOperation(listNamed(name)), async ({ db, actor, query }) => {
    const ids = [...new Set(query.id)]
    const uses = await inTheWay(db, name, actor.shop_id, ids)
    const kept = await keptBack(db, name, actor, ids)
    const reasons = (id: number) => [...(uses.get(id) ?? []), ...(kept.get(id) ?? [])]
    return { rows: ids.flatMap((id) => (reasons(id).length > 0 ? [{ id, rules: reasons(id) }] : [])) }
  }),
)

/** So many are asked one by one for what keeps them back beside what names them; of more the deletion itself tells it. */
const mostAsked = 50

async function keptBack(db: Database, name: ListName, actor: Actor, ids: readonly number[]): Promise<Uses> {
  const kept = new Map<number, Refusal[]>()
  const resource = listNamed(name)
  const { keep } = hooksOf(resource)
  const table = registry().tables[name]
  if (!keep || !table || ids.length > mostAsked) return kept
  const { shop_id } = actor
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.shop_id, shop_id), inArray(table.id, [...ids])))
  for (const row of rows)
    kept.set(row.id, [...(await keep(db, { shop_id, id: row.id, before: toRow(resource, row), holder: actor }))])
  return kept
}

function inTheWay(db: Database, name: ListName, shop_id: number, ids: readonly number[]): Promise<Uses> {
  const own = registry().usedBy[name]
  return own ? own(db, shop_id, ids) : usesOf(db, listNamed(name), shop_id, ids)
}
