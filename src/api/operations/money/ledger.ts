import { TrialBalance } from '#api/contract/money/ledger.ts'
import { journal } from '#api/listings/money/journal.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** The sums of the books. */
export const ledgerOperations = {
  balance: operation({
    method: 'GET',
    path: '/v1/panel/pre-accountancy/balance',
    summary: 'The trial balance by currency, and what came, went and is owed day by day',
    data: TrialBalance,
    codes: journal.codes.list,
  }),
}
