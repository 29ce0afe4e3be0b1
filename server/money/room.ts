import { type SQL, sql } from 'drizzle-orm'
import { codeOnce } from '#api/rules/money/accounting.ts'
import { account_transactions } from '#server/db/schema/accounts.ts'
import { shop_accounting_methods, shop_payment_methods } from '#server/db/schema/catalogue.ts'
import { cheque_steps } from '#server/db/schema/cheques.ts'
import { given_cheques } from '#server/db/schema/given-cheques.ts'
import { users } from '#server/db/schema/people.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { atTheEnd } from '#server/platform/records/at-the-end.ts'
import { rowsBy } from '#server/platform/records/tables.ts'
import { codeRecord } from './accounting/code-record.ts'
import { accountingConnector } from './accounting/connector.ts'
import { accountingEndpoints } from './accounting/endpoints.ts'
import { exportRecord } from './accounting/export-record.ts'
import { exportingEntries } from './accounting/exporting.ts'
import { accountRecord } from './accounts/account-record.ts'
import { entryRecord } from './accounts/entry-record.ts'
import { transactionList } from './accounts/transaction-list.ts'
import { chequeEndpoints } from './cheques/endpoints.ts'
import { chequeList } from './cheques/list.ts'
import { accountingCustomerList } from './collections/customers.ts'
import { collectionEndpoints } from './collections/endpoints.ts'
import { collectionList } from './collections/list.ts'
import { ways } from './flow/ways.ts'
import { givenChequeEndpoints } from './given-cheques/endpoints.ts'
import { givenChequeList } from './given-cheques/list.ts'
import { incomingEndpoints } from './incoming/endpoints.ts'
import { incomingList } from './incoming/list.ts'
import { booksRecord } from './ledger/closing.ts'
import { ledgerEndpoints } from './ledger/endpoints.ts'
import { journalList } from './ledger/journal-list.ts'
import { customerBalanceList } from './movements/balance-list.ts'
import { customerMovementList } from './movements/movement-list.ts'
import { purchaseEndpoints } from './purchases/endpoints.ts'
import { purchaseList } from './purchases/list.ts'
import { statementLines } from './statements/statement-lines.ts'

/** What money brings to the server. */
export const money = {
  lists: [
    transactionList,
    customerBalanceList,
    customerMovementList,
    journalList,
    accountingCustomerList,
    collectionList,
    purchaseList,
    incomingList,
    chequeList,
    givenChequeList,
  ],
  endpoints: [
    ...ledgerEndpoints,
    ...collectionEndpoints,
    ...chequeEndpoints,
    ...givenChequeEndpoints,
    ...accountingEndpoints,
    ...purchaseEndpoints,
    ...incomingEndpoints,
  ] as readonly Endpoint[],
  hooks: {
    'settings/books': booksRecord,
    'bank-accounts': accountRecord,
    'account-entries': entryRecord,
    'shop-accounting-methods': { columns: atTheEnd(shop_accounting_methods) },
    'account-codes': codeRecord,
    'accounting-exports': exportRecord,
  },
  connectors: { 'shop-accounting-methods': accountingConnector },
  uniqueRules: { account_codes_account: codeOnce },
  targets: { 'account-movements': { id: users.id, shop_id: users.shop_id, label: users.label } },
  jobKinds: { 'accounting.export': exportingEntries, 'account-transactions.import': statementLines.job },
  importKinds: { 'account-transactions': statementLines },
  ways,
  references: {
    'bank-accounts': {
      cheque_steps: rowsBy(cheque_steps.shop_id, cheque_steps.account_id),
      given_cheques: rowsBy(given_cheques.shop_id, given_cheques.account_id),
      account_transactions: rowsBy(account_transactions.shop_id, account_transactions.account_id),
      shop_payment_methods: {
        table: shop_payment_methods,
        where: (shop_id: number, id: SQL) => sql`shop_id = ${shop_id} and account_id = ${id}`,
      },
    },
  },
}
