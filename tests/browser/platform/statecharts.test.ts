import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { axeInBothThemes } from '../axe.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { variantsOf } from '../variants.ts'

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

describe('the statechart book in the panel', () => {
  test('opens for staff without any permission, the shop’s workflows first, and leads to a chart and back', async () => {
    const page = await browserFixture.visit({ as: await browserFixture.shop.as([]) })
    await page.goto('/statecharts')
    const shelf = page.getByRole('region', { name: 'Mağazanın iş akışları' })
    await shelf.waitFor()
    const names = await shelf.getByRole('link').allTextContents()
    expect(names.slice(0, 5)).toEqual(['Sipariş', 'İade', 'Fatura', 'Gönderi', 'Sipariş toplama'])
    expect(names).not.toContain('Oturum')
    await page.getByText('Panelin kendi akışları').click()
    await page.getByRole('link', { name: 'Oturum', exact: true }).click()
    await page.getByRole('img', { name: 'Şema: Oturum' }).waitFor()
    expect(new URL(page.url()).search).toBe('?chart=session')
    await page.getByRole('link', { name: 'Bütün şemalar' }).click()
    await shelf.waitFor()
    await browserFixture.leave(page)
  })

  test('is searched by keyboard: a sentence of either language, a number, a name in the code; a result leads to its place', async () => {
    const page = await browserFixture.visit()
    await page.goto('/statecharts')
    const field = page.getByRole('searchbox', { name: 'Kitapta ara' })
    await field.fill('bank transfer as paid first')
    await page.getByRole('link', { name: 'Önce havaleyi ödendi olarak işaretleyin.' }).waitFor()
    await field.fill('UNPACK')
    const unpack = page.getByRole('link', { name: 'Paketi aç', exact: true })
    await unpack.waitFor()
    expect(new URL(page.url()).search).toBe('?q=UNPACK')
    await field.press('ArrowDown')
    await expect.poll(() => unpack.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await field.press('Enter')
    const row = page.locator('tr[data-found]')
    await row.waitFor()
    expect(await row.textContent()).toContain('/UNPACK')
    expect(await row.evaluate((found) => found === document.activeElement)).toBe(true)
    await browserFixture.leave(page)
  })

  test('tells in tables what the picture shows: rules as sentences, with the walks that prove them', async () => {
    const page = await browserFixture.visit()
    await page.goto('/statecharts?chart=productForm')
    const row = page.getByRole('row', { name: /DELETE_VARIANT/ })
    await row.waitFor()
    expect(await row.textContent()).toContain('Varsayılan varyant silinemez.')
    expect(await row.textContent()).toContain('R48')
    expect(await row.textContent()).toMatch(/Şema üzerinde: \d/)
    await page.getByRole('tab', { name: 'Durumlar' }).click()
    expect(await page.getByRole('row', { name: /form\.work\.conflict/ }).textContent()).toContain('Başkası da kaydetti')
    await page.getByRole('tab', { name: 'Yürüyüşler' }).click()
    await page
      .getByText(/Yürüyüş 1:/)
      .first()
      .click()
    await page.getByText('burada reddedildi').first().waitFor()
    await browserFixture.leave(page)
  })

  test('gives each machine away in every form, and all of them in one ZIP', async () => {
    const page = await browserFixture.visit()
    await page.goto('/statecharts?chart=refund')
    const taken = async (form: string) => {
      // The file before it is handed over whole.
      await page.getByRole('button', { name: 'İndir', exact: true }).and(page.locator(':not([aria-busy])')).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: form, exact: true }).click(),
      ])
      return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
    }
    const kept = readFileSync('docs/statecharts/sales/refund.tr.svg')
    expect(await taken('SVG')).toEqual({ name: 'refund.tr.svg', bytes: kept })
    const png = await taken('PNG')
    expect(png.name).toBe('refund.tr.png')
    const { width, height } = await sharp(png.bytes).metadata()
    const [, wide, high] = /width="([\d.]+)" height="([\d.]+)"/.exec(String(kept)) ?? []
    expect([width, height]).toEqual([Math.round(Number(wide) * 2), Math.round(Number(high) * 2)])
    for (const [form, name, says] of [
      ['Mermaid', 'refund.tr.mmd', 'stateDiagram-v2'],
      ['SCXML', 'refund.scxml', '<scxml'],
      ['Stately', 'refund.stately.ts', 'export const refundMachine = createMachine('],
      ['JSON', 'refund.json', '"id": "refund"'],
    ] as const) {
      const file = await taken(form)
      expect(file.name).toBe(name)
      expect(String(file.bytes)).toContain(says)
    }
    await page.getByRole('link', { name: 'Bütün şemalar' }).click()
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Tüm kitabı indir (ZIP)' }).click(),
    ])
    const inside = unzipSync(readFileSync(await zip.path()))
    expect(Buffer.from(inside['refund.tr.svg'] ?? []).equals(kept)).toBe(true)
    expect(Object.keys(inside)).toEqual(expect.arrayContaining(['index.html', 'session.scxml', 'productForm.en.mmd']))
    await browserFixture.leave(page)
  })

  test('closes states to one box with what they hold, and opens them again', async () => {
    const page = await browserFixture.visit()
    await page.goto('/statecharts?chart=order')
    const picture = page.getByRole('img', { name: 'Şema: Sipariş' })
    const shipping = picture.locator('[data-part="state"][data-state="open.fulfilment.shipping"]')
    const inCargo = picture.locator('[data-part="state"][data-state="open.fulfilment.shipping.in_cargo"]')
    const fold = page.getByRole('list', { name: 'Kapatılabilen durumlar' }).getByRole('button', { name: 'Yolda' })
    await inCargo.waitFor({ state: 'attached' })
    await fold.click()
    await inCargo.waitFor({ state: 'detached' })
    expect([await fold.getAttribute('aria-expanded'), await shipping.getAttribute('data-kind')]).toEqual([
      'false',
      'closed',
    ])
    expect(await picture.textContent()).toContain('8 durum, 8 adım')
    await fold.click()
    await inCargo.waitFor({ state: 'attached' })
    await browserFixture.leave(page)
  })

  test('says once at the frame what every step asks, and shows the ways of one state; an arrow is followed', async () => {
    const page = await browserFixture.visit()
    await page.goto('/statecharts?chart=order')
    const picture = page.getByRole('img', { name: 'Şema: Sipariş' })
    await picture.waitFor()
    expect((await picture.textContent())?.match(/Yetkiniz yok/g)).toHaveLength(1)
    const choice = page.getByLabel('Bir duruma yakından bak')
    await picture.locator('[data-state="open.fulfilment.delivered"] rect').first().click({ force: true })
    await expect.poll(() => choice.inputValue()).toBe('open.fulfilment.delivered')
    const out = page.getByRole('region', { name: 'Buradan çıkan geçişler' })
    expect(await out.textContent()).toContain('Önce faturayı kesin')
    expect(await page.getByRole('region', { name: 'Buraya gelen geçişler' }).textContent()).toContain('Yolda')
    await out.getByRole('button', { name: 'Faturalandı' }).click()
    await expect.poll(() => choice.inputValue()).toBe('open.fulfilment.invoiced')
    expect(await picture.getAttribute('data-focused')).toBe('open.fulfilment.invoiced')
    await page.getByRole('button', { name: 'Bütününe dön' }).click()
    await expect.poll(() => picture.getAttribute('data-focused')).toBeNull()
    await browserFixture.leave(page)
  })

  test('grows by keys and by wheel, and is moved by dragging', async () => {
    const page = await browserFixture.visit()
    await page.goto('/statecharts?chart=order')
    const picture = page.getByRole('img', { name: 'Şema: Sipariş' })
    const frame = page.getByRole('region', { name: 'Şema: Sipariş' })
    const width = () => picture.evaluate((svg) => Math.round(svg.getBoundingClientRect().width))
    const fitted = await width()
    await frame.press('+')
    await expect.poll(width).toBeGreaterThan(fitted * 1.5)
    const own = await width()
    await frame.hover()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -100)
    await page.keyboard.up('Control')
    await expect.poll(width).toBe(Math.round(own * 1.5))
    const left = () => frame.evaluate((box) => box.scrollLeft)
    const before = await left()
    const place = (await frame.boundingBox()) ?? expect.fail('no frame')
    await page.mouse.move(place.x + 300, place.y + 200)
    await page.mouse.down()
    await page.mouse.move(place.x + 180, place.y + 200)
    await page.mouse.up()
    expect(await left()).toBe(before + 120)
    await frame.press('0')
    await expect.poll(width).toBe(fitted)
    await browserFixture.leave(page)
  })

  test('grows under two fingers that go apart, and shrinks as they come together', async () => {
    const page = await browserFixture.visit()
    await page.goto('/statecharts?chart=order')
    const picture = page.getByRole('img', { name: 'Şema: Sipariş' })
    const frame = page.getByRole('region', { name: 'Şema: Sipariş' })
    const width = () => picture.evaluate((svg) => Math.round(svg.getBoundingClientRect().width))
    await frame.press('+')
    const { x, y } = (await frame.boundingBox()) ?? expect.fail('no frame')
    const hand = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined ? [] : [-1, 1].map((side, id) => ({ x: x + 300 + (side * apart) / 2, y: y + 150, id })),
      })
    const pinch = async (...apart: number[]) => {
      for (const [at, wide] of apart.entries()) await touch(at === 0 ? 'touchStart' : 'touchMove', wide)
      await touch('touchEnd')
    }
    const own = await width()
    // A few pixels are no step of the scale yet; half as far again is one.
    await pinch(200, 210, 220)
    expect(await width()).toBe(own)
    await pinch(200, 220, 300)
    await expect.poll(width).toBe(Math.round(own * 1.5))
    await pinch(300, 280, 150)
    await expect.poll(width).toBe(own)
    await hand.detach()
    await browserFixture.leave(page)
  })

  test('shows on the chart of an order which way it took: its states, its arrows, and where it stands', async () => {
    const { shop } = browserFixture
    const { id } = await newOrder(shop)
    const move = (status: string, version: number) =>
      shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version } })
    await move('accepted', 1)
    await move('preparing', 2)
    const page = await browserFixture.visit()
    await page.goto(`/statecharts/why?kind=orders&id=${id}`)
    const taken = page.locator('[data-part="arrow"][data-taken]')
    await taken.first().waitFor({ state: 'attached' })
    const ways = await taken.evaluateAll((arrows) =>
      arrows.map((arrow) => `${arrow.getAttribute('data-from')} ${arrow.getAttribute('data-to')}`),
    )
    expect(ways.toSorted()).toEqual(
      [
        'open.fulfilment.waiting open.fulfilment.confirmed.accepted',
        'open.fulfilment.confirmed open.fulfilment.confirmed.preparation.preparing',
      ].toSorted(),
    )
    const picture = page.locator('svg').filter({ has: taken })
    const mark = (state: string) =>
      picture.locator(`[data-part="state"][data-state="open.fulfilment.${state}"]`).getAttribute('data-mark')
    expect([
      await mark('waiting.pending'),
      await mark('confirmed.accepted'),
      await mark('confirmed.preparation.preparing'),
      await mark('confirmed.preparation.unpacked'),
    ]).toEqual(['past', 'past', 'lit', null])
    await browserFixture.leave(page)
  })

  test('is printed on as many sheets as it needs, on fewer of the larger', async () => {
    const page = await browserFixture.visit()
    await page.addInitScript(() => Object.assign(window, { print: () => {} }))
    await page.goto('/statecharts?chart=order')
    const sheets = async (paper: string) => {
      await page.getByRole('button', { name: 'Yazdır' }).click()
      await page.getByRole('menuitem', { name: paper }).click()
      const tiles = page.locator('[data-tiles]')
      await tiles.waitFor({ state: 'attached' })
      await page.emulateMedia({ media: 'print' })
      const seen = await tiles.locator('section:visible').count()
      expect(await page.getByRole('tab').first().isVisible()).toBe(false)
      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await tiles.waitFor({ state: 'detached' })
      return seen
    }
    const [small, large] = [await sheets('A4'), await sheets('A3')]
    expect(large).toBeGreaterThan(1)
    expect(small).toBeGreaterThan(large)
    await browserFixture.leave(page)
  })

  test.each(variantsOf(0))('in $language at $width px: axe finds nothing', async (how) => {
    const page = await browserFixture.visit(how)
    await page.goto('/statecharts?chart=recordForm')
    await page.getByRole('img').first().waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await axeInBothThemes(page)).toEqual([])
    await browserFixture.leave(page)
  })

  test('can be read at 390 px: the picture grows inside its frame, and the page stays as wide as the screen', async () => {
    const page = await browserFixture.visit({ width: 390, language: 'en' })
    await page.goto('/statecharts?chart=recordForm')
    const picture = page.getByRole('img', { name: 'Chart: Record form' })
    await picture.waitFor()
    const before = await picture.evaluate((svg) => svg.getBoundingClientRect().width)
    for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: 'Enlarge' }).click()
    const after = await picture.evaluate((svg) => svg.getBoundingClientRect().width)
    expect(before).toBeLessThanOrEqual(390)
    expect(after).toBeGreaterThan(1000)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await browserFixture.leave(page)
  })
})
