import { matchCalls } from '#api/client/catalog/product-matches.ts'
import { reviewCalls } from '#api/client/catalog/product-reviews.ts'
import { productCalls } from '#api/client/catalog/products.ts'
import { orderListCalls } from '#api/client/sales/order-list.ts'
import { catalogOperations } from '#api/operations/catalog/catalog.ts'
import { categoryOperations } from '#api/operations/catalog/categories.ts'
import { recordOperations } from '#api/operations/platform/records.ts'
import { newOrderOperations } from '#api/operations/sales/new-order.ts'
import { resourceNamed } from '#api/registry/resources.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { RecordPage, StoredRecord } from '#api/resources/platform/wire.ts'
import { callOver } from './call.ts'
import type { Http, Query } from './http.ts'
import { jobCalls } from './jobs.ts'

/** What a list is asked for; `filters` go by the names of the fields. */
export interface ListAsked {
  /** From 0. Tags number their screen pages from 1 and are asked one less, which comes to the same (rule R186). */
  readonly page?: number
  readonly order_index?: string
  readonly order_direction?: 'asc' | 'desc'
  readonly search?: string
  readonly filters?: Readonly<Record<string, string>>
  readonly until?: number | null
  /** These records only. */
  readonly ids?: readonly number[]
}

/** Rows of a page (rule R185). */
const limit = 100

/** The calls of one resource, from its declaration. */
export function recordCalls(http: Http, resource: Resource) {
  const call = callOver(http)
  const { list, view, add, edit, delete: remove } = recordOperations(resource)
  return {
    list: (asked: ListAsked = {}): Promise<RecordPage> => call(list, { query: queryOf(resource, asked) }),
    get: (id: number): Promise<StoredRecord> => call(view, { params: { id } }),
    add: (body: Draft, key: string): Promise<StoredRecord> => call(add, { body, key }),
    replace: (id: number, version: number, body: Draft, key: string): Promise<StoredRecord> =>
      call(edit, { params: { id }, body: { ...body, version }, key }),
    remove: (id: number, key: string) => call(remove, { params: { id }, key }),
  }
}

/** One record to choose. */
export interface ChoiceRow {
  readonly id: number
  readonly name: string
  readonly depth?: number
  readonly heading?: boolean
}

/**
 * The records that a field may point to: those that a text finds, and by `ids` those that it points to already. Marketplaces, categories
 * and values of options come whole, and are searched where they are shown.
 */
export async function choiceRows(
  http: Http,
  to: string,
  { text, ids }: { text: string; ids: readonly number[] },
): Promise<{ found: readonly ChoiceRow[]; named: readonly ChoiceRow[] }> {
  if (to === 'product-reviews/products') return reviewedProducts(http, text, ids)
  if (to === 'orders/customers') return customersOfOrders(http, text, ids)
  if (to === 'jobs/users') return usersOfJobs(http, text, ids)
  if (to === 'new-order/variants')
    return { found: (await callOver(http)(newOrderOperations.variants, { query: { search: text } })).rows, named: [] }
  if (to === 'new-order/customers')
    return { found: (await callOver(http)(newOrderOperations.customers, { query: { search: text } })).rows, named: [] }
  if (to === 'product-matches/variants') return { found: (await matchCalls(http).variants(text)).rows, named: [] }
  const all = await wholeList(http, to)
  if (all) return { found: all, named: all }
  if (to === 'products') {
    const { list } = productCalls(http)
    return chosen(list({ order_index: 'products.name', order_direction: 'asc', search: text }), ids, list)
  }
  const resource = resourceNamed(to)
  if (!resource) throw new Error(`Nothing is known by the name ${to}`)
  const { list } = recordCalls(http, resource)
  const byName = { order_index: resource.naming, order_direction: 'asc' } as const
  return chosen(list({ ...byName, search: text }), ids, list)
}

async function chosen(
  finding: Promise<RecordPage>,
  ids: readonly number[],
  list: (asked: ListAsked) => Promise<RecordPage>,
) {
  const [found, named] = await Promise.all([finding, ids.length > 0 ? list({ ids }) : { rows: [] }])
  const shown = ({ rows }: Pick<RecordPage, 'rows'>) => rows.map(({ id, label }) => ({ id, name: label }))
  return { found: shown(found), named: shown(named) }
}

async function reviewedProducts(http: Http, text: string, ids: readonly number[]) {
  const calls = reviewCalls(http)
  const [found, ...named] = await Promise.all([calls.products(text), ...ids.map(calls.product)])
  return { found: found.rows, named: named.flatMap(({ rows }) => rows) }
}

async function customersOfOrders(http: Http, text: string, ids: readonly number[]) {
  const calls = orderListCalls(http)
  const [found, ...named] = await Promise.all([calls.customers(text), ...ids.map(calls.customer)])
  return { found: found.rows, named: named.flatMap(({ rows }) => rows) }
}

async function usersOfJobs(http: Http, text: string, ids: readonly number[]) {
  const calls = jobCalls(http)
  const [found, ...named] = await Promise.all([calls.users(text), ...ids.map(calls.user)])
  return { found: found.rows, named: named.flatMap(({ rows }) => rows) }
}

async function wholeList(http: Http, to: string): Promise<readonly ChoiceRow[] | null> {
  if (to === 'marketplaces') {
    const { rows } = await callOver(http)(catalogOperations.marketplaces)
    return rows.map(({ id, name }) => ({ id, name }))
  }
  if (to === 'option_values') {
    const { rows } = await callOver(http)(catalogOperations.optionValues)
    return rows.flatMap((option) => option.values.map(({ id, name }) => ({ id, name: `${option.name}: ${name}` })))
  }
  if (to !== 'categories') return null
  const { rows } = await callOver(http)(categoryOperations.list)
  const depths = new Map<number | null, number>()
  return rows.map(({ id, parent_id, name, leaf }) => {
    const depth = parent_id === null ? 0 : (depths.get(parent_id) ?? 0) + 1
    depths.set(id, depth)
    return { id, name, depth, heading: leaf === 0 }
  })
}

function queryOf(resource: Resource, asked: ListAsked): Query {
  const { page = 0, order_index = `${resource.name}.id`, order_direction = 'desc', search, filters, until, ids } = asked
  return { page, limit, order_index, order_direction, search: search || null, until, id: ids?.join(','), ...filters }
}
