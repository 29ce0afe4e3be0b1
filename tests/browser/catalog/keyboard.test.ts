import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { english, turkish } from '#tests/seed.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { type HeldCall, hearCalls } from '../calls.ts'
import { enter, hasFocus, walkTo } from '../keys.ts'

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

/** The products of the shop as the server answers them. */
async function stored() {
  const { body } = await browserFixture.shop.call('GET', '/v1/panel/products?page=0')
  const ids: number[] = body.data.rows.map((row: { id: number }) => row.id)
  return Promise.all(
    ids.map(async (id) => (await browserFixture.shop.call('GET', `/v1/panel/products/${id}`)).body.data),
  )
}

test('the focus stays in the menu while the first page arrives', async () => {
  const page = await browserFixture.visit()
  const held: HeldCall[] = []
  const going = await hearCalls(page, /^\/v1\/panel\//, (call) => void held.push(call))
  await page.goto('/')
  await walkTo(page, page.getByRole('menubar').getByRole('menuitem', { name: 'Ana sayfa' }))
  await walkTo(page, page.getByRole('menuitem', { name: 'Katalog' }), 'ArrowRight')
  await page.keyboard.press('ArrowDown')
  const item = page.getByRole('menuitem', { name: 'Markalar' })
  await walkTo(page, item, 'ArrowDown')
  const waiting = page.locator('main section[aria-busy="true"]')
  await waiting.first().waitFor()
  going()
  for (const call of held) await call.go()
  await expect.poll(() => waiting.count()).toBe(0)
  expect(await hasFocus(item)).toBe(true)
  await browserFixture.leave(page)
})

test('a product is added, found, renamed and deleted without a mouse', async () => {
  const { own } = browserFixture.shop
  const { email, password } = await browserFixture.letIn(own.admin_id)
  const page = await browserFixture.visit({ as: null })
  const field = (path: string) => page.locator(`[id="${path}"]`)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const choose = async (path: string, typed: string, value: string) => {
    await walkTo(page, field(path))
    await page.keyboard.type(typed)
    await page.getByRole('option', { name: value }).and(page.locator('[data-highlighted]')).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => field(path).inputValue()).toContain(value)
  }

  // Signing in: the form begins in its first field.
  await page.goto('/')
  await walkTo(page, page.getByLabel('E-posta'))
  await page.keyboard.type(email)
  await walkTo(page, page.getByLabel('Parola'))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  // By the menu to the products, and on to a new one, once the first page stands.
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await walkTo(page, page.getByRole('menubar').getByRole('menuitem', { name: 'Ana sayfa' }))
  await walkTo(page, page.getByRole('menuitem', { name: 'Katalog' }), 'ArrowRight')
  await page.keyboard.press('ArrowDown')
  await walkTo(page, page.getByRole('menuitem', { name: 'Ürünler', exact: true }), 'ArrowDown')
  await page.keyboard.press('ArrowRight')
  const inner = page.getByRole('menu', { name: 'Ürünler', exact: true })
  await enter(page, inner.getByRole('menuitem', { name: 'Ürünler', exact: true }), 'ArrowDown')
  await page.getByRole('heading', { level: 1, name: 'Ürünler' }).waitFor()
  await enter(page, page.getByRole('link', { name: 'Ürün ekle' }))

  // It begins with its name, and every field that it needs is reached by Tab.
  await walkTo(page, field('translations.0.name'))
  await page.keyboard.type('Keten gömlek')
  await walkTo(page, page.getByRole('tab', { name: /^Türkçe/ }).first(), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await walkTo(page, field('translations.1.name'))
  await page.keyboard.type('Linen shirt')
  await walkTo(page, page.getByRole('textbox', { name: 'Satış fiyatı' }).first())
  await page.keyboard.press('Control+a')
  await page.keyboard.type('129,90')
  await choose('main_category_id', 'elb', 'Elbise')
  await choose('tax_id', 'KDV', 'KDV %20')
  await enter(page, button('Kaydet'))
  await page.getByRole('row', { name: /Keten gömlek/ }).waitFor()
  expect(await stored()).toMatchObject([
    {
      main_category_id: own.category.elbise,
      tax_id: own.tax,
      translations: [
        { language_id: turkish, name: 'Keten gömlek' },
        { language_id: english, name: 'Linen shirt' },
      ],
      variants: [{ prices: [{ price: '129.90' }] }],
    },
  ])

  // Found by its name, and opened from its row.
  await walkTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('gömlek')
  await expect.poll(() => new URL(page.url()).search).toContain('search=')
  await enter(page, page.getByRole('row', { name: /Keten gömlek/ }))
  await field('translations.0.name').waitFor()
  await walkTo(page, field('translations.0.name'))
  await page.keyboard.press('End')
  await page.keyboard.type(' mavi')
  await enter(page, button('Kaydet'))
  await page.getByRole('row', { name: /Keten gömlek mavi/ }).waitFor()
  expect((await stored()).map(({ translations: [first] }) => first.name)).toEqual(['Keten gömlek mavi'])

  // Deleting asks first, and starts on the way back.
  await enter(page, button('Sil: Keten gömlek mavi'))
  const question = page.getByRole('alertdialog')
  await enter(page, question.getByRole('button', { name: 'Sil' }))
  await question.waitFor({ state: 'detached' })
  await page.getByText('Aramanıza uyan kayıt yok.').waitFor()
  expect(await browserFixture.shop.db.select().from(products)).toEqual([])
})
