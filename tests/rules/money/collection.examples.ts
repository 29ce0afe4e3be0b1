import type { OwingOrder } from '#api/rules/money/allocation.ts'
import {
  amountValid,
  chequeInPortfolio,
  methodOffered,
  noneEnded,
  noneRefunded,
  notAboveDebt,
  notUndone,
  oneCurrency,
  someOrder,
} from '#api/rules/money/collection.ts'
import { examples } from '#tests/rules/examples.ts'

const order = (id: number, outstanding: number, currency = 'TRY'): OwingOrder => ({
  ...{ id, outstanding, currency },
  ordered_at: '2026-11-01T09:00:00.000Z',
})
const debt = [order(11, 10_000), order(12, 5_000)]
const methods = [{ method: 'cash' }, { method: 'bank_transfer' }] as const

export default [
  examples(someOrder, {
    holds: [{ of: 'R153', when: 'one order', facts: { orders: [order(11, 1_000)] } }],
    refuses: [{ of: 'R153', when: 'none', facts: { orders: [] }, at: ['order_ids'] }],
  }),
  examples(oneCurrency, {
    holds: [
      { of: 'R156', when: 'two orders in lira', facts: { orders: debt } },
      { of: 'own', when: 'none yet', facts: { orders: [] } },
    ],
    refuses: [
      {
        of: 'R156',
        when: 'one in lira and one in dollars',
        facts: { orders: [order(11, 10_000), order(13, 10_000, 'USD')] },
        about: { count: 1 },
      },
      {
        of: 'D10',
        when: 'the first is in dollars and two are not',
        facts: { orders: [order(13, 10_000, 'USD'), ...debt] },
        about: { count: 2 },
      },
    ],
  }),
  examples(amountValid, {
    holds: [
      { of: 'R154', when: 'one kuruş', facts: { amount: '0.01' } },
      { of: 'R154', when: 'a whole number', facts: { amount: '120' } },
    ],
    refuses: [
      { of: 'R154', when: 'nothing', facts: { amount: '0' }, at: ['amount'] },
      { of: 'R154', when: 'less than nothing', facts: { amount: '-1' } },
      { of: 'R154', when: 'letters', facts: { amount: 'abc' } },
      { of: 'R154', when: 'empty', facts: { amount: '' } },
      { of: 'R154', when: 'three decimals', facts: { amount: '1.005' } },
      { of: 'D9', when: 'a sum of fractions', facts: { amount: '0.30000000000000004' } },
    ],
  }),
  examples(notAboveDebt, {
    holds: [
      { of: 'R155', when: 'all that is owed', facts: { orders: debt, amount: '150.00' } },
      { of: 'R60', when: 'a part of it', facts: { orders: debt, amount: '149.99' } },
      { of: 'own', when: 'no amount yet', facts: { orders: debt, amount: '' } },
      { of: 'own', when: 'no order yet, which is told alone', facts: { orders: [], amount: '1.00' } },
    ],
    refuses: [
      {
        of: 'R155',
        when: 'one kuruş more than is owed',
        facts: { orders: debt, amount: '150.01' },
        about: { debt: '150.00 TRY' },
        at: ['amount'],
      },
      {
        of: 'D10',
        when: 'more than is owed in the first currency, though there is more in another',
        facts: { orders: [...debt, order(13, 90_000, 'USD')], amount: '200.00' },
        about: { debt: '150.00 TRY' },
      },
    ],
  }),
  examples(methodOffered, {
    holds: [{ of: 'R241', when: 'one that the shop takes', facts: { method: 'cash', methods } }],
    refuses: [
      { of: 'R241', when: 'one that is switched off', facts: { method: 'credit_card', methods }, at: ['method'] },
      { of: 'own', when: 'none', facts: { method: '', methods } },
    ],
  }),
  examples(noneEnded, {
    holds: [
      { of: 'R62', when: 'on its way', facts: { orders: [{ number: 'S-1', status: 'in_cargo', refunded: false }] } },
    ],
    refuses: [
      {
        of: 'R62',
        when: 'one of two is cancelled',
        facts: {
          orders: [
            { number: 'S-1', status: 'pending', refunded: false },
            { number: 'S-2', status: 'cancelled', refunded: true },
          ],
        },
        about: { numbers: 'S-2' },
      },
    ],
  }),
  examples(noneRefunded, {
    holds: [
      {
        of: 'D1',
        when: 'nothing went back',
        facts: { orders: [{ number: 'S-1', status: 'delivered', refunded: false }] },
      },
      {
        of: 'own',
        when: 'what went back is of one that has ended, which is told by the rule before',
        facts: { orders: [{ number: 'S-1', status: 'cancelled', refunded: true }] },
      },
    ],
    refuses: [
      {
        of: 'D1',
        when: 'a part of one went back',
        facts: { orders: [{ number: 'S-1', status: 'delivered', refunded: true }] },
        about: { numbers: 'S-1' },
      },
    ],
  }),
  examples(notUndone, {
    holds: [{ of: 'own', when: 'it stands', facts: { undone: false } }],
    refuses: [{ of: 'own', when: 'it was taken back', facts: { undone: true } }],
  }),
  examples(chequeInPortfolio, {
    holds: [
      { of: 'own', when: 'it came without a cheque', facts: { cheque: null } },
      { of: 'own', when: 'its cheque lies in the portfolio', facts: { cheque: 'portfolio' } },
    ],
    refuses: [
      { of: 'own', when: 'its cheque was endorsed', facts: { cheque: 'endorsed' } },
      { of: 'own', when: 'a bank collects it', facts: { cheque: 'deposited' } },
      { of: 'own', when: 'it was paid', facts: { cheque: 'cleared' } },
    ],
  }),
]
