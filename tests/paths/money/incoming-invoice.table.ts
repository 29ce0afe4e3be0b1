import { incomingAt, incomingChart } from '#machines/money/incoming-invoice/incoming-invoice.chart.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { type ChartTable, notPermitted, permission } from '../chart-table.ts'

/** The life of an incoming invoice: matched, booked, answered; a rejected one is not booked, a booked one is not rejected. */

const by = { permissions: [1303] }
const cup = { line: 1, name: 'Kupa', variant_id: 7, account: null, net: 5_000, tax: 1_000 }
const draft = {
  ...{ number: 'A1', day: '2026-11-20', payable: '' },
  lines: [{ line: 1, name: 'Kupa', quantity: '5', unit_price: '10.00', tax_rate: '20' }],
}
const wrong = (changes: object) => ({ draft: { ...draft, lines: [{ ...draft.lines[0], ...changes }] } })
const only = (type: string) => (_: string, step: string) => step === type
const answers = (_: string, step: string) => step === 'APPROVE' || step === 'REJECT'
const ended = ['incoming.booked', 'incoming.rejected', 'incoming.cancelled']
const never = (rule: string) => ({ refused: [rule] })
const inHand = ['received', 'matched']
type Line = Readonly<Record<'variant_id' | 'account', number | string | null>>
/** Where it stands once it was written on: matched when there are lines, and each is a product or an expense. */
const settled = (lines: readonly Line[]) =>
  lines.length > 0 && lines.every(({ variant_id, account }) => variant_id !== null || account !== null)
    ? 'matched'
    : 'received'
const answer = ['incoming.not_commercial', 'incoming.answered', 'incoming.answer_late']

export default {
  chart: incomingChart,
  facts: {
    ...{ source: 'hand', type: 'sale', profile: 'commercial', answer: 'waiting', answer_until: '2026-11-28' },
    ...{ today: '2026-11-24', day: '2026-11-20', currency: 'TRY', home_currency: 'TRY', rate: null, supplier_id: 3 },
    ...{ withheld: 0, payable: 6_000, lines: [cup] },
  },
  states: {
    received: { status: 'received' },
    matched: { status: 'matched' },
    booked: { status: 'booked' },
    rejected: { status: 'rejected' },
    cancelled: { status: 'cancelled' },
  },
  at: (facts) => incomingAt((facts as { status: never }).status, facts as never),
  ask: refusals as ChartTable['ask'],
  steps: {
    WRITE: {
      event: { type: 'WRITE', draft, adding: null, by },
      rules: [
        permission,
        'incoming.from_file',
        'purchase.invoice_number',
        'validation.date',
        'stock.pieces',
        'validation.amount',
        'purchase.tax_rate',
        'purchase.too_large',
      ],
      leaves: ({ lines }) => ({ status: settled(lines) }),
    },
    MATCH: {
      event: { type: 'MATCH', line: 1, variant_id: 8, pieces: '5', account: null, by },
      rules: [permission, 'stock.pieces'],
      leaves: ({ lines }) => {
        const found = lines.map((line: Line) => ({ ...line, variant_id: 8 }))
        return { status: settled(found), lines: found }
      },
    },
    ASSIGN: {
      event: { type: 'ASSIGN', supplier_id: 4, new_supplier: 0, purchase_id: null, rate: '', by },
      rules: [permission, 'incoming.rate_number'],
      leaves: ({ lines }) => ({ status: settled(lines), supplier_id: 4 }),
    },
    BOOK: {
      event: { type: 'BOOK', by },
      rules: [
        permission,
        'incoming.return',
        'incoming.supplier',
        'incoming.no_lines',
        'incoming.unmatched',
        'incoming.totals',
        'incoming.rate',
        'incoming.ahead',
        ...ended,
      ],
      leaves: (_, status) => ({ status }),
    },
    UNBOOK: { event: { type: 'UNBOOK', by }, rules: [permission], leaves: (_, status) => ({ status }) },
    APPROVE: {
      event: { type: 'APPROVE', by },
      rules: [permission, ...answer],
      leaves: () => ({ answer: 'approved' }),
    },
    REJECT: {
      event: { type: 'REJECT', reason: 'Yanlış', by },
      rules: [permission, ...answer, 'incoming.reason', ...ended],
      leaves: (_, status) => ({ status, answer: 'rejected' }),
    },
    CANCEL: { event: { type: 'CANCEL', by }, rules: [permission, ...ended], leaves: (_, status) => ({ status }) },
  },
  breaks: [
    notPermitted,
    // Whoever sees invoices does not book them.
    { rule: permission, event: { by: { permissions: [1300, 1301] } } },
    { rule: 'incoming.from_file', facts: { source: 'xml' }, when: only('WRITE') },
    { rule: 'purchase.invoice_number', event: { draft: { ...draft, number: ' ' } }, when: only('WRITE') },
    { rule: 'validation.date', event: { draft: { ...draft, day: '' } }, when: only('WRITE') },
    { rule: 'stock.pieces', event: wrong({ quantity: '0' }), when: only('WRITE') },
    { rule: 'validation.amount', event: wrong({ unit_price: 'bedava' }), when: only('WRITE') },
    { rule: 'validation.amount', event: { draft: { ...draft, payable: 'x' } }, when: only('WRITE') },
    { rule: 'purchase.tax_rate', event: wrong({ tax_rate: '101' }), when: only('WRITE') },
    { rule: 'purchase.too_large', event: wrong({ unit_price: '9999999999999.99' }), when: only('WRITE') },
    { rule: 'stock.pieces', event: { pieces: '1.5' }, when: only('MATCH') },
    { rule: 'incoming.rate_number', event: { rate: 'x' }, when: only('ASSIGN') },
    { rule: 'incoming.return', facts: { type: 'refund' }, states: inHand, when: only('BOOK') },
    { rule: 'incoming.supplier', facts: { supplier_id: null }, states: inHand, when: only('BOOK') },
    { rule: 'incoming.no_lines', facts: { lines: [], payable: 0 }, states: ['received'], when: only('BOOK') },
    {
      rule: 'incoming.unmatched',
      facts: { lines: [{ ...cup, variant_id: null }] },
      ...{ states: ['received'], when: only('BOOK') },
    },
    { rule: 'incoming.totals', facts: { payable: 7_000 }, states: inHand, when: only('BOOK') },
    { rule: 'incoming.rate', facts: { currency: 'USD' }, states: inHand, when: only('BOOK') },
    { rule: 'incoming.ahead', facts: { day: '2026-11-25' }, states: inHand, when: only('BOOK') },
    { rule: 'incoming.not_commercial', facts: { profile: 'basic' }, states: inHand, when: answers },
    { rule: 'incoming.answered', facts: { answer: 'approved' }, states: inHand, when: answers },
    { rule: 'incoming.answer_late', facts: { today: '2026-12-01' }, states: inHand, when: answers },
    { rule: 'incoming.reason', event: { reason: '' }, states: inHand, when: only('REJECT') },
  ],
  rows: {
    received: {
      ...{ WRITE: 'matched', MATCH: 'matched', ASSIGN: 'matched', BOOK: 'booked', APPROVE: 'received' },
      ...{ REJECT: 'rejected', CANCEL: 'cancelled' },
    },
    matched: {
      ...{ WRITE: 'matched', MATCH: 'matched', ASSIGN: 'matched', BOOK: 'booked', APPROVE: 'matched' },
      ...{ REJECT: 'rejected', CANCEL: 'cancelled' },
    },
    booked: {
      ...{ UNBOOK: 'matched', APPROVE: 'booked', BOOK: never('incoming.booked') },
      ...{ REJECT: never('incoming.booked'), CANCEL: never('incoming.booked') },
    },
    rejected: {
      BOOK: never('incoming.rejected'),
      REJECT: never('incoming.rejected'),
      CANCEL: never('incoming.rejected'),
    },
    cancelled: {
      BOOK: never('incoming.cancelled'),
      REJECT: never('incoming.cancelled'),
      CANCEL: never('incoming.cancelled'),
    },
  },
} satisfies ChartTable
