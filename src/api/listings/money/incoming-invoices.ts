import {
  assigning,
  IncomingAdding,
  IncomingDraft,
  IncomingInvoice,
  IncomingRow,
  IncomingStatus,
  incomingFilters,
  matching,
  RejectReason,
} from '#api/contract/money/incoming-invoices.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, date, money, quantity, reference, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import { currencyLabel, invoiceDayLabel, invoiceNumberLabel, supplierLabel } from '#api/rules/money/purchases.ts'

const statuses = [
  { value: 'received', says: /*i18n*/ { id: 'incoming.state_received', message: 'Eşleştirilecek' } },
  { value: 'matched', says: /*i18n*/ { id: 'incoming.state_matched', message: 'İşlenecek' } },
  { value: 'booked', says: /*i18n*/ { id: 'incoming.state_booked', message: 'İşlendi' } },
  { value: 'rejected', says: /*i18n*/ { id: 'incoming.state_rejected', message: 'Reddedildi' } },
  { value: 'cancelled', says: /*i18n*/ { id: 'incoming.state_cancelled', message: 'İptal edildi' } },
]

/** What a commercial invoice may be answered (rule R27). */
export const incomingAnswers = [
  { value: 'waiting', says: /*i18n*/ { id: 'incoming.answer_waiting', message: 'Yanıt bekliyor' } },
  { value: 'approved', says: /*i18n*/ { id: 'incoming.answer_approved', message: 'Kabul edildi' } },
  { value: 'rejected', says: /*i18n*/ { id: 'incoming.state_rejected', message: 'Reddedildi' } },
  { value: 'unknown', says: /*i18n*/ { id: 'incoming.answer_unknown', message: 'Yanıt bilinmiyor' } },
  { value: 'automatic', says: /*i18n*/ { id: 'incoming.answer_automatic', message: 'Kendiliğinden kabul' } },
]

export const incomingProfiles = [
  { value: 'basic', says: /*i18n*/ { id: 'incoming.profile_basic', message: 'Temel fatura' } },
  { value: 'commercial', says: /*i18n*/ { id: 'incoming.profile_commercial', message: 'Ticari fatura' } },
  { value: 'earchive', says: /*i18n*/ { id: 'incoming.profile_earchive', message: 'e-Arşiv ya da kâğıt' } },
]

/** The invoices that suppliers send: read from their files or written by hand, matched, booked, answered. The life of one is a chart. */
export const incomingInvoices = listing({
  name: 'incoming-invoices',
  path: 'fastBuy/invoices',
  opensAt: 'fastBuy/details',
  summary: 'The invoices of suppliers, a page at a time, newest first',
  title: /*i18n*/ { id: 'incoming_invoices.title', message: 'Gelen faturalar' },
  one: /*i18n*/ { id: 'incoming_invoices.one', message: 'Gelen fatura' },
  codes: family(1300),
  menu: 'supply',
  list: 'money/incoming/IncomingList',
  opens: 'money/incoming/IncomingPage',
  acts: ['list', 'view', 'edit'],
  naming: 'number',
  repeats: true,
  fields: {
    number: text({ label: invoiceNumberLabel, listed: true, searched: true }),
    day: date({ label: invoiceDayLabel, listed: true }),
    supplier: text({ label: supplierLabel, listed: true, searched: true }),
    profile: choice({
      label: /*i18n*/ { id: 'incoming_invoices.profile', message: 'Senaryo' },
      choices: incomingProfiles,
      listed: true,
    }),
    size: quantity({ label: /*i18n*/ { id: 'incoming_invoices.size', message: 'Satır' }, listed: true }),
    payable: money({
      label: /*i18n*/ { id: 'incoming_invoices.payable', message: 'Ödenecek' },
      listed: true,
      bare: true,
    }),
    currency: text({ label: currencyLabel, listed: true }),
    answer: choice({
      label: /*i18n*/ { id: 'incoming_invoices.answer', message: 'Yanıt' },
      choices: incomingAnswers,
      listed: true,
    }),
    status: choice({ label: /*i18n*/ { id: 'common.status', message: 'Durum' }, choices: statuses, listed: true }),
    supplier_id: reference({
      label: supplierLabel,
      to: 'suppliers',
      usedBy: {
        says: /*i18n*/ { id: 'ties.incoming_invoices', message: '{count, plural, other {# gelen fatura}}' },
        path: '/fastBuy/invoices',
      },
    }),
  },
  row: IncomingRow,
  filters: incomingFilters,
  ways: ['incoming-invoices'],
  sortings: [],
  label: ({ number }) => number,
  life: {
    record: IncomingInvoice,
    reads: 'One incoming invoice with its lines, and what each was matched with',
    status: IncomingStatus,
    moves: 'Takes an incoming invoice further: books it, takes that back, or cancels it',
    steps: {
      WRITE: {
        at: 'draft',
        summary: 'Stores what is written of an invoice that came on paper, and adds a line to it',
        carries: { draft: IncomingDraft, adding: IncomingAdding },
      },
      MATCH: { at: 'match', summary: 'Says what a line is: a product or an expense', carries: matching },
      ASSIGN: {
        at: 'assignment',
        summary: 'Says of whom an invoice is, which purchase it is of, and its rate of exchange',
        carries: assigning,
      },
      APPROVE: { method: 'POST', at: 'approval', summary: 'Accepts a commercial invoice' },
      REJECT: {
        method: 'POST',
        at: 'rejection',
        summary: 'Rejects a commercial invoice, with the reason',
        carries: { reason: RejectReason },
      },
    },
  },
})
