import { type EventFromLogic, type SnapshotFrom, transition } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import { addressKinds } from '#api/contract/sales/order-address.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import { restChoices } from '#api/contract/sales/short-picks.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import { orderChart } from '#machines/sales/order/order.chart.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { orderState } from '#machines/sales/order/order-state.ts'
import { whenOrdered } from '#machines/sales/order/order-then.ts'
import { orderPageMachine } from '#machines/sales/order-page/order-page.machine.ts'
import { anAddress } from '#tests/fixtures/orders.fixture.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { seller } from '#tests/paths/platform/people.ts'
import { receivings } from './payment.events.ts'

/** What the walks find: an order that waits, an unpaid transfer, and orders at the ends of their ways. */
const waiting: Order = {
  id: 7,
  version: 1,
  number: 'T-70',
  channel: 'online',
  status: 'pending',
  payment_status: 'not_paid',
  payment_method: 'credit_card',
  customer_id: 5,
  customer_name: 'Zeynep Yılmaz',
  customer: { email: 'zeynep@ornek.test', phone: '+90 532 000 11 22' },
  language: null,
  currency: 'TRY',
  product_total: '100.00',
  discount_total: '0.00',
  shipping_total: '0.00',
  tax_total: '0.00',
  total: '100.00',
  paid_total: '0.00',
  refunded_total: '0.00',
  shipping_address: anAddress,
  invoice_address: anAddress,
  ordered_at: '2026-11-20T10:00:00.000Z',
  cancels_unpaid: 0,
  failed_mails: [],
  lines: [
    {
      id: 1,
      variant_id: 70,
      product_id: 700,
      name: 'Keten elbise',
      stock_code: 'KE-1',
      quantity: 2,
      returned: 0,
      packed: 2,
      short_reason: '',
      written_off: 0,
      left_out: 0,
      price: '50.00',
      tax_rate: 20,
      discount: '0.00',
      total: '100.00',
    },
  ],
  short: [],
  payments: [],
  payment_defaults: {
    accounts: [{ id: 1, kind: 'bank', name: 'Banka', currency: 'TRY' }],
    account_id: 1,
    day: '2026-11-20',
    closed_until: '2020-12-31',
  },
  refunds: { max_days: 14, days_since: 1, until: '2026-12-04', lines: [], reasons: [], rows: [] },
  invoice: {
    ...{ order_id: 7, refund_id: null, order_version: 1, invoice: null, past: [], returns: [] },
    standing: {
      ...{ status: 'none', answer: 'waiting', profile: null, order_status: 'pending', currency: 'TRY' },
      ...{ paid: 0, production: 1, seller_lacks: [], recipient: person, short: [], lines: [] },
    },
  },
  notes: [],
  history: [],
  allowed: [],
  shipping: {
    methods: [],
    chosen: null,
    measured: { weight: null, desi: null },
    shipments: [],
    history: [],
    withdrawals: [],
    label: null,
  },
}
const issued: Order['invoice'] = {
  ...waiting.invoice,
  standing: { ...waiting.invoice.standing, status: 'succeed', profile: 'earchive', answer: 'automatic' },
}
/** One of its two pieces was not found. */
const short: Order = {
  ...waiting,
  short: [oneMissing],
  lines: waiting.lines.map((line) => ({ ...line, packed: 1, short_reason: 'missing' })),
}
/** Every piece of it was left out. */
const leftOut: Order = {
  ...waiting,
  status: 'preparing',
  lines: waiting.lines.map((line) => ({ ...line, returned: 2 })),
}
const orders: readonly Order[] = [
  leftOut,
  waiting,
  { ...waiting, payment_method: 'money_transfer' },
  { ...waiting, status: 'delivered' },
  { ...waiting, status: 'invoiced', invoice: issued, lines: waiting.lines.map((line) => ({ ...line, returned: 2 })) },
  { ...waiting, status: 'cancelled' },
  { ...waiting, status: 'rejected' },
  ...(['being_packed', 'in_cargo', 'cancelled', 'rejected'] as const).map((status) => ({ ...short, status })),
]
/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

const steps: readonly OrderStep[] = [
  { type: 'WAIT' },
  { type: 'ACCEPT' },
  { type: 'CANCEL' },
  { type: 'INVOICE' },
  { type: 'MARK_PAID' },
]

type Snapshot = SnapshotFrom<typeof orderPageMachine>

const long = 'a'.repeat(251)
const longAddress = 'a'.repeat(256)

/** One order on its page. */
export default paths(orderPageMachine)({
  inputs: { selling: { id: 7, holder: seller } },
  events: (snapshot) => [
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
    ...(isWritten(snapshot) ? [] : doings(snapshot)),
  ],
  answers: {
    open: { done: [...orders], failed: [failure('network'), failure('notFound', { status: 404 })] },
    // A note and pieces that come back are added to whatever stands there: only steps and addresses can be too late.
    send: (snapshot) => ({
      done: [after(snapshot)],
      failed: [failure('network'), ...(isVersioned(snapshot) ? [stale] : [])],
    }),
  },
  key: ({ value, context: { record: order, command, pieces, payment, note, draft, aim, visited } }) =>
    JSON.stringify([
      value,
      order && [order.status, order.payment_status, order.payment_method, order.lines[0]?.returned, order.notes.length],
      order && [order.short[0]?.awaited, order.lines[0]?.written_off],
      order && [order.shipping_address.address, order.invoice_address.address],
      command,
      value === 'choosing' ? pieces : null,
      value === 'receiving' ? payment : null,
      note,
      draft && [draft.of, draft.address],
      aim,
      visited,
    ]),
})

function isVersioned({ context: { command } }: Snapshot): boolean {
  return command !== null && command.type !== 'NOTE' && command.type !== 'RESTOCK'
}

/** The page asks for all pieces that are left. */
function takingAll({ context: { record: order } }: Snapshot): OrderStep {
  const [line] = order?.lines ?? []
  return { type: 'RETURN', lines: line ? [{ line_id: line.id, quantity: line.quantity - line.returned }] : [] }
}

/** What may be done with an order of which a piece was not packed. */
function decisions({ status }: Order): EventFromLogic<typeof orderPageMachine>[] {
  return [
    ...(status === 'being_packed' ? [{ type: 'STEP', step: { type: 'REPORT_TO_CARGO' } } as const] : []),
    ...restChoices.map((choice) => ({ type: 'REST', line_id: 1, choice }) as const),
  ]
}

/** What may be done with an order that nothing was written on yet: where something was, one more thing shows nothing new. */
function doings(snapshot: Snapshot): EventFromLogic<typeof orderPageMachine>[] {
  const { value, context } = snapshot
  if (context.record?.status === leftOut.status) return [{ type: 'STEP', step: { type: 'REPORT_TO_CARGO' } }]
  if (context.record?.short.length) return decisions(context.record)
  return [
    ...[...steps, takingAll(snapshot)].map((step) => ({ type: 'STEP', step }) as const),
    { type: 'RESTOCK' },
    ...(value === 'choosing' ? ['0', '1', '3'].map((text) => ({ type: 'PIECES', line_id: 1, text }) as const) : []),
    ...(takesNotes(snapshot) ? ['Acele', long].map((text) => ({ type: 'TYPE_NOTE', text }) as const) : []),
    { type: 'NOTE' },
    ...(isPlain(snapshot) ? addressKinds.map((of) => ({ type: 'ADDRESS', of }) as const) : []),
    ...(value === 'addressing' ? typings(snapshot) : []),
    ...(value === 'receiving' ? receivings(snapshot.context) : []),
    // What is looked at is the same wherever the order stands.
    ...(looks(snapshot) ? [{ type: 'SHOW_PATH', status: 'delivered' } as const] : []),
    ...(looks(snapshot) || value === 'viewing' ? [{ type: 'VIEW_HISTORY', past: whenOrdered } as const] : []),
  ]
}

function isWritten({ context: { record: order } }: Snapshot): boolean {
  return (
    order !== null &&
    (isSettled(order) || order.notes.length > 0 || [order.shipping_address, order.invoice_address].some(isNew))
  )
}

/** What was not packed was decided about. */
function isSettled({ lines, short: [line] }: Order): boolean {
  return line?.awaited === 1 || lines.some(({ written_off }) => written_off > 0)
}

function isNew({ address }: Order['shipping_address']): boolean {
  return address !== anAddress.address
}

/** Addresses are walked on orders by card that are not paid, with nothing else under way. */
function isPlain({ value, context: { record: order, note, aim } }: Snapshot): boolean {
  const plain = order?.payment_method === 'credit_card' && order.payment_status === 'not_paid'
  return value === 'shown' && plain && note === '' && aim === null
}

/** Notes are walked on orders that ended: they are the same on all. */
function takesNotes({ value, context: { record: order, command } }: Snapshot): boolean {
  return value === 'shown' && order?.status === 'cancelled' && command === null && order.notes.length === 0
}

function looks({ value, context: { record: order, note } }: Snapshot): boolean {
  return value === 'shown' && order?.status === 'rejected' && note === ''
}

/** What may be typed into an address: one part, which its rules take or refuse. */
function typings({ context: { draft } }: Snapshot) {
  if (draft && JSON.stringify(draft.address) !== JSON.stringify(draft.base)) return []
  if (draft?.of !== 'invoice') return [{ type: 'TYPE', field: 'address', text: 'Çınar Sk. 9' } as const]
  return [
    { type: 'TYPE', field: 'address', text: '' } as const,
    { type: 'TYPE', field: 'address', text: longAddress } as const,
    { type: 'TYPE', field: 'address', text: 'Çınar Sk. 9' } as const,
    { type: 'TYPE', field: 'tax_number', text: '123' } as const,
    { type: 'TYPE', field: 'tc_number', text: '123' } as const,
  ]
}

/** The order as the server answers it: after a step, what its chart makes of it. */
function after({ context: { record, command, holder } }: Snapshot): Order {
  const before = record ?? waiting
  if (command?.type === 'NOTE')
    return { ...before, notes: [{ id: 1, note: command.note, at: before.ordered_at, user: 'Ayşe Yılmaz' }] }
  const version = before.version + 1
  if (command?.type === 'ADDRESS') return { ...before, version, [`${command.of}_address`]: command.address }
  if (command?.type === 'REST' && command.choice === 'wait')
    return { ...before, version, short: [{ ...oneMissing, awaited: 1 }] }
  if (command?.type === 'REST')
    return {
      ...before,
      version,
      short: [],
      lines: before.lines.map((line) => ({ ...line, written_off: 1, returned: 1 })),
    }
  const pieces = command?.type === 'RESTOCK' ? command.lines : []
  const stood = orderState(factsOf(before))
  const { status, paid, lines } =
    command && command.type !== 'RESTOCK'
      ? transition(orderChart, stood, { ...command, by: holder })[0].context
      : stood.context
  return {
    ...before,
    version,
    status,
    payment_status: paid ? 'paid' : 'not_paid',
    lines: before.lines.map((line) => ({
      ...line,
      returned:
        (lines.find(({ id }) => id === line.id)?.returned ?? line.returned) +
        (pieces.find(({ line_id }) => line_id === line.id)?.quantity ?? 0),
    })),
  }
}
