import type { InvoiceFacts, InvoiceStep } from '#api/rules/sales/invoices.ts'
import { invoiceChart } from '#machines/sales/invoice/invoice.chart.ts'
import { oneMissing } from '#tests/fixtures/short-picks.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'

const ready: InvoiceFacts = {
  status: 'none',
  answer: 'waiting',
  profile: null,
  order_status: 'delivered',
  paid: true,
  production: true,
  seller_lacks: [],
  currency: 'TRY',
  recipient: person,
  short: [],
  lines: [{ id: 1, quantity: 2, returned: 0 }],
}

const steps: readonly InvoiceStep[] = [
  { type: 'ISSUE', profile: 'earchive' },
  { type: 'ISSUE', profile: 'commercial' },
  { type: 'ASK' },
  { type: 'CANCEL' },
  { type: 'PRINT' },
]
/** What an integrator can come to say where it is asked. */
const ofIntegrator: Record<InvoiceFacts['status'], readonly ('SUCCEED' | 'FAIL' | 'LOSE' | 'FIND')[]> = {
  none: [],
  waiting: ['SUCCEED', 'FAIL', 'LOSE'],
  unknown: ['SUCCEED', 'FAIL', 'FIND'],
  succeed: [],
  error: [],
}
const said = ['APPROVE', 'REJECT', 'TAKE_AS_ACCEPTED'] as const
const ofRecipient: Record<InvoiceFacts['answer'], readonly ((typeof said)[number] | 'LOSE_ANSWER')[]> = {
  waiting: [...said, 'LOSE_ANSWER'],
  unknown: said,
  approved: [],
  rejected: [],
  automatic: [],
}

/** The life of an order's invoice: of an order that may be invoiced, and of those in whose way a rule stands. */
export default paths(invoiceChart)({
  inputs: {
    ready,
    unpaid: { ...ready, paid: false },
    tryingOut: { ...ready, production: false },
    noSeller: { ...ready, seller_lacks: ['title'] },
    euros: { ...ready, currency: 'EUR' },
    wrongNumber: { ...ready, recipient: { ...person, tc_number: '10000000147' } },
    noAddress: { ...ready, recipient: { ...person, address: '' } },
    short: { ...ready, short: [oneMissing] },
    leftOut: { ...ready, order_status: 'preparing', lines: [{ id: 1, quantity: 2, returned: 2 }] },
    cancelled: { ...ready, order_status: 'cancelled' },
    rejected: { ...ready, order_status: 'rejected' },
  },
  events: ({ context: { status, answer } }) => [
    ...[seller, orderReader].flatMap((by) => steps.map((step) => ({ ...step, by }))),
    ...[seller, orderReader].flatMap((by) =>
      (status === 'succeed' ? ofRecipient[answer] : ofIntegrator[status]).map((type) => ({ type, by })),
    ),
  ],
  key: ({ value, context: { profile, order_status, paid, production, seller_lacks, currency, recipient, short } }) =>
    JSON.stringify([value, profile, order_status, paid, production, seller_lacks, currency, recipient, short]),
})
