import { fromPromise } from 'xstate'
import { listSettingsCalls } from '#api/client/platform/list-settings.ts'
import type { ListName } from '#api/registry/lists.ts'
import { type Keeping, listSettingsMachine } from '#machines/platform/list-settings/list-settings.machine.ts'
import { http } from './http.ts'

const calls = listSettingsCalls(http)

/** How a person wants a list to look, with its calls. */
export const listSettings = listSettingsMachine.provide({
  actors: {
    load: fromPromise(({ input }: { input: { list: ListName } }) => calls.read(input.list)),
    keep: fromPromise<unknown, Keeping>(({ input }) => calls.replace(input.list, input.settings)),
  },
})
