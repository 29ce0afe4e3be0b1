import { fromPromise } from 'xstate'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { ListView } from '#api/contract/platform/list-views.ts'
import { listViewOperations } from '#api/registry/list-operations.ts'
import type { ListName } from '#api/registry/lists.ts'
import {
  type KeepingView,
  listViewsMachine,
  type RemovingView,
} from '#machines/platform/list-views/list-views.machine.ts'
import { call } from './http.ts'

/** The views of a list, with their calls. */
export const listViews = listViewsMachine.provide({
  actors: {
    load: fromPromise<readonly ListView[], { list: ListName }>(
      async ({ input: { list } }) => (await call(listViewOperations.list, { query: { list } })).rows,
    ),
    keep: fromPromise<ListView, KeepingView>(({ input: { list, draft, key } }) => {
      const { id, version, ...own } = draft
      return id === null
        ? call(listViewOperations.add, { body: { list, ...own }, key })
        : call(listViewOperations.edit, { params: { id }, body: { version, ...own }, key })
    }),
    remove: fromPromise<unknown, RemovingView>(({ input: { toDelete, key } }) => remove(toDelete?.id ?? 0, key)),
  },
})

/** Somebody else was faster: it is gone, which is what was wanted. */
async function remove(id: number, key: string): Promise<void> {
  try {
    await call(listViewOperations.delete, { params: { id }, key })
  } catch (thrown) {
    if (asFailure(thrown).kind !== 'notFound') throw thrown
  }
}
