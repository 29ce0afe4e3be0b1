import { array, nullable, object, optional, string } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'
import type { AnyListing } from '#api/listings/platform/listing.ts'
import type { ChoiceRow } from '#api/operations/platform/choices.ts'
import { listOperations } from '#api/operations/platform/lists.ts'
import { recordOperations } from '#api/operations/platform/records.ts'
import { wholeChoicesOf } from '#api/registry/choices.ts'
import { type ListName, listNamed, listNames } from '#api/registry/lists.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { ListedRecord, RecordPage, StoredRecord } from '#api/resources/platform/wire.ts'
import { type Call, callOver } from './call.ts'
import type { Http, Query } from './http.ts'

/** What a list is asked for; `filters` go by the names of the fields. */
export interface ListRequest {
  /** From 0. Tags number their screen pages from 1 and are asked one less, which comes to the same (rule R186). */
  readonly page?: number
  readonly order_index?: string
  readonly order_direction?: 'asc' | 'desc'
  readonly search?: string
  readonly filters?: Readonly<Record<string, string>>
  readonly until?: number | null
  /** So many rows at once instead of a page's. */
  readonly limit?: number
  /** These records only. */
  readonly ids?: readonly number[]
}

/** Rows of a page (rule R185). */
const pageOfRows = 100

/** The calls of a list and of its records, from its declaration. */
export function recordCalls(http: Http, resource: Resource) {
  const call = callOver(http)
  const { view, add, edit, delete: remove } = recordOperations(resource)
  return {
    list: (request: ListRequest = {}) => pageOf(call, resource, request),
    get: (id: number): Promise<StoredRecord> => call(view, { params: { id } }),
    add: (body: Draft, key: string): Promise<StoredRecord> => call(add, { body, key }),
    replace: (id: number, version: number, body: Draft, key: string): Promise<StoredRecord> =>
      call(edit, { params: { id }, body: { ...body, version }, key }),
    remove: (id: number, key: string) => call(remove, { params: { id }, key }),
  }
}

/** The rows of a listing are its own: they are called as it says, and those that nobody changes have no version. */
async function pageOf(call: Call, resource: Resource, request: ListRequest): Promise<RecordPage> {
  const query = queryOf(resource, request)
  const listing = resource as unknown as AnyListing
  if (!listing.page) return call(recordOperations(resource).list, { query })
  const { rows, ...rest } = await call(listOperations(listing).list, { query })
  const toRow = (row: ListedRecord): ListedRecord => ({ ...row, version: row.version ?? 0, label: listing.label(row) })
  return { ...rest, rows: rows.map(toRow) }
}

interface ChoicesRequest {
  readonly text: string
  /** Records that are to be named, found or not. */
  readonly ids: readonly number[]
}

interface Choices {
  readonly found: readonly ChoiceRow[]
  readonly named: readonly ChoiceRow[]
}

/** The records that a field may point to: those that a text finds, and by `ids` those that it points to already. */
export async function choiceRows(http: Http, to: string, request: ChoicesRequest): Promise<Choices> {
  const whole = wholeChoicesOf(to)
  if (whole) {
    const all = whole.rows(await callOver(http)(whole.operation))
    return { found: all, named: all }
  }
  const list = listNames.find((name) => name === to)
  return list ? listed(http, list, request) : searched(http, to, request)
}

async function listed(http: Http, name: ListName, { text, ids }: ChoicesRequest): Promise<Choices> {
  const resource = listNamed(name)
  const { list } = recordCalls(http, resource)
  const byName = { order_index: `${name}.${resource.naming}`, order_direction: 'asc' } as const
  const [found, named] = await Promise.all([
    list({ ...byName, search: text }),
    ids.length > 0 ? list({ ids }) : { rows: [] },
  ])
  const shown = ({ rows }: Pick<RecordPage, 'rows'>) => rows.map(({ id, label }) => ({ id, name: label }))
  return { found: shown(found), named: shown(named) }
}

const Named = object({
  rows: array(object({ id: Id, name: string(), price: optional(nullable(string())), currency: optional(string()) })),
})

/** What no list has, such as the customers of orders, is found at its own path, and named one by one. */
async function searched(http: Http, to: string, { text, ids }: ChoicesRequest): Promise<Choices> {
  const ask = (query: Query) => http.get(`/v1/panel/${to}`, { data: Named, query })
  const [found, ...named] = await Promise.all([ask({ search: text || null }), ...ids.map((id) => ask({ id }))])
  return { found: found.rows, named: named.flatMap(({ rows }) => rows) }
}

function queryOf(resource: Resource, request: ListRequest): Query {
  const {
    page = 0,
    order_index = `${resource.name}.id`,
    order_direction = 'desc',
    search,
    filters,
    until,
    ids,
    limit = pageOfRows,
  } = request
  return { page, limit, order_index, order_direction, search: search || null, until, id: ids?.join(','), ...filters }
}
