import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
