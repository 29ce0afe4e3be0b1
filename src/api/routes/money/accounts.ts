import { accountTransactions } from '#api/listings/money/account-transactions.ts'
import { customerMovements } from '#api/listings/money/customer-movements.ts'
import type { Route } from '#api/routes/platform/route.ts'

/** The screens of accounts that no list has by itself. */
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
  {
    path: '/account-movements/:userId',
    title: /*i18n*/ { id: 'customer_movements.title', message: 'Cari hesap ekstresi' },
    codes: customerMovements.codes.list,
    parent: '/account-movements',
    resource: 'customer-movements',
    screen: 'money/movements/StatementList',
    shows: { list: 'customer-movements', fixed: { customer_id: ':userId' } },
  },
]
