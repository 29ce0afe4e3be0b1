import { TransactionRow, transactionFilters } from '#api/contract/money/transactions.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { choice, date, money, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'

const kinds = [
  { value: 'opening', says: /*i18n*/ { id: 'transactions.opening', message: 'Açılış bakiyesi' } },
  { value: 'payment', says: /*i18n*/ { id: 'transactions.payment', message: 'Sipariş ödemesi' } },
  { value: 'reversal', says: /*i18n*/ { id: 'transactions.reversal', message: 'Ters kayıt' } },
  { value: 'refund', says: /*i18n*/ { id: 'transactions.refund', message: 'Para iadesi' } },
  { value: 'in', says: /*i18n*/ { id: 'account_entries.in', message: 'Para girişi' } },
  { value: 'out', says: /*i18n*/ { id: 'account_entries.out', message: 'Para çıkışı' } },
  { value: 'transfer', says: /*i18n*/ { id: 'account_entries.transfer', message: 'Hesaplar arası transfer' } },
  { value: 'cheque', says: /*i18n*/ { id: 'cheques.one', message: 'Çek' } },
]

/** The books of the accounts: every movement in the order in which it was written, with what the account had after it. */
export const accountTransactions = listing({
  name: 'account-transactions',
  summary: 'The movements of the accounts with their running balance, a page at a time, newest first',
  title: /*i18n*/ { id: 'transactions.title', message: 'Hesap hareketleri' },
  one: /*i18n*/ { id: 'transactions.one', message: 'Hesap hareketi' },
  codes: family(1400, { delete: 1403 }),
  acts: ['list'],
  naming: 'text',
  repeats: true,
  fields: {
    day: date({ label: /*i18n*/ { id: 'account_entries.day', message: 'Gün' }, listed: true }),
    account: text({ label: /*i18n*/ { id: 'bank_accounts.one', message: 'Hesap' }, listed: true }),
    kind: choice({
      label: /*i18n*/ { id: 'account_entries.kind', message: 'İşlem' },
      choices: kinds,
      several: true,
      listed: true,
    }),
    text: text({
      label: /*i18n*/ { id: 'account_entries.text', message: 'Açıklama' },
      listed: true,
      searched: true,
    }),
    incoming: money({ label: /*i18n*/ { id: 'transactions.in', message: 'Giren' }, listed: true, bare: true }),
    outgoing: money({ label: /*i18n*/ { id: 'transactions.out', message: 'Çıkan' }, listed: true, bare: true }),
    balance: money({ label: /*i18n*/ { id: 'bank_accounts.balance', message: 'Bakiye' }, listed: true, bare: true }),
    currency: text({ label: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' }, listed: true }),
    account_id: reference({ label: /*i18n*/ { id: 'bank_accounts.one', message: 'Hesap' }, to: 'bank-accounts' }),
    period: choice({
      label: /*i18n*/ { id: 'orders.period', message: 'Dönem' },
      choices: Object.entries(periodSays).map(([value, says]) => ({ value, says })),
    }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
  },
  row: TransactionRow,
  filters: transactionFilters,
  sortings: [],
  label: ({ text }) => text,
})
