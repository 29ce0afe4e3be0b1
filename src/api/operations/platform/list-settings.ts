import { enums, object } from 'superstruct'
import { ListSettings } from '#api/contract/platform/list-settings.ts'
import { operation } from './operation.ts'

/** How a person wants one of these lists to look. */
export function listSettingsOperationsFor<const Name extends string>(lists: readonly Name[]) {
  const OfList = object({ list: enums(lists) })
  return {
    read: operation({
      method: 'GET',
      path: '/v1/panel/list-settings',
      summary: "How the person wants a list to look: its columns and the rows' height",
      query: OfList,
      data: ListSettings,
      codes: 'signed-in',
    }),
    replace: operation({
      method: 'PUT',
      path: '/v1/panel/list-settings',
      summary: 'Keeps how the person wants a list to look, on every machine that they sign in on',
      query: OfList,
      body: ListSettings,
      data: ListSettings,
      codes: 'signed-in',
    }),
  }
}
