import { ledgerOperations } from '#api/operations/money/ledger.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'

/** What the books hold now. */
export const trialBalance = loaded(fromOperation(ledgerOperations.balance, (_: LoadedInput<null>) => ({})))
