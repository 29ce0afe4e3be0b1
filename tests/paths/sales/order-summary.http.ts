import { expect } from 'vitest'
import type { OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { orderSummary } from '#screens/sales/wiring/order-summary.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './order-summary.paths.ts'

/** The summary of a real shop's orders: each number is that of the list which it opens. */
export default overHttp(spec)<typeof orderSummary, World>({
  machine: orderSummary,
  begin: async (shop) => {
    await newOrder(shop)
    await newOrder(shop, { status: 'accepted', ordered_at: new Date(Date.now() - 3 * 86_400_000).toISOString() })
    return { shop, token: shop.admin }
  },
  input: () => ({ query: {} }),
  whose: () => ['sum'],
  answers: { sum: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  see: async ({ value, context }, { shop }) => {
    if (value !== 'shown') return
    const { first = '', last = '', cells = [] } = context.summary ?? {}
    const total = async (asked: object) => {
      const query = new URLSearchParams(asked as Record<string, string>)
      return (await shop.call('GET', `${ordersPath}?${query}`)).body.data.total
    }
    expect(first === last).toBe((context.query as OrderSummaryQuery).period === 'today')
    expect(cells.length).toBeGreaterThan(0)
    for (const { day, status, count } of cells) expect(await total({ from: day, to: day, status })).toBe(count)
    expect(await total({ from: first, to: last })).toBe(cells.reduce((sum, { count }) => sum + count, 0))
  },
})
