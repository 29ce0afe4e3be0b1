import { fromPromise } from 'xstate'
import { listSettingsOperations } from '#api/registry/list-operations.ts'
import type { ListName } from '#api/registry/lists.ts'
import { type Keeping, listSettingsMachine } from '#machines/platform/list-settings/list-settings.machine.ts'
import { fromOperation } from './from-operation.ts'
import { call } from './http.ts'

/** How a person wants a list to look, with its calls. */
export const listSettings = listSettingsMachine.provide({
  actors: {
    load: fromOperation(listSettingsOperations.read, ({ list }: { list: ListName }) => ({ query: { list } })),
    keep: fromPromise<unknown, Keeping>(({ input: { list, settings } }) =>
      call(listSettingsOperations.replace, { query: { list }, body: settings }),
    ),
  },
})
