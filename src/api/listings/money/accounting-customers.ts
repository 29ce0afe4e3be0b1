import { AccountingCustomerRow, accountingCustomerFilters, debtAges } from '#api/contract/money/collections.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, quantity, text } from '#api/resources/platform/fields.ts'
import { collections } from './collections.ts'

const ageSays = {
  30: /*i18n*/ { id: 'accounting_customers.age_30', message: '30 günden eski' },
  60: /*i18n*/ { id: 'accounting_customers.age_60', message: '60 günden eski' },
  90: /*i18n*/ { id: 'accounting_customers.age_90', message: '90 günden eski' },
}

/** The customers who owe for orders, by currency; each leads to collecting. */
export const accountingCustomers = listing({
  name: 'accounting-customers',
  summary: 'The customers who owe for orders, a page at a time',
  title: /*i18n*/ { id: 'accounting_customers.title', message: 'Cari müşteriler' },
  one: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' },
  codes: collections.codes,
  menu: 'accounting',
  list: 'money/collections/AccountingCustomerList',
  acts: ['list'],
  naming: 'name',
  repeats: true,
  fields: {
    name: text({ label: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' }, searched: true }),
    phone: text({ label: /*i18n*/ { id: 'address.phone', message: 'Telefon' }, searched: true }),
    email: text({ label: /*i18n*/ { id: 'common.email', message: 'E-posta' }, searched: true }),
    orders: quantity({ label: /*i18n*/ { id: 'accounting_customers.orders', message: 'Ödenmemiş sipariş' } }),
    oldest: date({ label: /*i18n*/ { id: 'accounting_customers.oldest', message: 'En eski borç' } }),
    age: choice({
      label: /*i18n*/ { id: 'accounting_customers.age', message: 'Borcun yaşı' },
      choices: debtAges.map((value) => ({ value, says: ageSays[value] })),
    }),
    debts: text({ label: /*i18n*/ { id: 'accounting_customers.debt', message: 'Borç' } }),
  },
  row: AccountingCustomerRow,
  filters: accountingCustomerFilters,
  sortings: ['name', 'oldest', 'orders'],
  label: ({ name }) => name,
})
