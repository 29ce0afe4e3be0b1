import { CollectionRow, collectionFilters } from '#api/contract/money/collections.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, money, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { collectionMethodSays } from '#api/rules/sales/payment-methods.ts'

const states = [
  { value: 'standing', says: /*i18n*/ { id: 'collections.standing', message: 'Alındı' } },
  { value: 'undone', says: /*i18n*/ { id: 'collections.undone', message: 'Geri alındı' } },
]

/** What was collected from customers, each opening its receipt. Nothing of it is deleted: a collection is taken back. */
export const collections = listing({
  name: 'collections',
  summary: 'The collections, a page at a time, newest first',
  title: /*i18n*/ { id: 'collections.title', message: 'Tahsilatlar' },
  one: /*i18n*/ { id: 'collections.one', message: 'Tahsilat' },
  // There is no 1404.
  codes: family(1400, { delete: 1403 }),
  menu: 'accounting',
  list: 'money/collections/CollectionList',
  opens: 'money/collections/ReceiptPage',
  acts: ['list', 'view'],
  naming: 'customer',
  repeats: true,
  fields: {
    day: date({ label: /*i18n*/ { id: 'payments.day', message: 'Ödeme tarihi' }, listed: true }),
    customer: text({ label: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' }, listed: true, searched: true }),
    amount: money({ label: /*i18n*/ { id: 'collections.amount', message: 'Tutar' }, listed: true }),
    currency: text({ label: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' }, listed: true }),
    method: choice({
      label: /*i18n*/ { id: 'orders.payment_method', message: 'Ödeme yöntemi' },
      choices: Object.entries(collectionMethodSays).map(([value, says]) => ({ value, says })),
      listed: true,
    }),
    account: text({ label: /*i18n*/ { id: 'payments.account', message: 'Paranın girdiği hesap' }, listed: true }),
    reference: text({
      label: /*i18n*/ { id: 'payments.reference', message: 'Dekont ya da referans no' },
      listed: true,
      searched: true,
    }),
    user: text({ label: /*i18n*/ { id: 'collections.user', message: 'Tahsil eden' }, listed: true }),
    state: choice({ label: /*i18n*/ { id: 'common.status', message: 'Durum' }, choices: states, listed: true }),
  },
  row: CollectionRow,
  filters: collectionFilters,
  sortings: [],
  label: ({ customer }) => customer,
})
