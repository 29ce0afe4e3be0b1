import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataUrl, png } from '#tests/pictures.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { axeInBothThemes } from '../axe.ts'
import { type BrowserFixture, openBrowserFixture, type Visit } from '../browser-fixture.ts'
import { hearCalls } from '../calls.ts'
import { show } from '../settled.ts'
import { variantsOf } from '../variants.ts'

/** What a screen shows only in the course of work, or to some people. */

let browserFixture: BrowserFixture
let product: string
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  product = `/products/edit/${await pictured()}`
})
afterAll(() => browserFixture.close())

const save = /^(Kaydet|Save)$/

const moments: readonly [string, (page: Page) => Promise<unknown>, (() => Promise<Visit>)?][] = [
  ['a gallery with pictures', (page) => show(page, product)],
  ['a product that is there to be read', (page) => show(page, product), async () => ({ as: await looking() })],
  [
    'a record that is there to be read',
    async (page) => show(page, `/brands/edit/${browserFixture.shop.own.brand}`),
    async () => ({ as: await looking() }),
  ],
  [
    'a message that something was saved',
    async (page) => {
      await show(page, `/brands/edit/${await add('/v1/panel/brands', draftOf('brands'))}`)
      await page.getByRole('switch').first().click()
      await page.getByRole('button', { name: save }).click()
      await page
        .getByText(/^(Kaydedildi|Saved)\.$/)
        .first()
        .waitFor()
    },
  ],
  [
    'two versions of a record',
    async (page) => {
      const draft = draftOf('brands')
      const id = await add('/v1/panel/brands', draft)
      await show(page, `/brands/edit/${id}`)
      await browserFixture.shop.call('PUT', `/v1/panel/brands/${id}`, { body: { ...draft, ...names(), version: 1 } })
      await page.locator('[id^="translations."]:visible').first().fill('Ben')
      await page.getByRole('button', { name: save }).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'a record that was deleted meanwhile',
    async (page) => {
      const id = await add('/v1/panel/brands', draftOf('brands'))
      await show(page, `/brands/edit/${id}`)
      await browserFixture.shop.call('DELETE', `/v1/panel/brands/${id}`)
      await page.locator('[id^="translations."]:visible').first().fill('Ben')
      await page.getByRole('button', { name: save }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  ],
  [
    'the views of a list, and what can be done with the one that is open',
    async (page) => {
      await show(page, `/brands?view=${await aView()}`)
      await page.getByRole('button', { name: /^Kırmızılar/ }).click()
      await page.getByRole('menu').waitFor()
    },
  ],
  [
    'the name of a view that rules refuse',
    async (page) => {
      await show(page, '/brands?status=1')
      await page.getByRole('button', { name: /^(Tümü|All)$/ }).click()
      await page.getByRole('menuitem', { name: /…$/ }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Uzun '.repeat(20))
      await dialog.getByRole('button', { name: save }).focus()
      await page.locator('[data-radix-popper-content-wrapper]').waitFor()
    },
  ],
  [
    'the files that a list can be written to',
    async (page) => {
      await show(page, '/brands')
      await page.getByRole('button', { name: /^(Dışa aktar|Export)$/ }).click()
      await page.getByRole('menuitem', { name: /XLSX/ }).waitFor()
    },
  ],
  [
    'a file that could not be written',
    async (page) => {
      await show(page, '/brands')
      await hearCalls(page, /\/brands\/export/, (call) => call.abort())
      await page.getByRole('button', { name: /^(Dışa aktar|Export)$/ }).click()
      await page.getByRole('menuitem', { name: /XLSX/ }).press('Enter')
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    },
  ],
  [
    'a sign-in that failed',
    async (page) => {
      await page.goto('/auth/login')
      await page.locator('input[type=email]').fill('kimse@kepenk.test')
      await page.locator('input[type=password]').fill('yanlis-parola')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    },
    async () => ({ as: null }),
  ],
]

describe.each(moments.map(([name, come, who], at) => ({ name, come, who, at })))('$name', ({ come, who, at }) => {
  test.each(variantsOf(at))('axe finds nothing in $language at $width px', async (how) => {
    const page = await browserFixture.visit({ ...how, motion: 'reduce', ...(await who?.()) })
    await come(page)
    expect(await axeInBothThemes(page)).toEqual([])
    await browserFixture.leave(page)
  })
})

/** Somebody who may look at products and brands, and change nothing. */
function looking(): Promise<string> {
  return browserFixture.shop.as([600, 601, 1100, 1101])
}

/** Names that no brand has yet. */
function names() {
  return { translations: draftOf('brands').translations }
}

let views = 0

/** A view of the shop, as everybody sees it. */
async function aView(): Promise<number> {
  views += 1
  const query = { search: '', order_index: 'brands.id', order_direction: 'desc', filters: { status: '1' } }
  return add('/v1/panel/list-views', { list: 'brands', name: `Kırmızılar ${views}`, shared: 1, query, columns: null })
}

async function add(path: string, body: unknown): Promise<number> {
  return (await browserFixture.shop.call('POST', path, { body })).body.data.id
}

async function pictured(): Promise<number> {
  const image = dataUrl('image/png', await png())
  const names = await Promise.all(
    [1, 0].map(async (type) => {
      const stored = await browserFixture.shop.call('POST', '/v1/files', {
        body: { type: 'product', image, realName: 'a.png' },
      })
      return { type, image: stored.body.data.name, status: 1, deleted: 0 } as const
    }),
  )
  const body = productInput(browserFixture.shop.own, { variants: [variant({ images: names })] })
  return add('/v1/panel/products', body)
}
