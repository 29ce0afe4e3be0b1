import { CustomerMovementRow, customerMovementFilters } from '#api/contract/money/customer-movements.ts'
import { entryKinds } from '#api/contract/platform/ledger.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { choice, date, money, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'

/** The statement of a customer: what was sold to them, what they paid, what went back, in the order in which it was written. */
export const customerMovements = listing({
  name: 'customer-movements',
  summary: 'The movements of customers with their running balance in each currency, a page at a time, newest first',
  title: /*i18n*/ { id: 'customer_movements.title', message: 'Cari hesap ekstresi' },
  one: /*i18n*/ { id: 'customer_movements.one', message: 'Cari hareket' },
  codes: family(1400, { delete: 1403 }),
  acts: ['list'],
  naming: 'text',
  repeats: true,
  fields: {
    day: date({ label: /*i18n*/ { id: 'account_entries.day', message: 'Gün' }, listed: true }),
    customer: text({ label: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' }, listed: true }),
    kind: choice({
      label: /*i18n*/ { id: 'account_entries.kind', message: 'İşlem' },
      choices: Object.entries(entryKinds).map(([value, says]) => ({ value, says })),
      several: true,
      listed: true,
    }),
    text: text({
      label: /*i18n*/ { id: 'customer_movements.document', message: 'Belge' },
      listed: true,
      searched: true,
    }),
    debit: money({ label: /*i18n*/ { id: 'customer_movements.debit', message: 'Borç' }, listed: true, bare: true }),
    credit: money({ label: /*i18n*/ { id: 'customer_movements.credit', message: 'Alacak' }, listed: true, bare: true }),
    balance: money({ label: /*i18n*/ { id: 'bank_accounts.balance', message: 'Bakiye' }, listed: true, bare: true }),
    currency: text({ label: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' }, listed: true }),
    customer_id: reference({
      label: /*i18n*/ { id: 'orders.customer', message: 'Müşteri' },
      to: 'account-movements',
    }),
    period: choice({
      label: /*i18n*/ { id: 'orders.period', message: 'Dönem' },
      choices: Object.entries(periodSays).map(([value, says]) => ({ value, says })),
    }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
  },
  row: CustomerMovementRow,
  filters: customerMovementFilters,
  sortings: [],
  label: ({ text }) => text,
})
