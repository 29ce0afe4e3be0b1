import { type SnapshotFrom, transition } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type { Invoice, OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { invoiceFacts } from '#api/rules/sales/invoices.ts'
import { invoiceAt, invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { seller } from '#tests/paths/platform/people.ts'

/** What the walks find: an order that may be invoiced, two in whose way rules stand, and one that was invoiced. */
const ready: OrderInvoice = {
  order_id: 7,
  refund_id: null,
  order_version: 1,
  standing: {
    status: 'none',
    answer: 'waiting',
    profile: null,
    order_status: 'invoiced',
    paid: 1,
    production: 1,
    seller_lacks: [],
    currency: 'TRY',
    short: [],
    lines: [{ id: 1, quantity: 2, returned: 0 }],
    recipient: person,
  },
  invoice: null,
  past: [],
  returns: [],
}
const amiss: OrderInvoice = {
  ...ready,
  standing: {
    ...ready.standing,
    order_status: 'cancelled',
    paid: 0,
    production: 0,
    seller_lacks: ['title'],
    currency: 'EUR',
    recipient: { ...person, tc_number: '10000000147', address: '' },
    short: [oneMissing],
  },
}
/** Every piece of it was left out. */
const leftOut: OrderInvoice = {
  ...ready,
  standing: { ...ready.standing, order_status: 'preparing', lines: [{ id: 1, quantity: 2, returned: 2 }] },
}
const rejected: OrderInvoice = { ...ready, standing: { ...ready.standing, order_status: 'rejected' } }
const invoice: Invoice = {
  id: 70,
  order_id: 7,
  refund_id: null,
  number: 'KPA2026000000001',
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  profile: 'earchive',
  type: 'sale',
  status: 'succeed',
  answer: 'automatic',
  total: '100.00',
  currency: 'TRY',
  issued_at: '2026-11-21T10:00:00.000Z',
  cancelled_at: null,
  reason: null,
}
const taken: OrderInvoice = {
  ...ready,
  standing: { ...ready.standing, status: 'succeed', answer: 'automatic', profile: 'earchive' },
  invoice,
}

/** Somebody has taken the shop's integration out of production meanwhile. */
const switched = failure('conflict', { status: 409, rules: [{ id: 'invoice.not_production' }] })

type Snapshot = SnapshotFrom<typeof invoiceActionsMachine>

/** The invoice of an order on its page, which nobody sees who may not open orders. */
export default paths(invoiceActionsMachine)({
  inputs: {
    ready: { record: ready, holder: seller },
    amiss: { record: amiss, holder: seller },
    leftOut: { record: leftOut, holder: seller },
    rejected: { record: rejected, holder: seller },
    taken: { record: taken, holder: seller },
  },
  events: ({ context: { profile, record } }) => [
    { type: 'CHOOSE', profile: profile === 'earchive' ? 'basic' : 'earchive' },
    { type: 'STEP', step: { type: 'ISSUE' } },
    { type: 'STEP', step: { type: 'ASK' } },
    { type: 'STEP', step: { type: 'CANCEL' } },
    { type: 'SHOW', record },
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), switched] }),
  },
  key: ({ value, context: { record, profile, command } }) => JSON.stringify([value, record.standing, profile, command]),
})

/** The invoice as the server answers it after the step: what its chart makes of it. */
function after({ context: { record: section, command, holder } }: Snapshot): OrderInvoice {
  const stood = invoiceAt(invoiceFacts(section.standing))
  const [{ context }] = transition(invoiceChart, stood, { ...(command ?? { type: 'ASK' }), by: holder })
  const { status, answer, profile } = context
  const counts = status === 'none' ? null : { ...invoice, profile: profile ?? 'earchive', status, answer }
  return { ...section, standing: { ...section.standing, status, answer, profile }, invoice: counts }
}
