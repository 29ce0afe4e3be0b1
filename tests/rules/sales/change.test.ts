import { expect, test } from 'vitest'
import type { SalePayment } from '#api/contract/sales/fast-sale.ts'
import { begun, changeOf } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { usual } from '#tests/paths/sales/fast-sale.paths.ts'

/** What goes back over the counter, in kuruş. */

const change = (tendered: string, ...payments: readonly [SalePayment['method'], string][]) => {
  const paid = payments.map(([method, amount]) => ({ method, amount, account_id: null }))
  const draft = { ...usual.draft, payments: paid }
  return changeOf({ ...begun({ holder: { permissions: [2900] } }), draft, tendered })
}

test('a banknote for a sale in cash brings back what it is more', () => {
  expect(change('100', ['cash', '99.80'])).toBe(20)
  expect(change('200.00', ['cash', '99.80'])).toBe(10_020)
  expect(change('99.80', ['cash', '99.80'])).toBe(0)
})

test('of a sale that is paid in parts, only the cash is changed', () => {
  expect(change('50', ['cash', '39.80'], ['credit_card', '60.00'])).toBe(1_020)
  expect(change('50', ['cash', '20.00'], ['cash', '19.80'], ['credit_card', '60.00'])).toBe(1_020)
})

test('without enough cash, and without any, nothing comes back', () => {
  expect(change('50', ['cash', '99.80'])).toBe(0)
  expect(change('', ['cash', '99.80'])).toBe(0)
  expect(change('elli', ['cash', '99.80'])).toBe(0)
})
