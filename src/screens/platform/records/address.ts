import { waysOf } from '#api/listings/platform/listing.ts'
import type { ListName } from '#api/registry/lists.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { untranslated } from '#api/resources/platform/untranslated.ts'
import { sortable, untranslatedIn } from '#api/resources/platform/wire.ts'
import { idIn } from '#api/rules/platform/ids.ts'
import type { ListQuery } from '#machines/platform/record-list/record-list.context.ts'
import { freshList } from '#screens/platform/wiring/shop-preferences.ts'

/** The view that an address names; 0 where it asks for none, although the list would open with one, and `null` where it says nothing. */
export function viewIn(given: URLSearchParams): number | null {
  const view = given.get('view')
  return view === '0' ? 0 : idIn(view)
}

/** What the address line asks of a list: `?page=2&search=paşa&order_index=brands.translations&order_direction=asc&status=1`. What is no query of ours is passed over. */
export function queryIn(resource: Resource, search: string): ListQuery {
  const given = new URLSearchParams(search)
  const fresh = freshList(resource.name as ListName)
  const view = viewIn(given)
  const column = given.get('order_index')?.replace(`${resource.name}.`, '') ?? ''
  const sorted = sortable(resource).includes(column)
  const filters = filtersOf(resource).flatMap((name) => {
    // Named and empty it is what the list begins with, taken away.
    const value = given.get(name) ?? fresh.filters[name]
    return value ? [[name, value] as const] : []
  })
  return {
    page: Math.max(0, Math.trunc(Number(given.get('page')) || 1) - 1),
    order_index: sorted ? `${resource.name}.${column}` : fresh.order_index,
    order_direction: sorted ? (given.get('order_direction') === 'asc' ? 'asc' : 'desc') : fresh.order_direction,
    search: (given.get('search') ?? '').slice(0, 255),
    filters: Object.fromEntries(filters),
    ...(fresh.limit === undefined ? {} : { limit: fresh.limit }),
    ...(view === null ? {} : { view }),
  }
}

/** The address line of a list; a list as it begins has none. Pages are counted from 1 there, as people do. */
export function searchOf(resource: Resource, query: ListQuery): string {
  const fresh = freshList(resource.name as ListName)
  const begun = Object.keys(fresh.filters).flatMap((name) =>
    query.filters[name] === fresh.filters[name] ? [] : [[name, query.filters[name] ?? '']],
  )
  const asked = Object.entries(query.filters).filter(([name]) => fresh.filters[name] === undefined)
  const sorted = query.order_index !== fresh.order_index || query.order_direction !== fresh.order_direction
  const params = new URLSearchParams({
    ...(query.page > 0 ? { page: String(query.page + 1) } : {}),
    ...(query.search ? { search: query.search } : {}),
    ...(sorted ? { order_index: query.order_index, order_direction: query.order_direction } : {}),
    ...Object.fromEntries([...asked, ...begun]),
    ...(query.view === undefined ? {} : { view: String(query.view) }),
  }).toString()
  return params === '' ? '' : `?${params}`
}

/** The fields that a list has filters for: its own, what it is asked by beside them, and where its names are translated the language that they lack. */
export function filterFields(resource: Resource): Readonly<Record<string, Field>> {
  return { ...resource.fields, ...(untranslatedIn(resource) ? { untranslated } : {}), ...resource.asked }
}

/** The filter by the way that records went along their chart: no field of theirs. */
export const went = 'went'

/** Those that a list can be filtered by. */
export function filtersOf(resource: Resource): string[] {
  const own = Object.entries(filterFields(resource))
    .filter(
      ([key, field]) =>
        key in (resource.asked ?? {}) ||
        field.ledTo ||
        field.kind === 'flag' ||
        field.kind === 'choice' ||
        field.kind === 'reference' ||
        field.kind === 'references' ||
        ((field.kind === 'date' || field.kind === 'money') && field.bound !== undefined),
    )
    .map(([key]) => key)
  return waysOf(resource).length > 0 ? [...own, went] : own
}
