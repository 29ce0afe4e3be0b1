import { recordOperations } from '#api/operations/platform/records.ts'
import { resourceNamed } from '#api/registry/resources.ts'
import type { Act, Resource } from '#api/resources/platform/resource.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { defaultLanguage } from '#server/platform/http/language.ts'
import { historyOf } from './history.ts'
import { listRecords } from './list.ts'
import { findRecord, wholeRecord } from './record.ts'
import { removeRecord } from './remove.ts'
import { addRecord, editRecord } from './save.ts'
import type { RecordTable } from './tables.ts'

/** What handles the operations of a resource. */
export function recordEndpoints(resource: Resource, table: RecordTable): Endpoint[] {
  const { list, add, view, edit, delete: remove, history } = recordOperations(resource)
  const byAct: Record<Act, Endpoint> = {
    list: endpoint(list, async ({ db, actor: { shop_id }, language, query }) => {
      const fallback = await defaultLanguage(db, shop_id)
      return listRecords(db, { resource, table, shop_id, language, fallback, query })
    }),
    add: endpoint(add, (context) => addRecord(context, resource, table)),
    view: endpoint(view, async ({ db, actor, params }) =>
      wholeRecord(resource, await findRecord(db, resource, table, actor.shop_id, params.id)),
    ),
    edit: endpoint(edit, ({ params, ...context }) => editRecord(context, resource, table, params.id)),
    delete: endpoint(remove, ({ params, ...context }) => removeRecord(context, resource, table, params.id)),
  }
  const endpoints = resource.acts.map((act) => byAct[act])
  if (!resource.history) return endpoints
  const past = endpoint(history, async ({ db, actor: { shop_id }, params: { id }, query }) => {
    await findRecord(db, resource, table, shop_id, id)
    return historyOf(db, { shop_id, resource, id }, query)
  })
  return [...endpoints, past]
}

/** The calls of every resource that has one of these tables. */
export function endpointsOfRecords(tables: Readonly<Record<string, RecordTable>>): Endpoint[] {
  return Object.entries(tables).flatMap(([name, table]) => {
    const resource = resourceNamed(name)
    return resource ? recordEndpoints(resource, table) : []
  })
}
