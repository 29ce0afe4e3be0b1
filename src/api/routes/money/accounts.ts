import { accountTransactions } from '#api/listings/money/account-transactions.ts'
import type { Route } from '#api/routes/platform/route.ts'

/** The screens of accounts that no resource has by itself. */
export const accountRoutes: readonly Route[] = [
  {
    path: '/bank-accounts/transactions',
    title: /*i18n*/ { id: 'transactions.title', message: 'Hesap hareketleri' },
    codes: accountTransactions.codes.list,
    menu: { in: 'accounting' },
    parent: '/bank-accounts',
    resource: 'account-transactions',
    screen: 'money/accounts/TransactionList',
    shows: { list: 'account-transactions' },
  },
]
