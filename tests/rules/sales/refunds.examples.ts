import {
  accountChosen,
  goodsExpected,
  goodsSent,
  isApproved,
  noneAccepted,
  notPaidBack,
  notReceived,
  sameCurrency,
  someAccepted,
  stillPending,
  withinPaid,
} from '#api/rules/sales/refunds.ts'
import { examples } from '#tests/rules/examples.ts'

const pending = { decision: 'pending' } as const
const accepted = { decision: 'accepted' } as const
const rejected = { decision: 'rejected' } as const
const lira = { id: 1, currency: 'TRY' }

export default [
  examples(noneAccepted, {
    holds: [
      { of: 'R65', when: 'two products, none accepted', facts: { lines: [pending, rejected] } },
      { of: 'R65', when: 'two products, both rejected', facts: { lines: [rejected, rejected] } },
    ],
    refuses: [{ of: 'R65', when: 'two products, one accepted', facts: { lines: [accepted, pending] } }],
  }),
  examples(someAccepted, {
    holds: [{ of: 'R66', when: 'one of two accepted', facts: { lines: [rejected, accepted] } }],
    refuses: [
      { of: 'R66', when: 'none of two accepted', facts: { lines: [pending, rejected] } },
      { of: 'R66', when: 'nothing decided', facts: { lines: [pending] } },
    ],
  }),
  examples(isApproved, {
    holds: [
      { of: 'R67', when: 'accepted', facts: { status: 'accepted' } },
      { of: 'own', when: 'paid, which another rule keeps from being paid again', facts: { status: 'refunded' } },
    ],
    refuses: [
      { of: 'R67', when: 'pending', facts: { status: 'pending' } },
      { of: 'R67', when: 'rejected', facts: { status: 'rejected' } },
    ],
  }),
  examples(notPaidBack, {
    holds: [{ of: 'D1', when: 'accepted', facts: { status: 'accepted' } }],
    refuses: [{ of: 'R67', when: 'already paid', facts: { status: 'refunded' } }],
  }),
  examples(withinPaid, {
    holds: [
      {
        of: 'D1',
        when: '60.00 of 100.00, 40.00 of which went back',
        facts: { paid_total: 10_000, refunded_total: 4_000, amount: 6_000 },
      },
    ],
    refuses: [
      {
        of: 'D1',
        when: '60.01 of 100.00, 40.00 of which went back',
        facts: { paid_total: 10_000, refunded_total: 4_000, amount: 6_001 },
      },
      { of: 'D1', when: 'an order that was not paid', facts: { paid_total: 0, refunded_total: 0, amount: 1 } },
      { of: 'own', when: 'nothing at all', facts: { paid_total: 10_000, refunded_total: 0, amount: 0 } },
      { of: 'own', when: 'less than nothing', facts: { paid_total: 10_000, refunded_total: 0, amount: -1 } },
    ],
  }),
  examples(stillPending, {
    holds: [{ of: 'own', when: 'a refund that waits', facts: { status: 'pending' } }],
    refuses: [
      { of: 'own', when: 'an approved one', facts: { status: 'accepted' } },
      { of: 'own', when: 'a rejected one', facts: { status: 'rejected' } },
    ],
  }),
  examples(notReceived, {
    holds: [{ of: 'own', when: 'goods that are awaited', facts: { received: false } }],
    refuses: [{ of: 'own', when: 'goods that came', facts: { received: true } }],
  }),
  examples(goodsExpected, {
    holds: [
      { of: 'own', when: 'before the decision', facts: { status: 'pending' } },
      { of: 'own', when: 'after the money', facts: { status: 'refunded' } },
    ],
    refuses: [{ of: 'own', when: 'a rejected refund', facts: { status: 'rejected' } }],
  }),
  examples(goodsSent, {
    holds: [
      { of: 'own', when: 'its parcel was picked up', facts: { order_status: 'picked_up' } },
      { of: 'own', when: 'it was delivered', facts: { order_status: 'delivered' } },
      { of: 'own', when: 'it has ended, and goes nowhere any more', facts: { order_status: 'refunded' } },
    ],
    refuses: [
      { of: 'own', when: 'it waits', facts: { order_status: 'pending' } },
      { of: 'own', when: 'it lies packed in the house', facts: { order_status: 'being_packed' } },
      { of: 'own', when: 'its parcel waits for the carrier', facts: { order_status: 'reported_to_cargo' } },
    ],
  }),
  examples(accountChosen, {
    holds: [{ of: 'R101', when: 'the cash desk', facts: { account: lira } }],
    refuses: [{ of: 'R101', when: 'none', facts: { account: null }, at: ['account_id'] }],
  }),
  examples(sameCurrency, {
    holds: [
      { of: 'D10', when: 'lira for lira', facts: { account: lira, currency: 'TRY' } },
      { of: 'own', when: 'no account, which another rule tells', facts: { account: null, currency: 'TRY' } },
    ],
    refuses: [
      {
        of: 'D10',
        when: 'dollars out of a lira account',
        facts: { account: lira, currency: 'USD' },
        at: ['account_id'],
      },
    ],
  }),
]
