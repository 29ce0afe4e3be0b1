import { ledgerOperations } from '#api/operations/money/ledger.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { trialBalance } from './trial-balance.ts'

const balance = endpoint(ledgerOperations.balance, ({ db, actor: { shop_id } }) => trialBalance(db, shop_id))

/** The calls of the books beside their list. */
export const ledgerEndpoints: readonly Endpoint[] = [balance]
