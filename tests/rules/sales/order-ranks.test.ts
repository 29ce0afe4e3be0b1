import { expect, test } from 'vitest'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { OrderFacts } from '#api/rules/sales/order-steps.ts'
import { rankSteps } from '#machines/platform/rank-steps.ts'
import { orderState } from '#machines/sales/order/order-state.ts'
import { orderSteps } from '#machines/sales/order/order-steps.ts'

/** Which step of an order stands first, which beside it, and which behind "more". */

const seller = { permissions: [1501] }
const order: OrderFacts = {
  status: 'pending',
  payment_method: 'credit_card',
  paid: false,
  cancels_unpaid: false,
  invoiced: false,
  short: [],
  total: 10_000,
  paid_total: 0,
  refunded_total: 0,
  lines: [{ id: 1, quantity: 2, returned: 0 }],
}

function ranked(changes: Partial<OrderFacts>) {
  const facts = { ...order, ...changes }
  const steps = orderSteps(facts).map(({ step }) => step)
  const { main, likely, rest } = rankSteps(orderState(facts), steps, seller)
  return { main: main?.type, likely: likely.map(({ type }) => type), rest: rest.map(({ type }) => type), steps }
}

test('a new order is accepted, its money may be marked, and what ends it lies behind "more"', () => {
  const { main, likely, rest } = ranked({})
  expect([main, likely]).toEqual(['ACCEPT', ['MARK_PAID']])
  expect([...rest].sort()).toEqual(['AWAIT_PAYMENT', 'CANCEL', 'REFUND', 'REJECT', 'WAIT'])
})

test('R61: of an unpaid transfer the payment comes first, since all else waits for it', () => {
  const { main, likely } = ranked({ payment_method: 'money_transfer' })
  expect([main, likely]).toEqual(['MARK_PAID', ['ACCEPT']])
  expect(ranked({ payment_method: 'money_transfer', paid: true }).main).toBe('ACCEPT')
})

test('a step that clears nothing does not take the place of the main one', () => {
  const { main, likely, rest } = ranked({ status: 'delivered', paid: true, paid_total: 10_000 })
  expect([main, likely]).toEqual(['INVOICE', ['RETURN']])
  expect(rest).toContain('MARK_NOT_PAID')
})

const statuses: OrderStatus[] = ['pending', 'accepted', 'being_packed', 'in_cargo', 'undelivered', 'delivered']
test.each(statuses)('from %s every step is in one place, and no more than four stand in sight', (status) => {
  const { main, likely, rest, steps } = ranked({ status })
  expect([main, ...likely, ...rest].sort()).toEqual(steps.map(({ type }) => type).sort())
  expect(likely.length).toBeLessThan(4)
})
