import { object } from 'superstruct'
import { IdText, Nothing } from '#api/contract/platform/common.ts'
import { resourceNamed } from '#api/registry/resources.ts'
import { type Act, bodyOf, type Resource } from '#api/resources/platform/resource.ts'
import { pageOf, queryOf, recordOf } from '#api/resources/platform/wire.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { defaultLanguage } from '#server/platform/http/language.ts'
import { listRecords } from './list.ts'
import { findRecord, wholeRecord } from './record.ts'
import { removeRecord } from './remove.ts'
import { addRecord, editRecord } from './save.ts'
import type { RecordTable } from './tables.ts'

const byId = object({ id: IdText })

/** The calls of a resource, one for each of its acts, all from its declaration (rules R177, R185, D5, D6, D12, D18). */
export function recordEndpoints(resource: Resource, table: RecordTable): Endpoint[] {
  const path = `/v1/panel/${resource.name}`
  const record = recordOf(resource)
  const codes = resource.codes
  const byAct: Record<Act, Endpoint> = {
    list: endpoint({
      method: 'GET',
      path,
      summary: `Lists ${resource.name}, newest first unless ordered otherwise`,
      query: queryOf(resource),
      data: pageOf(resource),
      codes: [...new Set([...codes.list, ...resource.lookup])],
      handle: async ({ db, actor: { shop_id }, language, query }) => {
        const fallback = await defaultLanguage(db, shop_id)
        return listRecords(db, { resource, table, shop_id, language, fallback, query })
      },
    }),
    add: endpoint({
      method: 'POST',
      path,
      summary: `Adds one of the ${resource.name}`,
      body: bodyOf(resource, false),
      data: record,
      codes: codes.add,
      handle: (asked) => addRecord(asked, resource, table),
    }),
    view: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      summary: `One of the ${resource.name} with all its fields`,
      params: byId,
      data: record,
      codes: codes.view,
      handle: async ({ db, actor, params }) =>
        wholeRecord(resource, await findRecord(db, resource, table, actor.shop_id, params.id)),
    }),
    edit: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Replaces one of the ${resource.name}; refused when somebody else changed it since the named version`,
      params: byId,
      body: bodyOf(resource, true),
      data: record,
      codes: codes.edit,
      handle: ({ params, ...asked }) => editRecord(asked, resource, table, params.id),
    }),
    delete: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Deletes one of the ${resource.name}; refused while other records name it`,
      params: byId,
      data: Nothing,
      codes: codes.delete,
      handle: ({ params, ...asked }) => removeRecord(asked, resource, table, params.id),
    }),
  }
  return resource.acts.map((act) => byAct[act])
}

/** The calls of every resource that has one of these tables. */
export function endpointsOfRecords(tables: Readonly<Record<string, RecordTable>>): Endpoint[] {
  return Object.entries(tables).flatMap(([name, table]) => {
    const resource = resourceNamed(name)
    return resource ? recordEndpoints(resource, table) : []
  })
}
