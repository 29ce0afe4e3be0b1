import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productInput } from '#tests/product-input.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { dismiss, enter, hasFocus, walkTo } from '../keys.ts'
import { show } from '../settled.ts'

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  const { call, own } = browserFixture.shop
  await call('POST', '/v1/panel/products', { body: productInput(own) })
})
afterAll(() => browserFixture.close())

test('the skip link is the first stop and leads past the menu', async () => {
  const page = await browserFixture.visit()
  await show(page, '/brands')
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'İçeriğe geç' }))).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await browserFixture.leave(page)
})

describe('the focus returns to what opened', () => {
  test.each([
    ['the question before a deletion', '/brands', /^Sil: /, 'alertdialog', 1440],
    ['the same from a menu of the row', '/products', /^İşlemler: /, 'alertdialog', 390],
    ['the quick form', '/products', 'Hızlı ekle', 'dialog', 1440],
    ['the acts of the page', '/products', 'Diğer işlemler', 'menu', 1440],
    ['the deletion of everything', '/products', 'Diğer işlemler', 'alertdialog', 1440],
    ['a filter', '/products', 'Filtre: Marka', 'dialog', 1440],
    ['the notifications', '/brands', /^Bildirimler/, 'dialog', 1440],
    ['the account', '/brands', /^Hesap/, 'menu', 1440],
    ['the languages', '/brands', /^Dil: /, 'menu', 1440],
    ['the menu of a narrow screen', '/brands', 'Menü', 'dialog', 390],
    ['the list of rules', '/products/add', /kural engelliyor/, 'dialog', 1440],
    ['a link in a text', '/products/add', 'Bağlantı', 'dialog', 1440],
  ] as const)('%s', async (_, path, name, role, width) => {
    const page = await browserFixture.visit({ width })
    await show(page, path)
    const opener = page.getByRole('button', { name, exact: true }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole(role)
    const item = page.getByRole('menu').getByRole('menuitem', { name: /^(Sil|Tüm ürünleri sil)$/ })
    await opened.or(item).first().waitFor()
    if (role === 'alertdialog' && (await item.count()) > 0) await enter(page, item, 'ArrowDown')
    await opened.waitFor()
    await dismiss(opened)
    await expect.poll(() => hasFocus(opener)).toBe(true)
    await browserFixture.leave(page)
  })
})

test('the keys of a refused save open its list, which leads to the first invalid field', async () => {
  const page = await browserFixture.visit()
  await show(page, '/brands/add')
  await page.locator('[id="translations.0.name"]').waitFor()
  await walkTo(page, page.getByRole('button', { name: 'Kaydet', exact: true }))
  await page.keyboard.press('Control+s')
  const first = page.getByRole('dialog', { name: 'Neden yapılamıyor' }).getByRole('button').first()
  await expect.poll(() => hasFocus(first)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(page.locator('[id="translations.0.name"]'))).toBe(true)
  await enter(page, page.getByRole('button', { name: /kural engelliyor/ }))
  const fix = page.getByRole('dialog').getByRole('button', { name: 'Marka adı' }).first()
  await enter(page, fix)
  await expect.poll(() => hasFocus(page.locator('[id="translations.0.name"]'))).toBe(true)
  await browserFixture.leave(page)
})

test('a refused save leaves a long form where it is, pressed by mouse and by keys', async () => {
  const page = await browserFixture.visit()
  await show(page, '/products/add')
  const save = page.getByRole('button', { name: 'Kaydet', exact: true })
  const { x, y } = (await save.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 8, y + 8)
  const list = page.getByRole('dialog', { name: 'Neden yapılamıyor' })
  await list.waitFor()
  await page.keyboard.press('Control+s')
  await expect.poll(() => hasFocus(list.getByRole('button').first())).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await browserFixture.leave(page)
})
