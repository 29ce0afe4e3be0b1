import { failure } from '#api/contract/platform/failure.ts'
import type { OrderFetchOptions } from '#api/contract/sales/marketplace-orders.ts'
import { addDays } from '#api/rules/platform/days-between.ts'
import type { OrderRange } from '#api/rules/sales/order-fetch.ts'
import { orderFetchMachine } from '#machines/sales/order-fetch/order-fetch.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'

/** What day it is in the walks; in a shop it is another one. */
export const walkedDay = '2026-11-20'

const one: OrderFetchOptions = { marketplaces: [{ id: 2, name: 'Çarşı' }], today: walkedDay }
const two: OrderFetchOptions = { ...one, marketplaces: [...one.marketplaces, { id: 3, name: 'Liman' }] }
const ago = (count: number) => addDays(walkedDay, -count)

/** Each end of a range, as somebody may set it: within the rules, and beyond each. */
const days = [
  { type: 'SET_DAY', end: 'from', day: ago(14) },
  { type: 'SET_DAY', end: 'from', day: ago(15) },
  { type: 'SET_DAY', end: 'from', day: ago(100) },
  { type: 'SET_DAY', end: 'from', day: '' },
  { type: 'SET_DAY', end: 'to', day: ago(8) },
] as const

/** Fetching orders, for someone who may and for someone who only sees the list. */
export default paths(orderFetchMachine)({
  inputs: { selling: { holder: seller }, reading: { holder: orderReader } },
  events: ({ value, context: { range, marketplaces } }) => [
    { type: 'OPEN' },
    { type: 'CHOOSE', marketplace_id: 2 },
    ...(value === 'notBegun' && marketplaces.length > 1 ? [{ type: 'CHOOSE', marketplace_id: 3 } as const] : []),
    // From the first range alone: what two changes come to is known from each.
    ...(isFirst(range) ? days : []),
    { type: 'SUBMIT' },
    { type: 'RETRY' },
    { type: 'CANCEL' },
  ],
  answers: {
    look: { done: [one, two], failed: [failure('network')] },
    begin: { done: [{ id: 9, kind: 'orders.fetch' }], failed: [failure('network')] },
  },
  key: ({ value, context: { holder, marketplaces, range } }) =>
    JSON.stringify([value, holder, marketplaces.length, range]),
})

function isFirst({ from, to }: OrderRange): boolean {
  return from === ago(7) && to === walkedDay
}
