import { Nothing } from '#api/contract/platform/common.ts'
import { History, HistoryQuery } from '#api/contract/platform/history.ts'
import { bodyOf, type Resource } from '#api/resources/platform/resource.ts'
import { pageOf, queryOf, recordOf } from '#api/resources/platform/wire.ts'
import { exportOperation } from './exports.ts'
import { type Operation, operation } from './operation.ts'

/** What may be asked of a resource, one for each of its acts, and its list as a file, all from its declaration (rules R177, R185, D5, D6, D12, D18). */
export function recordOperations(resource: Resource) {
  const found = known.get(resource) ?? declared(resource)
  known.set(resource, found)
  return found
}

/** Those that there are of a resource: what nobody may do with its records has none. */
export function operationsOf(resource: Resource): readonly Operation[] {
  const all = recordOperations(resource)
  const acts: Operation[] = resource.acts.map((act) => all[act])
  const history = resource.history ? [all.history] : []
  return [...(resource.acts.includes('list') ? [all.export] : []), ...acts, ...history]
}

const known = new WeakMap<Resource, ReturnType<typeof declared>>()

function declared(resource: Resource) {
  const { name, codes, lookup } = resource
  const data = recordOf(resource)
  return {
    list: operation({
      method: 'GET',
      path: `/v1/panel/${name}`,
      summary: `Lists ${name}, newest first unless ordered otherwise`,
      query: queryOf(resource),
      data: pageOf(resource),
      codes: [...new Set([...codes.list, ...lookup])],
    }),
    add: operation({
      method: 'POST',
      path: `/v1/panel/${name}`,
      summary: `Adds one of the ${name}`,
      body: bodyOf(resource, false),
      data,
      codes: codes.add,
    }),
    view: operation({
      method: 'GET',
      path: `/v1/panel/${name}/:id`,
      summary: `One of the ${name} with all its fields`,
      data,
      codes: codes.view,
    }),
    edit: operation({
      method: 'PUT',
      path: `/v1/panel/${name}/:id`,
      summary: `Replaces one of the ${name}; refused when somebody else changed it since the named version`,
      body: bodyOf(resource, true),
      data,
      codes: codes.edit,
    }),
    delete: operation({
      method: 'DELETE',
      path: `/v1/panel/${name}/:id`,
      summary: `Deletes one of the ${name}; refused while other records name it`,
      data: Nothing,
      codes: codes.delete,
    }),
    history: operation({
      method: 'GET',
      path: `/v1/panel/${name}/:id/history`,
      summary: `Who changed what of one of the ${name}, newest first`,
      query: HistoryQuery,
      data: History,
      codes: codes.view,
    }),
    export: exportOperation(resource, queryOf(resource)),
  }
}
