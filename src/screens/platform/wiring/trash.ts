import { fromPromise } from 'xstate'
import { trashOperations } from '#api/operations/platform/trash.ts'
import { listNamed } from '#api/registry/lists.ts'
import type { TrashRequest } from '#machines/platform/trash/trash.context.ts'
import { type Restoring, trashMachine } from '#machines/platform/trash/trash.machine.ts'
import { call } from './http.ts'

/** The trash of a list, with its calls. */
export const trash = trashMachine.provide({
  actors: {
    look: fromPromise(({ input: { list, page, search } }: { input: TrashRequest }) =>
      call(trashOperations(listNamed(list)).list, { query: { page, search: search || null } }),
    ),
    restore: fromPromise(({ input: { list, id, key } }: { input: Restoring }) =>
      call(trashOperations(listNamed(list)).restore, { params: { id }, key }),
    ),
  },
})
