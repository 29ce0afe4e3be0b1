import { expect } from 'vitest'
import { type Figure, figures } from '#machines/platform/home/home.machine.ts'
import { home } from '#screens/platform/wiring/home.ts'
import { productIn } from '#tests/paths/catalog/product-form.shop.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './home.paths.ts'

/** The figures of a real shop, which gets a product with stock and one without. */
export default overHttp(spec)<typeof home, World>({
  machine: home,
  begin: async (shop) => {
    for (const quantity of [0, 3]) {
      const body = productIn(shop.own, { variants: [variant({ quantity })] })
      expect((await shop.call('POST', '/v1/panel/products', { body })).http).toBe(200)
    }
    return { shop, token: shop.admin }
  },
  input: () => ({ figures }),
  whose: () => ['count'],
  answers: { count: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  see: async ({ value, context }, { shop }) => {
    if (value !== 'shown') return
    for (const figure of figures) expect(context.counts[figure]).toBe(await rowsOf(shop, figure))
    expect(context.counts.noStock).toBeLessThan(context.counts.products ?? 0)
  },
})

const lists: Readonly<Record<Figure, string>> = {
  products: '/v1/panel/products',
  noStock: '/v1/panel/products?stock=none',
  brands: '/v1/panel/brands',
}

async function rowsOf({ call }: Shop, figure: Figure): Promise<number> {
  return (await call('GET', lists[figure])).body.data.rows.length
}
