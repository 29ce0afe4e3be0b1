import { expect } from 'vitest'
import type { CatalogCare } from '#api/contract/catalog/catalog.ts'
import type { OrderSummary, OrderSummaryQuery } from '#api/contract/sales/order-list.ts'
import { catalogIssues } from '#api/resources/catalog/catalog-issues.ts'
import type { loadedMachine } from '#machines/platform/loaded/loaded.machine.ts'
import { catalogHome } from '#screens/catalog/wiring/catalog-home.ts'
import { orderSummary } from '#screens/sales/wiring/order-summary.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { careless } from '#tests/paths/platform/careless.ts'
import spec from '#tests/paths/platform/loaded.paths.ts'
import type { Shop } from '#tests/shop.ts'

/** The counts of a real catalogue and the sums of real orders: each number is that of the list which it opens. */
export default overHttp(spec)<typeof loadedMachine, World>({
  machine: ({ input }) => (input === 'catalog' ? catalogHome : orderSummary),
  begin: async (shop, { input }) => {
    if (input === 'catalog') await careless(shop)
    else await newOrders(shop)
    return { shop, token: shop.admin }
  },
  input: (_, { input }) => ({ query: input === 'catalog' ? null : {} }),
  whose: () => ['load'],
  answers: { load: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  see: async ({ value, context: { data, query } }, { shop }) => {
    if (value !== 'shown') return
    if (query === null) await isTheCareOf(shop, data as CatalogCare)
    else await isTheSumOf(shop, data as OrderSummary, query as OrderSummaryQuery)
  },
})

async function newOrders(shop: Shop): Promise<void> {
  await newOrder(shop)
  await newOrder(shop, { status: 'accepted', ordered_at: new Date(Date.now() - 3 * 86_400_000).toISOString() })
}

async function isTheCareOf(shop: Shop, { products, catalogIssues: counted }: CatalogCare): Promise<void> {
  expect(products).toBe(await totalIn(shop, '/v1/panel/products', {}))
  expect(counted).toHaveLength(Object.keys(catalogIssues).length)
  for (const { name, count } of counted) {
    const { list, filters } = catalogIssues[name]
    expect([name, count]).toEqual([name, await totalIn(shop, `/v1/panel/${list}`, filters)])
    expect(count).toBeGreaterThan(0)
  }
}

async function isTheSumOf(shop: Shop, { first, last, cells }: OrderSummary, query: OrderSummaryQuery): Promise<void> {
  expect(first === last).toBe(query.period === 'today')
  expect(cells.length).toBeGreaterThan(0)
  for (const { day, status, count } of cells)
    expect(await totalIn(shop, ordersPath, { from: day, to: day, status })).toBe(count)
  const all = cells.reduce((sum, { count }) => sum + count, 0)
  expect(await totalIn(shop, ordersPath, { from: first, to: last })).toBe(all)
}

async function totalIn({ call }: Shop, path: string, filters: object): Promise<number> {
  const query = new URLSearchParams(filters as Record<string, string>)
  return (await call('GET', `${path}?${query}`)).body.data.total
}
