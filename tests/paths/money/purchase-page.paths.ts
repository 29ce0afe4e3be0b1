import { type SnapshotFrom, transition } from 'xstate'
import type { Purchase, PurchaseLine } from '#api/contract/money/purchases.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { purchaseChart } from '#machines/money/purchase/purchase.chart.ts'
import { chartOf, purchasePageMachine } from '#machines/money/purchase/purchase-page.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { buyer, onlooker } from '#tests/paths/platform/people.ts'

const lineOf = (line: number, quantity: number, received = 0, invoiced = 0): PurchaseLine => ({
  ...{ line, variant_id: 70 + line, name: 'Kupa', options: '', stock_code: `AL-${line}`, barcode: '', quantity },
  ...{ unit_price: '10.00', discount: '0.00', tax_rate: 20, net: '50.00', tax: '10.00', landed: '10.00' },
  ...{ received, invoiced },
})
const draft: Purchase = {
  ...{ id: 7, version: 1, number: 'AL-7', supplier_id: 3, supplier: 'Ege Tekstil', status: 'draft', currency: 'TRY' },
  ...{ day: '2026-11-20', reference: '', note: '', extra_cost: '0.00', net: '110.00', tax: '22.00', total: '132.00' },
  ...{
    lines: [lineOf(1, 5), lineOf(2, 3)],
    receipts: [],
    invoice: null,
    user: 'Ayşe Demir',
    created_at: '2026-11-20T10:00:00.000Z',
  },
}
const empty: Purchase = { ...draft, lines: [] }
const ordered: Purchase = { ...draft, status: 'ordered' }
const partly: Purchase = { ...draft, status: 'partly_received', lines: [lineOf(1, 5, 2), lineOf(2, 3, 3)] }
const received: Purchase = { ...draft, status: 'received', lines: [lineOf(1, 5, 5), lineOf(2, 3, 3)] }
const billed: Purchase = { ...draft, status: 'invoiced', lines: [lineOf(1, 5, 5, 5), lineOf(2, 3, 3, 3)] }

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof purchasePageMachine>

/** One purchase on its screen, for someone who buys and for someone who may only look. */
export default paths(purchasePageMachine)({
  inputs: { buying: { id: 7, holder: buyer }, looking: { id: 7, holder: onlooker } },
  events: ({ context }) => [
    ...(['ORDER', 'CLOSE', 'INVOICE', 'REOPEN', 'CANCEL', 'WRITE', 'RECEIVE'] as const).map(
      (type) => ({ type: 'STEP', step: { type } }) as const,
    ),
    ...written(context),
    ...arriving(context),
    ...invoiced(context),
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    open: {
      done: [draft, empty, ordered, partly, received, billed],
      failed: [failure('network'), failure('notFound', { status: 404 })],
    },
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
  },
  key: ({
    value,
    context: { holder, record, head, edits, removed, pieces, update_prices, unknown, invoice, command },
  }) =>
    JSON.stringify([
      ...[value, holder, record?.status, record?.lines, head, edits, removed],
      ...[pieces, update_prices, unknown, invoice, command],
    ]),
})

/** What is written of a draft, right and wrong, one at a time. */
function written({ record, holder, head, edits, removed }: Snapshot['context']) {
  const blank = [head, edits].every((one) => Object.keys(one).length === 0) && removed.length === 0
  if (record?.status !== 'draft' || record.lines.length === 0 || holder !== buyer || !blank) return []
  return [
    { type: 'SET', key: 'reference', value: 'SIP-7' },
    { type: 'SET', key: 'day', value: '' },
    { type: 'REMOVE_LINE', line: 2 },
    { type: 'SET_LINE', line: 1, key: 'quantity', value: '0' },
    { type: 'SET_LINE', line: 1, key: 'unit_price', value: '-1' },
    { type: 'SET_LINE', line: 1, key: 'discount', value: '101' },
    { type: 'SET_LINE', line: 1, key: 'tax_rate', value: '101' },
    { type: 'SET_LINE', line: 1, key: 'unit_price', value: '9999999999999.99' },
  ] as const
}

/** What comes, right and wrong, one at a time. */
function arriving({ record, holder, pieces, unknown, update_prices }: Snapshot['context']) {
  const blank = Object.keys(pieces).length === 0 && unknown === '' && update_prices === 0
  if (record?.status !== 'ordered' || holder !== buyer || !blank) return []
  return [
    { type: 'SET_PIECES', line: 1, pieces: '2' },
    { type: 'SCAN', code: 'YOK' },
    { type: 'TAKE_REST' },
    { type: 'SET_PRICES', to: 1 },
    { type: 'SET_PIECES', line: 1, pieces: '0' },
    { type: 'SET_PIECES', line: 7, pieces: '1' },
    { type: 'SET_PIECES', line: 1, pieces: '6' },
  ] as const
}

/** The supplier's invoice, field by field. */
function invoiced({ record, holder, invoice }: Snapshot['context']) {
  if (record?.status !== 'received' || holder !== buyer) return []
  if (invoice.number === '' && invoice.day === '')
    return [
      { type: 'SET_INVOICE', key: 'day', value: '2026-11-20' },
      { type: 'SET_INVOICE', key: 'number', value: 'ABC1' },
    ] as const
  return invoice.number === '' ? ([{ type: 'SET_INVOICE', key: 'number', value: 'ABC1' }] as const) : []
}

/** The purchase as the server answers it after the step: what its chart makes of it. */
function after({ context }: Snapshot): Purchase {
  const before = context.record ?? draft
  const [{ value, context: facts }] = transition(purchaseChart, chartOf(before, context), {
    ...(context.command ?? { type: 'ORDER' }),
    by: context.holder,
  })
  const lines = before.lines.map((line, at) => ({ ...line, received: facts.lines[at]?.received ?? 0 }))
  return { ...before, status: value, lines, version: before.version + 1 }
}
