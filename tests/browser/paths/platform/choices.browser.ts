import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { ChoicesContext, ChoicesEvent } from '#machines/platform/choices/choices.machine.ts'
import { setOut } from '#tests/browser/settled.ts'
import { removeProducts } from '#tests/jobs.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/choices.paths.ts'
import { twoBrands } from '#tests/paths/platform/two-brands.ts'
import { productInput } from '#tests/product-input.ts'
import { typeInto } from '../typing.ts'

interface Desk extends PageFixture {
  /** The brands of the walk, by its ids. */
  readonly brands: ReadonlyMap<number, number>
  readonly path: string
  /** How often the brands were asked for, and how often they should have been. */
  asked: number
  due: number
}

/** Choosing the brand of a product in its form; and in the list the brand that it is filtered by, which an address may change. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { steps }) => {
    const { call, own } = browserFixture.shop
    const brands = await twoBrands(browserFixture.shop)
    await removeProducts(browserFixture.shop)
    const brand = brands.get(1) ?? 0
    const product = await call('POST', '/v1/panel/products', { body: productInput({ ...own, brand }) })
    const inList = steps.some(({ event }) => event.type === 'NAME')
    const path = inList ? filteredBy(brand) : `/products/edit/${product.body.data.id}`
    return { browserFixture, page: await browserFixture.visit(), brands, path, asked: 0, due: 0 }
  },
  open: ({ page, path }) => page.goto(path),
  whose: ({ path }, fixture) => {
    if (path !== '/v1/panel/brands') return []
    fixture.asked += 1
    return ['find']
  },
  answers: { find: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  events: {
    NAME: (event, { page, fixture }) => setOut(page, filteredBy(fixture.brands.get(idIn(event)) ?? 0)),
    SEARCH: (event, { page }) => typeInto(field(page), (event as { type: string; text?: string }).text ?? ''),
    RETRY: (_, { page }) => again(page).click(),
  },
  states: {
    typing: (page) => busy(page).waitFor(),
    finding: async (page, { fixture }) => {
      // What the text finds, and those that are chosen by their ids.
      fixture.due += 2
      await expect.poll(() => fixture.asked).toBe(fixture.due)
      await busy(page)
        .or(page.getByText(/^Marka: /))
        .waitFor()
    },
    shown: async (page, { walked: { context } }) => {
      await busy(page).waitFor({ state: 'detached' })
      // Where nothing was typed the field tells what is chosen, and opens no list.
      if (context.text === '') return expect.poll(() => field(page).inputValue()).toBe('Paşabahçe')
      await page.getByRole('option', { name: 'Paşabahçe' }).first().waitFor()
      expect(await page.getByRole('option', { name: 'Şişecam' }).count()).toBe(0)
    },
    failed: async (page) => {
      await page.getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor()
      await again(page).waitFor()
    },
  },
  controls: {
    // The field told once more what it holds, when it was drawn: nobody asks a second time.
    NAME: (_, { page, fixture }) => {
      expect(fixture.asked).toBe(fixture.due)
      return { absent: page.getByRole('alert') }
    },
  },
  may: isOnOffer,
})

/** Only an address brings a brand without its name; and a search ends when the retry beside it is pressed. */
function isOnOffer(event: EventObject, { value, context }: AnyMachineSnapshot): boolean {
  const { text, ids, named } = context as ChoicesContext
  const byAddress = ids[0] === 2
  if (event.type === 'NAME')
    return value === 'finding' && text === '' && Object.keys(named).length === 0 && (idIn(event) === 2 || !byAddress)
  return !byAddress && (event.type !== 'RETRY' || text === '')
}

function idIn(event: EventObject): number {
  const own = event as ChoicesEvent
  return own.type === 'NAME' ? (own.ids[0] ?? 0) : 0
}

function filteredBy(brand: number): string {
  return `/products?brand_id=${brand}`
}

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Marka', exact: true })
}

function busy(page: Page) {
  return field(page).and(page.locator('[aria-busy="true"]'))
}

function again(page: Page) {
  return page.getByRole('alert').getByRole('button', { name: 'Tekrar dene' })
}
