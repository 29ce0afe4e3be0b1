import { type SnapshotFrom, transition } from 'xstate'
import type { IncomingInvoice, IncomingLine } from '#api/contract/money/incoming-invoices.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { incomingChart } from '#machines/money/incoming-invoice/incoming-invoice.chart.ts'
import { chartOf, incomingPageMachine } from '#machines/money/incoming-invoice/incoming-page.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { buyer, onlooker } from '#tests/paths/platform/people.ts'

const party = {
  ...{ name: 'Ege Tekstil', tax_number: '1234567890', tax_office: '', address: '', city: '', district: '' },
  ...{ phone: '', email: '' },
}
const lineOf = (line: number, account: '770' | null): IncomingLine => ({
  ...{ line, name: line === 1 ? 'Kupa' : 'Nakliye', seller_code: '', buyer_code: '', barcode: '', unit: 'C62' },
  ...{ quantity: line === 1 ? '5' : '3', unit_price: line === 1 ? '10' : '20', tax_rate: 20 },
  ...{ net: line === 1 ? '50.00' : '60.00', tax: line === 1 ? '10.00' : '12.00' },
  ...{ variant_id: null, variant: '', pieces: null, account, matched_by: null, purchased: null },
})
const paper: IncomingInvoice = {
  ...{ id: 7, version: 1, number: 'ELDE-1', uuid: '', source: 'hand', status: 'received', profile: 'earchive' },
  ...{ type: 'sale', answer: 'automatic', answer_note: '', answer_until: null, today: '2026-11-24', day: '2026-11-24' },
  ...{ currency: 'TRY', home_currency: 'TRY', rate: null, supplier_id: 3, supplier: 'Ege Tekstil', sender: party },
  ...{ recipient: party, net: '110.00', tax: '22.00', withheld: '0.00', payable: '132.00', purchase_id: null },
  ...{ purchase: null, purchases: [], lines: [lineOf(1, '770'), lineOf(2, '770')], user: 'Ayşe Demir' },
  created_at: '2026-11-24T10:00:00.000Z',
}
const file: IncomingInvoice = {
  ...{ ...paper, source: 'xml', profile: 'commercial', answer: 'waiting', answer_until: '2026-12-02' },
  lines: [lineOf(1, null), lineOf(2, '770')],
}
const matched: IncomingInvoice = { ...file, status: 'matched', lines: paper.lines }
const booked: IncomingInvoice = { ...matched, status: 'booked' }
const rejected: IncomingInvoice = { ...file, status: 'rejected', answer: 'rejected' }
const wrong: IncomingInvoice = {
  ...{ ...file, type: 'refund', supplier_id: null, currency: 'USD', day: '2099-01-01', answer_until: '2099-01-09' },
  ...{ net: '0.00', tax: '0.00', payable: '1.00', lines: [] },
}
const late: IncomingInvoice = { ...file, day: '2020-01-01', answer: 'automatic', answer_until: '2020-01-09' }

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof incomingPageMachine>

/** One incoming invoice on its screen, for someone who buys and for someone who may only look. */
export default paths(incomingPageMachine)({
  inputs: { buying: { id: 7, holder: buyer }, looking: { id: 7, holder: onlooker } },
  events: ({ context }) => [
    ...(['BOOK', 'UNBOOK', 'APPROVE', 'REJECT', 'CANCEL', 'WRITE', 'ASSIGN'] as const).map(
      (type) => ({ type: 'STEP', step: { type } }) as const,
    ),
    { type: 'STEP', step: { type: 'MATCH', line: 1, account: '770' } },
    { type: 'STEP', step: { type: 'MATCH', line: 1, variant_id: 7 } },
    ...written(context),
    ...typed(context),
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    open: {
      done: [paper, file, matched, booked, rejected, wrong, late],
      failed: [failure('network'), failure('notFound', { status: 404 })],
    },
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
  },
  key: ({ value, context: { holder, record, head, edits, removed, pieces, rate, reason, command } }) =>
    JSON.stringify([
      ...[value, holder, record?.status, record?.source, record?.answer, record?.supplier_id, record?.lines],
      ...[head, edits, removed, pieces, rate, reason, command],
    ]),
})

function untouched({ head, edits, removed, pieces, rate, reason }: Snapshot['context']): boolean {
  const blank = [head, edits, pieces].every((one) => Object.keys(one).length === 0)
  return blank && removed.length === 0 && rate === null && reason === ''
}

/** What is written of one on paper, right and wrong, one at a time. */
function written(context: Snapshot['context']) {
  const { record, holder } = context
  if (record?.source !== 'hand' || record.status !== 'received' || holder !== buyer || !untouched(context)) return []
  return [
    { type: 'SET', key: 'payable', value: '131.99' },
    { type: 'SET', key: 'payable', value: 'x' },
    { type: 'SET', key: 'day', value: '' },
    { type: 'SET', key: 'number', value: '' },
    { type: 'REMOVE_LINE', line: 2 },
    { type: 'SET_LINE', line: 1, key: 'quantity', value: '0' },
    { type: 'SET_LINE', line: 1, key: 'unit_price', value: '-1' },
    { type: 'SET_LINE', line: 1, key: 'tax_rate', value: '101' },
    { type: 'SET_LINE', line: 1, key: 'unit_price', value: '9999999999999.99' },
  ] as const
}

/** What is typed beside a file's lines. */
function typed(context: Snapshot['context']) {
  const { record, holder } = context
  if (record?.source !== 'xml' || record.status !== 'received' || holder !== buyer || !untouched(context)) return []
  return [
    { type: 'SET_PIECES', line: 1, pieces: '0' },
    { type: 'SET_RATE', rate: 'x' },
    { type: 'SET_REASON', reason: 'Yanlış ürün' },
  ] as const
}

/** The invoice as the server answers it after the step: what its chart makes of it. */
function after({ context }: Snapshot): IncomingInvoice {
  const before = context.record ?? paper
  const [{ value, context: facts }] = transition(incomingChart, chartOf(before, context), {
    ...(context.command ?? { type: 'BOOK' }),
    by: context.holder,
  })
  const lines = facts.lines.flatMap(({ line, account, variant_id }) => {
    const stored = before.lines.find((one) => one.line === line)
    return stored ? [{ ...stored, account, variant_id }] : []
  })
  const { answer, supplier_id } = facts
  return { ...before, status: value, answer, supplier_id, lines, version: before.version + 1 }
}
