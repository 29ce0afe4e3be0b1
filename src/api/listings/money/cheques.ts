import { nullable } from 'superstruct'
import { Cheque, ChequeRow, ChequeStatus, chequeFilters, stepCarries } from '#api/contract/money/cheques.ts'
import { Id } from '#api/contract/platform/common.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, money, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { chequeLabels } from '#api/rules/money/cheques.ts'

const statuses = [
  { value: 'portfolio', says: /*i18n*/ { id: 'cheques.portfolio', message: 'Portföyde' } },
  { value: 'endorsed', says: /*i18n*/ { id: 'cheques.endorsed', message: 'Ciro edildi' } },
  { value: 'deposited', says: /*i18n*/ { id: 'cheques.deposited', message: 'Bankada tahsilde' } },
  { value: 'cleared', says: /*i18n*/ { id: 'cheques.cleared', message: 'Tahsil edildi' } },
  { value: 'bounced', says: /*i18n*/ { id: 'cheques.bounced', message: 'Karşılıksız' } },
  { value: 'returned', says: /*i18n*/ { id: 'cheques.returned', message: 'İade edildi' } },
]

/** Which are due, in words. */
export const dueChoices = [
  { value: 'overdue', says: /*i18n*/ { id: 'cheques.overdue', message: 'Vadesi geçen' } },
  { value: 'today', says: /*i18n*/ { id: 'cheques.today', message: 'Bugün' } },
  { value: 'week', says: /*i18n*/ { id: 'cheques.week', message: '7 gün içinde' } },
  { value: 'month', says: /*i18n*/ { id: 'cheques.month', message: '30 gün içinde' } },
]

/** The cheques that customers gave, what is due first. Nothing of them is deleted; their life is a chart. */
export const cheques = listing({
  name: 'cheques',
  summary: 'The cheques of customers, a page at a time, newest first',
  title: /*i18n*/ { id: 'cheques.title', message: 'Çekler' },
  one: /*i18n*/ { id: 'cheques.one', message: 'Çek' },
  // There is no 1404.
  codes: family(1400, { delete: 1403 }),
  menu: 'accounting',
  list: 'money/cheques/ChequeList',
  opens: 'money/cheques/ChequePage',
  acts: ['list', 'view', 'edit'],
  naming: 'number',
  repeats: true,
  fields: {
    due_on: date({ label: chequeLabels.due_on, listed: true }),
    number: text({ label: chequeLabels.number, listed: true, searched: true }),
    bank: text({ label: chequeLabels.bank, listed: true, searched: true }),
    drawer: text({ label: chequeLabels.drawer, listed: true, searched: true }),
    customer: text({ label: chequeLabels.customer_id, listed: true, searched: true }),
    amount: money({ label: chequeLabels.amount, listed: true }),
    currency: text({ label: chequeLabels.currency_id, listed: true }),
    received_on: date({ label: chequeLabels.received_on, listed: true }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      choices: statuses,
      several: true,
      listed: true,
    }),
    due: choice({ label: chequeLabels.due_on, choices: dueChoices }),
    customer_id: reference({ label: chequeLabels.customer_id, to: 'customers' }),
    supplier_id: reference({
      label: /*i18n*/ { id: 'cheques.endorsed_to', message: 'Ciro edilen' },
      to: 'suppliers',
    }),
    currency_id: reference({ label: chequeLabels.currency_id, to: 'shop-currencies' }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
  },
  row: ChequeRow,
  filters: chequeFilters,
  ways: ['cheques'],
  sortings: ['due_on'],
  label: ({ number }) => number,
  life: {
    record: Cheque,
    reads: 'One cheque with its orders and its history',
    status: ChequeStatus,
    moves: 'Takes a cheque back into the portfolio, says that it bounced, or returns it',
    carries: stepCarries,
    steps: {
      ENDORSE: {
        at: 'endorsement',
        summary: 'Endorses a cheque to a supplier',
        carries: { supplier_id: nullable(Id) },
      },
      DEPOSIT: {
        at: 'deposit',
        summary: 'Has a bank account collect a cheque',
        carries: { account_id: nullable(Id) },
      },
      CLEAR: {
        at: 'clearing',
        summary: 'Says that a cheque was paid, into which account',
        carries: { account_id: nullable(Id) },
      },
    },
  },
})
