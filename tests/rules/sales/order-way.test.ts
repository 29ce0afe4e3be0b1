import { describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from '#api/contract/sales/order-status.ts'
import type { OrderFacts } from '#api/rules/sales/order-steps.ts'
import { wayTo } from '#machines/sales/order/order-way.ts'

/** "What must happen first": the way from where an order stands to where it is to go. */

const seller = { permissions: [1501] }
const card: OrderFacts = {
  status: 'pending',
  payment_method: 'credit_card',
  paid: false,
  cancels_unpaid: false,
  invoiced: true,
  short: [],
  total: 10_000,
  paid_total: 0,
  refunded_total: 0,
  lines: [{ id: 1, quantity: 2, returned: 0 }],
}
const waiting = ['pending', 'awaiting_payment'] as const
const preparation = ['preparing', 'being_packed', 'unpacked'] as const
const shipping = [
  'reported_to_cargo',
  'picked_up',
  'in_cargo',
  'delayed',
  'delivery_exception',
  'on_delivery',
  'at_collection_point',
  'undelivered',
] as const

/** The table of decisions.md §4, written once more from the page. */
const mayGo: Record<string, readonly OrderStatus[]> = {
  ...each(waiting, [...waiting, 'accepted', 'rejected', 'cancelled']),
  ...each(['accepted', ...preparation], [...preparation, ...shipping, 'delivered', 'cancelled']),
  ...each(shipping, [...shipping, 'delivered']),
  undelivered: [...shipping, 'delivered', 'undelivered_and_returned'],
  delivered: ['invoiced', 'undelivered_and_returned'],
}
/** A refund leads there from wherever an order is open. */
const open = orderStatuses.filter((status) => !['cancelled', 'rejected', 'refunded'].includes(status))
for (const status of open) mayGo[status] = [...(mayGo[status] ?? []), 'refunded']

function each(from: readonly OrderStatus[], to: readonly OrderStatus[]) {
  return Object.fromEntries(from.map((status) => [status, to]))
}

/** How many steps the table needs, counted layer by layer. */
function stepsBetween(from: OrderStatus, to: OrderStatus): number | null {
  let layer = new Set<OrderStatus>([from])
  for (let steps = 0; steps < 20; steps += 1) {
    if (layer.has(to)) return steps
    layer = new Set([...layer].flatMap((status) => mayGo[status] ?? []))
  }
  return null
}

const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const))

test.each(pairs)(
  'from %s to %s it is as short as the table of statuses allows, and each step follows the last',
  (from, to) => {
    const way = wayTo({ ...card, status: from }, to, seller)
    expect(way?.length ?? null).toBe(stepsBetween(from, to))
    let at: OrderStatus = from
    for (const { to: next } of way ?? []) {
      expect(mayGo[at]).toContain(next)
      at = next as OrderStatus
    }
    if (way) expect(at).toBe(to)
  },
)

describe('the rules on the way', () => {
  const told = (facts: OrderFacts, to: OrderStatus) =>
    wayTo(facts, to, seller)?.map(({ to: next, rules }) => [next, rules.map(({ id }) => id)])

  test('none stands in the way of an order by card', () => {
    expect(told(card, 'delivered')).toEqual([
      ['accepted', []],
      ['delivered', []],
    ])
  })

  test('R61: an unpaid transfer is paid first, and then nothing stands in the way', () => {
    const unpaid = { ...card, payment_method: 'money_transfer' as const }
    expect(told(unpaid, 'delivered')).toEqual([
      ['paid', []],
      ['accepted', []],
      ['delivered', []],
    ])
    expect(wayTo(unpaid, 'delivered', seller)?.[0]?.step).toEqual({ type: 'MARK_PAID' })
    expect(told({ ...unpaid, paid: true }, 'accepted')).toEqual([['accepted', []]])
  })

  test('R61: the setting that opens cancelling opens it here too', () => {
    const open = { ...card, payment_method: 'money_transfer' as const, cancels_unpaid: true }
    expect(told(open, 'cancelled')).toEqual([['cancelled', []]])
  })

  test('whoever may not take steps is told so once, at the first of them', () => {
    const nobody = { permissions: [1500] }
    expect(wayTo(card, 'delivered', nobody)?.map(({ rules }) => rules.map(({ id }) => id))).toEqual([
      ['auth.forbidden'],
      [],
    ])
  })

  test('the invoice is what the last step waits for', () => {
    const unpaid = { ...card, payment_method: 'bank_transfer' as const, status: 'delivered' as const, invoiced: false }
    expect(told(unpaid, 'invoiced')).toEqual([
      ['paid', []],
      ['invoiced', ['order.not_invoiced']],
    ])
  })

  test('R62: nothing leads out of a cancelled order, and nothing is needed to stay', () => {
    expect(wayTo({ ...card, status: 'cancelled' }, 'accepted', seller)).toBe(null)
    expect(wayTo({ ...card, status: 'cancelled' }, 'cancelled', seller)).toEqual([])
  })
})
