import type { ListView, ViewState } from '#api/contract/platform/list-views.ts'
import type { ListName } from '#api/registry/lists.ts'

export type ViewQuery = ViewState['query']

/** What columns and views have to know of a list, whatever machine it runs on: its screen gives this, and `useLook` does the rest. */
export interface ViewedList {
  /** Under this name the settings and the views are kept. */
  readonly name: ListName
  /** What is asked of it now. */
  readonly query: ViewQuery
  /** The view that is open. 0: none, although the list would open with one; `undefined`: nobody has said. */
  readonly view: number | undefined
  /** Its address or its screen asks for something already, so it does not open with the person's view. */
  readonly hasQuery: boolean
  /** What is asked of it where nothing is. */
  readonly fresh: ViewQuery
  /** Of what a view asks, that which the list knows; the rest is passed over, as in an address. */
  known(query: ViewQuery): ViewQuery
  /** Asks something else, from the beginning; `view` is open then. `instead`: going back leads past what was asked before. */
  show(query: ViewQuery, view: number, instead?: boolean): void
  /** No view is open any more; all else stays as it is. */
  leaveView(): void
}

/** Opens a view of the list. */
export function showView(list: ViewedList, { id, query }: ListView, instead = false): void {
  list.show(list.known(query), id, instead)
}

/** Whether a list is asked for what the view asks, on whatever page. */
export function asksTheSame(list: ViewedList, view: ListView): boolean {
  return inOrder(list.known(view.query)) === inOrder(list.known(list.query))
}

function inOrder({ search, order_index, order_direction, filters }: ViewQuery): string {
  const named = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([search, order_index, order_direction, named])
}
