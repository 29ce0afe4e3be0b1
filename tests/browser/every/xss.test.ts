import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dismiss } from '#tests/browser/keys.ts'
import { png } from '#tests/pictures.ts'
import { type BrowserFixture, contextOf, openBrowserFixture } from '../browser-fixture.ts'
import { carriedBy, harmless, packed, payloads } from '../payloads.ts'
import { placesOf } from '../places.ts'
import { hearRefusals, tellRefusals } from '../policy.ts'
import { moveOn, settled, show } from '../settled.ts'
import { openSink } from '../sink.ts'
import { visitedPages } from '../visited-pages.ts'
import { everything, type Poisoned, poison, poisonedBarcode } from '../xss-fixtures.ts'

let browserFixture: BrowserFixture
let poisoned: Poisoned

beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  poisoned = await poison(browserFixture.shop)
})
afterAll(() => browserFixture.close())

describe('the control', () => {
  test(`each of the ${payloads.length} payloads fires on a page that takes text for markup`, async () => {
    const sink = await openSink(browserFixture.browser)
    const silent: string[] = []
    for (const text of [...payloads.map((one) => one.text), ...packed(245), everything]) {
      const fired = await sink.firedBy(text)
      silent.push(
        ...carriedBy(text)
          .filter((n) => !fired.has(n))
          .map((n) => `${n} of ${text.slice(0, 80)}`),
      )
    }
    expect(silent).toEqual([])
    await sink.close()
  })

  test('a screen that took a name for markup would be caught', async () => {
    const { page, fired } = await visit(false)
    await show(page, `/products/edit/${poisoned.products[0]}`)
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('h1')) heading.innerHTML = heading.textContent
    })
    await expect.poll(() => fired.size).toBeGreaterThan(0)
    await page.context().close()
  })

  test('texts that are no payloads fire nowhere', async () => {
    const sink = await openSink(browserFixture.browser)
    for (const text of harmless) expect([...(await sink.firedBy(text))], text).toEqual([])
    await sink.close()
  })
})

// What does not run without the policy does not run under it either: that way is walked by night.
const ways = [
  ['with the policy stripped', false],
  ['under the policy', true],
] as const

describe.each(process.env.NIGHT ? ways : ways.slice(0, 1))('%s', (_, kept) => {
  test('nothing that anybody wrote runs on any screen', async () => {
    const { page, fired } = await visit(kept)
    await show(page, '/')
    for (const { path, as } of await placesOf(browserFixture.shop)) {
      if (as === null) continue
      await moveOn(page, path)
      await pressDangerousLinks(page)
    }
    // The first two of each: as the server stored it, and with every payload in every text.
    for (const name of ['brands', 'product-reviews', 'orders', 'order-refunds'])
      for (const id of poisoned.records[name]?.slice(0, 2) ?? []) {
        await moveOn(page, `/${name}/edit/${id}`)
        await pressDangerousLinks(page)
      }
    await moveOn(page, `/orders/edit/${poisoned.records.orders?.[0]}/invoice`)
    await moveOn(page, `/orders/edit/${poisoned.records.orders?.[0]}/basket-picking`)
    for (const id of poisoned.products.slice(0, 2)) {
      await moveOn(page, `/products/edit/${id}`)
      await page.locator('.ProseMirror').waitFor()
      await pressDangerousLinks(page)
    }
    expect([...fired]).toEqual([])
    await page.context().close()
  })

  test('nor on the pages that visitors read', async () => {
    const { page, fired } = await visit(kept)
    for (const path of await visitedPages(browserFixture.shop)) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      await pressDangerousLinks(page)
    }
    expect([...fired]).toEqual([])
    await page.context().close()
  })

  test('nor in what opens over the screens', async () => {
    const { page, fired } = await visit(kept)
    await openEverythingOverLists(page)
    await openEverythingOfManyOrders(page, poisoned.records.orders ?? [])
    await openEverythingOverTheProductForm(page, poisoned.products[1] ?? 0)
    await importIntoTheProductForm(page)
    expect([...fired]).toEqual([])
    await page.context().close()
  })
})

test('the payloads are there to be read, letter by letter', async () => {
  const page = await browserFixture.visit()
  await show(page, '/brands')
  const [first = ''] = packed(245)
  // The brand that was stored so, and the one with all of them.
  await page.getByRole('row', { name: first }).nth(1).waitFor()
  await show(page, `/products/edit/${poisoned.products[0]}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('<script>fired(1)</script>')
  await show(page, `/product-reviews/edit/${poisoned.records['product-reviews']?.[0]}`)
  expect(await page.locator('blockquote').textContent()).toBe(everything)
  await browserFixture.leave(page)
})

/** A page of the admin, and what runs on it. What the cleaner is not let do with styles that nobody cleaned before is no running. */
async function visit(policyKept: boolean): Promise<{ page: Page; fired: ReadonlySet<string> }> {
  // Without the policy, cleaning alone must hold.
  const context = await browserFixture.browser.newContext({
    ...contextOf(browserFixture.url, browserFixture.shop, {}),
    bypassCSP: !policyKept,
  })
  const fired = await hearFirings(context)
  await tellRefusals(context)
  hearRefusals(context, (refusal) => !/style-src/.test(refusal) && fired.add(refusal))
  const page = await context.newPage()
  return { page, fired }
}

async function openEverythingOverLists(page: Page): Promise<void> {
  for (const path of ['/brands', '/products', '/categories']) {
    await show(page, path)
    await page.getByRole('row').nth(1).waitFor()
    await page
      .getByRole('button', { name: /^Sil: / })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await dismiss(page.getByRole('alertdialog'))
  }
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog').getByRole('combobox')
  for (const word of ['script', 'img', 'svg']) {
    await search.fill(word)
    await page
      .getByRole('option', { name: `<${word}` })
      .nth(1)
      .waitFor()
  }
  await dismiss(search)
  await show(page, '/brands?bin=1')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Geri al: / })
    .first()
    .click()
  await page.getByText(/geri alındı\.$/).waitFor()
  await show(page, '/products/matches')
  await page.getByRole('row').nth(1).getByRole('rowheader').click()
  await page.getByRole('dialog').getByRole('table').waitFor()
  await dismiss(page.getByRole('dialog'))
  for (const name of [/^Bildirimler/, /^Hesap/, /^Dil/]) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await page.locator('[data-radix-popper-content-wrapper]').waitFor()
    await pressDangerousLinks(page)
    await dismiss(page.locator('[data-radix-popper-content-wrapper] > *'))
  }
}

/** Whose orders are fetched, and by what method which orders go to cargo. */
async function openEverythingOfManyOrders(page: Page, ids: readonly number[]): Promise<void> {
  await show(page, '/marketplace-orders')
  await page.getByRole('main').getByRole('button', { name: 'Pazaryerinden getir' }).click()
  await page.getByRole('dialog').getByLabel('Pazaryeri').waitFor()
  await dismiss(page.getByRole('dialog'))
  await show(page, `/orders/bulk/shipping?ids=${ids.join(',')}`)
  await page.getByLabel('Kargo yöntemi').selectOption({ index: 1 })
  await page.getByRole('main').getByRole('button', { name: 'Kontrol et' }).press('Enter')
  await page.getByRole('row').nth(1).waitFor()
  await pressDangerousLinks(page)
}

async function openEverythingOverTheProductForm(page: Page, id: number): Promise<void> {
  await show(page, `/products/edit/${id}`)
  for (const path of ['main_category_id', 'categories', 'tax_id', 'unit_id', 'brand_id', 'supplier_id', 'tags']) {
    await page.locator(`[id="${path}"]`).click()
    await page.locator('[role="option"]').first().waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Varyant oluştur' }).click()
  await page.getByRole('dialog').waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Başka seçenek/ })
    .click()
  const all = page.getByRole('dialog').getByRole('button', { name: 'Tümü' })
  while ((await all.count()) > 0) await all.first().click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await dismiss(page.getByRole('dialog'))
  // With names this long the row is taller than the window, so the pointer does not find it.
  await page
    .getByRole('button', { name: /: ayrıntılar$/ })
    .first()
    .press('Enter')
  await page.getByRole('dialog').waitFor()
  const buffer = await png()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: '<img src=x onerror=fired(1)>.png', mimeType: 'image/png', buffer },
      { name: '"><svg onload=fired(1)>.html', mimeType: 'text/html', buffer },
    ])
  await page.getByRole('dialog').getByText('<svg onload=fired(1)>').first().waitFor()
  await settled(page)
}

/** What another company wrote: found, asked about beside the name that is there, and told of when it was imported. */
async function importIntoTheProductForm(page: Page): Promise<void> {
  await show(page, '/products/add')
  await page.locator('[id="translations.0.name"]').fill('Keten elbise')
  await page.getByRole('button', { name: 'Pazaryerinden al' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Barkod').fill(poisonedBarcode)
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio').waitFor()
  await dialog.getByRole('button', { name: 'İçe aktar' }).press('Enter')
  await page.getByRole('button', { name: 'Adı değiştir' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'pazaryerinden alındı' }).waitFor()
  await pressDangerousLinks(page)
}

/** Links that would run are pressed as a person would; there should be none. */
async function pressDangerousLinks(page: Page): Promise<void> {
  const links = await page.evaluate(() => {
    const found = [...document.querySelectorAll('a[href], form[action], [formaction]')].filter((element) =>
      /^[\s\p{Cc}]*(javascript|data|vbscript):/iu.test(
        (element as HTMLAnchorElement).href?.toString() ?? element.getAttribute('action') ?? '',
      ),
    )
    for (const element of found) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return found.map((element) => element.outerHTML)
  })
  expect(links).toEqual([])
}

/** The numbers of the payloads that run on pages of this profile, `dialog` for a dialog that somebody opened. */
async function hearFirings(context: BrowserContext): Promise<Set<string>> {
  const fired = new Set<string>()
  await context.addInitScript(() => {
    Object.assign(window, { fired: (n: number) => console.log('fired', n) })
  })
  context.on('console', (message) => {
    const [, n] = /^fired (\d+)$/.exec(message.text()) ?? []
    if (n) fired.add(`${n} on ${message.page()?.url()}`)
  })
  context.on('dialog', (dialog) => {
    // Whoever leaves a form that is not stored is asked by the browser itself.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    fired.add(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return fired
}
