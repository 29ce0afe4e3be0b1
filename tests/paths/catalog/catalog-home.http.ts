import { expect } from 'vitest'
import { cares } from '#api/resources/catalog/cares.ts'
import { catalogHome } from '#screens/catalog/wiring/catalog-home.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { careless } from '#tests/paths/platform/careless.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './catalog-home.paths.ts'

/** The cares of a real shop; each count is that of the list which it opens. */
export default overHttp(spec)<typeof catalogHome, World>({
  machine: catalogHome,
  begin: async (shop) => {
    await careless(shop)
    return { shop, token: shop.admin }
  },
  input: () => undefined,
  whose: () => ['count'],
  answers: { count: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  see: async ({ value, context }, { shop }) => {
    if (value !== 'shown') return
    const { products, cares: counted } = context.care ?? {}
    expect(products).toBe(await totalIn(shop, 'products', {}))
    expect(counted).toHaveLength(Object.keys(cares).length)
    for (const { name, count } of counted ?? []) {
      const { list, filters } = cares[name]
      expect([name, count]).toEqual([name, await totalIn(shop, list, filters)])
      expect(count).toBeGreaterThan(0)
    }
  },
})

async function totalIn({ call }: Shop, list: string, filters: object): Promise<number> {
  const query = new URLSearchParams(filters as Record<string, string>)
  return (await call('GET', `/v1/panel/${list}?${query}`)).body.data.total
}
