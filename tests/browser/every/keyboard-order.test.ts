import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { block, savedPage } from '#tests/fixtures/page-builder.fixture.ts'
import { png } from '#tests/pictures.ts'
import { productInput } from '#tests/product-input.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { enter, hasFocus, walkTo } from '../keys.ts'
import { show } from '../settled.ts'

let browserFixture: BrowserFixture
let product: number
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  const { shop } = browserFixture
  product = (await shop.call('POST', '/v1/panel/products', { body: productInput(shop.own) })).body.data.id
})
afterAll(() => browserFixture.close())

async function visit(path: string, width = 1440) {
  const page = await browserFixture.visit({ width })
  await show(page, path)
  return page
}

describe('pictures are put in order without a mouse', () => {
  async function gallery() {
    const page = await visit(`/products/edit/${product}`)
    const files = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: await png() })),
    )
    await page.locator('input[type=file]').first().setInputFiles(files)
    const tiles = page.getByRole('list', { name: 'Görseller' }).locator('> li')
    await expect.poll(() => tiles.count()).toBe(3)
    const order = () => tiles.evaluateAll((all) => all.map((one) => one.getAttribute('data-key')))
    return { page, tiles, order, said: page.locator('[aria-live="polite"]').filter({ hasText: / \/ 3\.$/ }) }
  }

  test('R17: by keys on the handle: each step is said, and Escape puts it back', async () => {
    const { page, tiles, order, said } = await gallery()
    const [a, b, c] = await order()
    await walkTo(page, tiles.first().getByRole('button', { name: /^Taşı: / }))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => said.textContent()).toMatch(/: 2 \/ 3\.$/)
    await page.keyboard.press('Escape')
    expect(await order()).toEqual([a, b, c])
    await page.keyboard.press('Space')
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    expect(await order()).toEqual([b, c, a])
    await browserFixture.leave(page)
  })

  test('R17: by the buttons beside: the focus goes along, at an end to the way back, and no button leads nowhere', async () => {
    const { page, tiles, order } = await gallery()
    const [a, b, c] = await order()
    const back = tiles.locator(`xpath=self::*[@data-key="${a}"]`).getByRole('button', { name: /^Geriye al: / })
    const ahead = tiles.locator(`xpath=self::*[@data-key="${a}"]`).getByRole('button', { name: /^Öne al: / })
    expect([await ahead.count(), await page.locator('main li [aria-disabled]').count()]).toEqual([0, 0])
    await enter(page, back)
    expect([await order(), await hasFocus(back)]).toEqual([[b, a, c], true])
    await page.keyboard.press('Enter')
    expect([await order(), await back.count(), await hasFocus(ahead)]).toEqual([[b, c, a], 0, true])
    await browserFixture.leave(page)
  })
})

test('rows are put in order by their buttons, and at an end the focus goes to the way back', async () => {
  const page = await visit('/brands/add')
  const add = page.getByRole('button', { name: 'Satır ekle' })
  for (const name of ['bir', 'iki']) {
    await enter(page, add)
    await walkTo(page, page.locator(`[id="marketplace_links.${name === 'bir' ? 0 : 1}.name"]`))
    await page.keyboard.type(name)
  }
  const names = () =>
    page
      .locator('input[id^="marketplace_links."][id$=".name"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const up = page.getByRole('button', { name: /^Yukarı al: .*2\. satır/ })
  await walkTo(page, up, 'Tab')
  await page.keyboard.press('Enter')
  expect(await names()).toEqual(['iki', 'bir'])
  expect(await hasFocus(page.getByRole('button', { name: /^Aşağı al: .*1\. satır/ }))).toBe(true)
  await browserFixture.leave(page)
})

test('the generator of a shop without options says what is missing, and leads to where it is added', async () => {
  const page = await browserFixture.visit()
  await page.route('**/v1/panel/option-values*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, rows: [] } } })
  })
  await show(page, '/products/add')
  await page.locator('[id="product_type_id"]').selectOption('2')
  await enter(page, page.getByRole('button', { name: 'Varyant oluştur' }))
  const dialog = page.getByRole('dialog', { name: 'Varyant oluştur' })
  await dialog.getByText('Mağazada henüz seçenek yok.').waitFor()
  expect(await dialog.getByRole('link', { name: 'Seçenek ekle' }).getAttribute('href')).toBe('/options/add')
  await browserFixture.leave(page)
})

test('on a phone Tab comes to the buttons of an open block before its fields, as they are drawn', async () => {
  await savedPage(browserFixture.shop, [block('b1', 'imagetext'), block('b2', 'imagetext')])
  const page = await visit('/pagebuilder', 390)
  const first = page.getByRole('list', { name: 'Bloklar' }).locator('> li').first()
  const opens = first.locator('button[aria-expanded]').first()
  await enter(page, opens)
  await first.getByRole('textbox').first().waitFor()
  await walkTo(page, first.getByRole('button', { name: /^Taşı: / }), 'Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await hasFocus(first.getByRole('button', { name: /^Geriye al: / }))).toBe(true)
  await page.keyboard.press('Tab')
  expect(await hasFocus(opens)).toBe(true)
  await browserFixture.leave(page)
})

test('R190: a product is copied on a narrow screen too, from the menu of its row', async () => {
  const page = await visit('/products', 390)
  await enter(page, page.getByRole('button', { name: 'İşlemler: Keten elbise' }))
  await enter(page, page.getByRole('menuitem', { name: 'Kopyala' }), 'ArrowDown')
  await page.getByText('Kopyalandı.').waitFor()
  const { body } = await browserFixture.shop.call('GET', '/v1/panel/products?page=0')
  expect(body.data.total).toBe(2)
  await browserFixture.leave(page)
})

describe('a message', () => {
  /** Copying tells of it. */
  async function told() {
    const page = await visit('/products', 390)
    await enter(page, page.getByRole('button', { name: /^İşlemler: / }).first())
    await enter(page, page.getByRole('menuitem', { name: 'Kopyala' }), 'ArrowDown')
    const message = page.getByText('Kopyalandı. Kopya pasiftir; kodları ve stoğu boştur.')
    await message.waitFor()
    return { page, message }
  }

  test('R242: is added to a live region, is reached by F8, and is closed by key', async () => {
    const { page, message } = await told()
    expect(await message.evaluate((one) => one.closest('[aria-live="polite"]')?.getAttribute('aria-relevant'))).toBe(
      'additions',
    )
    await page.keyboard.press('F8')
    await enter(page, page.getByRole('listitem').filter({ has: message }).getByRole('button', { name: 'Kapat' }))
    await message.waitFor({ state: 'detached' })
    await browserFixture.leave(page)
  })

  test('R242: stays as long as it has the focus or the pointer, and leaves after its time', async () => {
    const page = await browserFixture.visit({ width: 390 })
    await page.clock.install()
    await show(page, '/products')
    await enter(page, page.getByRole('button', { name: /^İşlemler: / }).first())
    await enter(page, page.getByRole('menuitem', { name: 'Kopyala' }), 'ArrowDown')
    const message = page.getByText('Kopyalandı. Kopya pasiftir; kodları ve stoğu boştur.')
    await message.waitFor()
    await message.hover()
    await page.clock.runFor(20_000)
    expect(await message.count()).toBe(1)
    await page.mouse.move(10, 700)
    await page.keyboard.press('F8')
    await page.clock.runFor(20_000)
    expect(await message.count()).toBe(1)
    await walkTo(page, page.getByRole('searchbox'), 'Shift+Tab')
    await page.clock.runFor(6000)
    await message.waitFor({ state: 'detached' })
    await browserFixture.leave(page)
  })
})
