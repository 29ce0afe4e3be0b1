import { stepCarries } from '#api/contract/money/cheques.ts'
import {
  GivenCheque,
  GivenChequeRow,
  GivenChequeStatus,
  givenChequeFilters,
} from '#api/contract/money/given-cheques.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, money, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { givenChequeLabels } from '#api/rules/money/given-cheques.ts'
import { dueChoices } from './cheques.ts'

const statuses = [
  { value: 'given', says: /*i18n*/ { id: 'given_cheques.given', message: 'Ödenecek' } },
  { value: 'cleared', says: /*i18n*/ { id: 'given_cheques.cleared', message: 'Ödendi' } },
  { value: 'bounced', says: /*i18n*/ { id: 'cheques.bounced', message: 'Karşılıksız' } },
  { value: 'returned', says: /*i18n*/ { id: 'given_cheques.returned', message: 'Geri alındı' } },
]

/** The cheques that the shop gave to suppliers. Nothing of them is deleted; their life is a chart. */
export const givenCheques = listing({
  name: 'given-cheques',
  summary: 'The cheques that the shop gave, a page at a time, newest first',
  title: /*i18n*/ { id: 'given_cheques.title', message: 'Verilen çekler' },
  one: /*i18n*/ { id: 'given_cheques.one', message: 'Verilen çek' },
  // There is no 1404.
  codes: family(1400, { delete: 1403 }),
  menu: 'accounting',
  list: 'money/given-cheques/GivenChequeList',
  opens: 'money/given-cheques/GivenChequePage',
  acts: ['list', 'view', 'edit'],
  naming: 'number',
  repeats: true,
  fields: {
    due_on: date({ label: givenChequeLabels.due_on, listed: true }),
    number: text({ label: givenChequeLabels.number, listed: true, searched: true }),
    supplier: text({ label: givenChequeLabels.supplier_id, listed: true, searched: true }),
    account: text({ label: /*i18n*/ { id: 'given_cheques.bank', message: 'Banka hesabı' }, listed: true }),
    amount: money({ label: givenChequeLabels.amount, listed: true }),
    currency: text({ label: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' }, listed: true }),
    given_on: date({ label: givenChequeLabels.given_on, listed: true }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: statuses,
      several: true,
      listed: true,
    }),
    due: choice({ label: givenChequeLabels.due_on, choices: dueChoices }),
    supplier_id: reference({ label: givenChequeLabels.supplier_id, to: 'suppliers' }),
    account_id: reference({
      label: /*i18n*/ { id: 'given_cheques.bank', message: 'Banka hesabı' },
      to: 'bank-accounts',
    }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
  },
  row: GivenChequeRow,
  filters: givenChequeFilters,
  ways: ['given-cheques'],
  sortings: ['due_on'],
  label: ({ number }) => number,
  life: {
    record: GivenCheque,
    reads: 'One given cheque with its history',
    status: GivenChequeStatus,
    moves: 'Says that a given cheque was paid, was not paid, bounced, or came back',
    carries: stepCarries,
  },
})
