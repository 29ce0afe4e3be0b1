import type { ListView } from '#api/contract/list-views.ts'
import type { Resource } from '#api/resources/resource.ts'
import type { ListQuery } from '#machines/record-list/record-list.context.ts'
import { queryIn, searchOf } from './address.ts'

/** What a view asks of its list; what the list knows no more is passed over, as in an address. */
export function queryOfView(resource: Resource, { id, query }: ListView): ListQuery {
  return queryIn(resource, searchOf(resource, { ...query, page: 0, view: id }))
}

/** Whether a list is asked for what the view asks, on whatever page. */
export function asksTheSame(resource: Resource, view: ListView, query: ListQuery): boolean {
  const inOrder = (asked: ListQuery) => {
    const search = new URLSearchParams(searchOf(resource, { ...asked, page: 0 }))
    search.sort()
    return search.toString()
  }
  return inOrder(queryOfView(resource, view)) === inOrder(query)
}
