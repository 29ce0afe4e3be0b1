import { assign, enums, object } from 'superstruct'
import { Nothing } from '#api/contract/platform/common.ts'
import { ChangedView, ListView, ListViews, ViewDraft } from '#api/contract/platform/list-views.ts'
import { operation } from './operation.ts'

/** The views of these lists. */
export function listViewOperationsFor<const Name extends string>(lists: readonly Name[]) {
  const OfList = object({ list: enums(lists) })
  return {
    list: operation({
      method: 'GET',
      path: '/v1/panel/list-views',
      summary: "The views of a list: the person's own and the shop's, by name",
      query: OfList,
      data: ListViews,
      codes: 'signed-in',
    }),
    add: operation({
      method: 'POST',
      path: '/v1/panel/list-views',
      summary: 'Keeps what is asked of a list, and its columns, under a name',
      body: assign(OfList, ViewDraft),
      data: ListView,
      codes: 'signed-in',
    }),
    edit: operation({
      method: 'PUT',
      path: '/v1/panel/list-views/:id',
      summary: 'Renames a view, or keeps something else under its name',
      body: ChangedView,
      data: ListView,
      codes: 'signed-in',
    }),
    delete: operation({
      method: 'DELETE',
      path: '/v1/panel/list-views/:id',
      summary: 'Deletes a view; lists that opened with it open as they are declared',
      data: Nothing,
      codes: 'signed-in',
    }),
  }
}
