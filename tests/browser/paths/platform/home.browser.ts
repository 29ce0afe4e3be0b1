import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { productIn } from '#tests/paths/catalog/product-form.shop.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/home.paths.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'

/** The home page of a shop that has a product with stock and one without. */
export default inBrowser(spec)<Scene>({
  begin: async (stage) => {
    const { shop } = stage
    for (const quantity of [0, 3])
      await shop.call('POST', '/v1/panel/products', {
        body: productIn(shop.own, { variants: [variant({ quantity })] }),
      })
    return { stage, page: await stage.visit() }
  },
  open: ({ page }) => page.goto('/'),
  whose: ({ path }) => (path === '/v1/panel/products' || path === '/v1/panel/brands' ? ['count'] : []),
  answers: { count: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  events: { RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click() },
  states: {
    counting: async (page) => {
      await expect.poll(() => figures(page), { timeout: 5000 }).toEqual(['', '', ''])
      await failed(page).waitFor({ state: 'detached' })
    },
    shown: async (page, { scene: { stage } }) => {
      const counts = await Promise.all(lists.map((path) => totalOf(stage.shop, path)))
      expect(Number(counts[0])).toBeGreaterThan(Number(counts[1]))
      await expect.poll(() => figures(page), { timeout: 5000 }).toEqual(counts)
    },
    failed: (page) => failed(page).waitFor(),
  },
})

/** What is counted, in the order of the page. */
const lists = ['/v1/panel/products', '/v1/panel/products?stock=none', '/v1/panel/brands']

async function totalOf({ call }: Shop, path: string): Promise<string> {
  return String((await call('GET', path)).body.data.total)
}

function figures(page: Page) {
  return page.locator('dl dd').allTextContents()
}

function failed(page: Page) {
  return page.getByText('Yüklenemedi. Tekrar deneyin.')
}
