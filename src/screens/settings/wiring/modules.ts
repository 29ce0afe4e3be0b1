import { moduleOperations } from '#api/operations/settings/modules.ts'
import { loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** What the shop is connected to others by. */
export const modules = loaded(fromOperation(moduleOperations.list))
