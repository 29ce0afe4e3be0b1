import {
  described,
  descriptionFits,
  inTime,
  orderAccepted,
  orderPaid,
  productRefundable,
  quantityLeft,
  type RequestedLine,
  reasonChosen,
  refundsOpen,
  somethingChosen,
} from '#api/rules/sales/refund-opening.ts'
import { examples } from '#tests/rules/examples.ts'

const lines = [
  { line_id: 1, name: 'Keten elbise', bought: 3, held: 1, refundable: true },
  { line_id: 2, name: 'Çorap', bought: 2, held: 0, refundable: false },
]
const reason = { id: 1, description_required: false }
const strict = { id: 2, description_required: true }
const asked = (changes: Partial<RequestedLine> = {}): RequestedLine => ({
  line_id: 1,
  quantity: 1,
  reason,
  description: '',
  ...changes,
})
const days = (max_days: number, days_since: number) => ({ max_days, days_since, until: '2026-11-21' })

export default [
  examples(refundsOpen, {
    holds: [{ of: 'R234', when: '14 days', facts: { max_days: 14 } }],
    refuses: [{ of: 'R234', when: '0 days', facts: { max_days: 0 } }],
  }),
  examples(orderAccepted, {
    holds: [
      { of: 'own', when: 'accepted', facts: { status: 'accepted' } },
      { of: 'own', when: 'cancelled after it was paid', facts: { status: 'cancelled' } },
    ],
    refuses: [
      { of: 'own', when: 'pending', facts: { status: 'pending' } },
      { of: 'own', when: 'waiting for its payment', facts: { status: 'awaiting_payment' } },
    ],
  }),
  examples(orderPaid, {
    holds: [
      { of: 'own', when: 'paid in part', facts: { paid: false, paid_total: 1 } },
      { of: 'own', when: 'a gift: paid, of nothing', facts: { paid: true, paid_total: 0 } },
    ],
    refuses: [{ of: 'own', when: 'not paid', facts: { paid: false, paid_total: 0 } }],
  }),
  examples(inTime, {
    holds: [
      { of: 'R234', when: '14 days, delivered 14 days ago', facts: days(14, 14) },
      { of: 'own', when: 'no refunds at all, which another rule tells', facts: days(0, 3) },
    ],
    refuses: [
      {
        of: 'R234',
        when: '14 days, delivered 15 days ago',
        facts: days(14, 15),
        about: { days: 14, until: '2026-11-21' },
      },
    ],
  }),
  examples(somethingChosen, {
    holds: [{ of: 'own', when: 'one line', facts: { requested: [asked()] } }],
    refuses: [{ of: 'own', when: 'no line', facts: { requested: [] }, at: ['lines'] }],
  }),
  examples(productRefundable, {
    holds: [{ of: 'own', when: 'a product that takes refunds', facts: { lines, requested: [asked()] } }],
    refuses: [
      {
        of: 'own',
        when: 'one that does not',
        facts: { lines, requested: [asked(), asked({ line_id: 2 })] },
        at: ['lines.1.line_id'],
        about: { name: 'Çorap' },
      },
    ],
  }),
  examples(quantityLeft, {
    holds: [{ of: 'own', when: 'all that no refund holds', facts: { lines, requested: [asked({ quantity: 2 })] } }],
    refuses: [
      {
        of: 'own',
        when: 'one more',
        facts: { lines, requested: [asked({ quantity: 3 })] },
        at: ['lines.0.quantity'],
        about: { left: 2 },
      },
      { of: 'own', when: 'none', facts: { lines, requested: [asked({ quantity: 0 })] }, at: ['lines.0.quantity'] },
      {
        of: 'own',
        when: 'less than none',
        facts: { lines, requested: [asked({ quantity: -1 })] },
        at: ['lines.0.quantity'],
      },
      {
        of: 'own',
        when: 'a line named twice',
        facts: { lines, requested: [asked(), asked()] },
        at: ['lines.1.quantity'],
      },
      {
        of: 'own',
        when: 'a line that the order does not have',
        facts: { lines, requested: [asked({ line_id: 9 })] },
        at: ['lines.0.quantity'],
      },
    ],
  }),
  examples(reasonChosen, {
    holds: [{ of: 'R101', when: 'a reason', facts: { requested: [asked()] } }],
    refuses: [
      { of: 'R101', when: 'none', facts: { requested: [asked(), asked({ reason: null })] }, at: ['lines.1.reason_id'] },
    ],
  }),
  examples(described, {
    holds: [
      {
        of: 'R28',
        when: 'a reason that wants it, with “Kutu ezik”',
        facts: { requested: [asked({ reason: strict, description: 'Kutu ezik' })] },
      },
      { of: 'R28', when: 'a reason that does not, without', facts: { requested: [asked()] } },
    ],
    refuses: [
      {
        of: 'R28',
        when: 'a reason that wants it, with blanks',
        facts: { requested: [asked({ reason: strict, description: '   ' })] },
        at: ['lines.0.description'],
      },
    ],
  }),
  examples(descriptionFits, {
    holds: [{ of: 'R135', when: '250 letters', facts: { requested: [asked({ description: 'a'.repeat(250) })] } }],
    refuses: [
      {
        of: 'R135',
        when: '251 letters',
        facts: { requested: [asked({ description: 'a'.repeat(251) })] },
        at: ['lines.0.description'],
        about: { max: 250 },
      },
    ],
  }),
]
