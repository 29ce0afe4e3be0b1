import { fromPromise } from 'xstate'
import { listViewCalls } from '#api/client/platform/list-views.ts'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { ListView } from '#api/contract/platform/list-views.ts'
import type { ListName } from '#api/registry/lists.ts'
import {
  type KeepingView,
  listViewsMachine,
  type RemovingView,
} from '#machines/platform/list-views/list-views.machine.ts'
import { http } from './http.ts'

const calls = listViewCalls(http)

/** The views of a list, with their calls. */
export const listViews = listViewsMachine.provide({
  actors: {
    load: fromPromise(({ input }: { input: { list: ListName } }) => calls.list(input.list)),
    keep: fromPromise<ListView, KeepingView>(({ input: { list, draft, key } }) => {
      const { id, version, ...own } = draft
      return id === null ? calls.add(list, own, key) : calls.replace(id, version, own, key)
    }),
    remove: fromPromise<unknown, RemovingView>(({ input: { doomed, key } }) => remove(doomed?.id ?? 0, key)),
  },
})

/** Somebody else was faster: it is gone, which is what was wanted. */
async function remove(id: number, key: string): Promise<void> {
  try {
    await calls.remove(id, key)
  } catch (thrown) {
    if (asFailure(thrown).kind !== 'notFound') throw thrown
  }
}
