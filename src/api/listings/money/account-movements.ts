import { CustomerBalanceRow, customerBalanceFilters } from '#api/contract/money/customer-movements.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'

const standings = [
  { value: 'owing', says: /*i18n*/ { id: 'account_movements.owing', message: 'Bize borçlu' } },
  { value: 'owed', says: /*i18n*/ { id: 'account_movements.owed', message: 'Alacaklı' } },
]

/** The accounts of the customers whose money or goods have moved, each with its balance per currency. */
export const accountMovements = listing({
  name: 'account-movements',
  summary: 'The customers with what they owe in each currency, a page at a time',
  title: /*i18n*/ { id: 'account_movements.title', message: 'Cari hareketler' },
  one: /*i18n*/ { id: 'account_movements.one', message: 'Cari hesap' },
  codes: family(1400, { delete: 1403 }),
  menu: 'accounting',
  list: 'money/movements/CustomerBalanceList',
  acts: ['list'],
  naming: 'name',
  repeats: true,
  fields: {
    name: text({ label: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' }, listed: true, searched: true }),
    email: text({ label: /*i18n*/ { id: 'common.email', message: 'E-posta' }, listed: true, searched: true }),
    phone: text({ label: /*i18n*/ { id: 'common.phone', message: 'Telefon' }, listed: true, searched: true }),
    balance: text({ label: /*i18n*/ { id: 'bank_accounts.balance', message: 'Bakiye' }, listed: true }),
    standing: choice({
      label: /*i18n*/ { id: 'account_movements.standing', message: 'Bakiye durumu' },
      choices: standings,
    }),
  },
  row: CustomerBalanceRow,
  filters: customerBalanceFilters,
  sortings: ['name'],
  label: ({ name }) => name,
})
