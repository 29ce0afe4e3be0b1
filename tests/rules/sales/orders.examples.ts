import {
  hasIssuedInvoice,
  notCancelled,
  nothingPaidBack,
  notRefunded,
  notRejected,
  notThereYet,
  quantityWasBought,
  refundPays,
  somethingToSend,
  transferPaid,
  withinOutstanding,
  withinReceived,
} from '#api/rules/sales/orders.ts'
import { examples } from '#tests/rules/examples.ts'

const transfer = { payment_method: 'money_transfer', paid: false, open: false } as const
const lines = [
  { id: 1, quantity: 3, returned: 1 },
  { id: 2, quantity: 1, returned: 0 },
]

export default [
  examples(hasIssuedInvoice, {
    holds: [{ of: 'own', when: 'an order with its invoice', facts: { invoiced: true } }],
    refuses: [
      { of: 'own', when: 'one whose invoice was not issued, not taken, or cancelled', facts: { invoiced: false } },
    ],
  }),
  examples(withinOutstanding, {
    holds: [
      { of: 'R60', when: 'a part of what is outstanding', facts: { total: 10_000, paid_total: 2_000, amount: 7_999 } },
      { of: 'R60', when: 'all of it', facts: { total: 10_000, paid_total: 2_000, amount: 8_000 } },
    ],
    refuses: [
      { of: 'R60', when: 'a kuruş more', facts: { total: 10_000, paid_total: 2_000, amount: 8_001 } },
      { of: 'own', when: 'nothing', facts: { total: 10_000, paid_total: 2_000, amount: 0 } },
    ],
  }),
  examples(withinReceived, {
    holds: [{ of: 'R60', when: 'all that was paid', facts: { paid_total: 2_000, refunded_total: 0, amount: 2_000 } }],
    refuses: [
      { of: 'R60', when: 'a kuruş more', facts: { paid_total: 2_000, refunded_total: 0, amount: 2_001 } },
      { of: 'D1', when: 'what was refunded', facts: { paid_total: 2_000, refunded_total: 1, amount: 2_000 } },
      { of: 'own', when: 'nothing', facts: { paid_total: 2_000, refunded_total: 0, amount: 0 } },
    ],
  }),
  examples(transferPaid, {
    holds: [
      { of: 'R61', when: 'a money transfer that is paid', facts: { ...transfer, paid: true } },
      { of: 'R61', when: 'an unpaid credit card', facts: { ...transfer, payment_method: 'credit_card' } },
      { of: 'R61', when: 'cash on delivery', facts: { ...transfer, payment_method: 'cash_on_delivery' } },
      { of: 'R61', when: 'cancelling, which the shop opened for it', facts: { ...transfer, open: true } },
    ],
    refuses: [
      { of: 'R61', when: 'a money transfer that is not paid', facts: transfer },
      { of: 'R61', when: 'a bank transfer that is not paid', facts: { ...transfer, payment_method: 'bank_transfer' } },
    ],
  }),
  examples(notCancelled, {
    holds: [{ of: 'R62', when: 'an accepted order', facts: { status: 'accepted' } }],
    refuses: [{ of: 'R62', when: 'a cancelled order', facts: { status: 'cancelled' } }],
  }),
  examples(notRejected, {
    holds: [{ of: 'own', when: 'a pending order', facts: { status: 'pending' } }],
    refuses: [{ of: 'own', when: 'a rejected order', facts: { status: 'rejected' } }],
  }),
  examples(notRefunded, {
    holds: [{ of: 'own', when: 'a delivered order', facts: { status: 'delivered' } }],
    refuses: [{ of: 'own', when: 'a refunded order', facts: { status: 'refunded' } }],
  }),
  examples(nothingPaidBack, {
    holds: [{ of: 'own', when: 'an order without refunds', facts: { refunded_total: 0 } }],
    refuses: [{ of: 'own', when: 'an order of which one kuruş went back', facts: { refunded_total: 1 } }],
  }),
  examples(refundPays, {
    holds: [{ of: 'own', when: 'a refund that pays one kuruş', facts: { amount: 1 } }],
    refuses: [{ of: 'own', when: 'somebody who asks for the status alone', facts: { amount: 0 } }],
  }),
  examples(somethingToSend, {
    holds: [
      {
        of: 'own',
        when: 'an order of which some pieces were left out',
        facts: { status: 'accepted', lines: [{ id: 1, quantity: 3, returned: 2 }] },
      },
      {
        of: 'own',
        when: 'one of whose lines one was left out whole',
        facts: {
          status: 'preparing',
          lines: [
            { id: 1, quantity: 3, returned: 3 },
            { id: 2, quantity: 1, returned: 0 },
          ],
        },
      },
      {
        of: 'own',
        when: 'an order that was sent, and came back whole',
        facts: { status: 'undelivered_and_returned', lines: [{ id: 1, quantity: 3, returned: 3 }] },
      },
    ],
    refuses: [
      {
        of: 'own',
        when: 'an order of which every piece was left out',
        facts: {
          status: 'preparing',
          lines: [
            { id: 1, quantity: 3, returned: 3 },
            { id: 2, quantity: 1, returned: 1 },
          ],
        },
      },
    ],
  }),
  examples(notThereYet, {
    holds: [{ of: 'own', when: 'packing what is being prepared', facts: { status: 'preparing', to: 'being_packed' } }],
    refuses: [{ of: 'own', when: 'delaying what is delayed', facts: { status: 'delayed', to: 'delayed' } }],
  }),
  examples(quantityWasBought, {
    holds: [
      { of: 'own', when: 'all that have not come back', facts: { lines, pieces: [{ line_id: 1, quantity: 2 }] } },
      { of: 'own', when: 'none', facts: { lines, pieces: [] } },
      { of: 'own', when: 'no piece of a line', facts: { lines, pieces: [{ line_id: 2, quantity: 0 }] } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'one more than is left',
        facts: {
          lines,
          pieces: [
            { line_id: 2, quantity: 1 },
            { line_id: 1, quantity: 3 },
          ],
        },
        at: ['lines.1.quantity'],
      },
      {
        of: 'own',
        when: 'a line that the order does not have',
        facts: { lines, pieces: [{ line_id: 9, quantity: 1 }] },
        at: ['lines.0.quantity'],
      },
      {
        of: 'own',
        when: 'a line named twice',
        facts: {
          lines,
          pieces: [
            { line_id: 1, quantity: 1 },
            { line_id: 1, quantity: 1 },
          ],
        },
        at: ['lines.1.quantity'],
      },
    ],
  }),
]
