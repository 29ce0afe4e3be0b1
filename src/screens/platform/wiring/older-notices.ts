import { sessionOperations } from '#api/operations/platform/session.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from './from-operation.ts'

/** The notices before one of them. */
export const olderNotices = loaded(
  fromOperation(sessionOperations.notifications, ({ query }: LoadedInput<{ readonly before: number }>) => ({ query })),
)
