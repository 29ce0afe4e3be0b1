import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { orderOfOnePiece, setLines } from '#tests/fixtures/pickings.fixture.ts'
import { seller } from '#tests/paths/platform/people.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'

/** A packer among shelves without a network: nothing that was scanned is lost, and nothing counts twice. */

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

const picked = async (id: number) =>
  (await browserFixture.shop.call('GET', `${ordersPath}/${id}/picking`)).body.data.lines[0].picked

async function scan(page: Page, code: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
}

/** An order of five pieces of one kind, at its basket. */
async function atBasket() {
  const order = await orderOfOnePiece(browserFixture.shop)
  await setLines(browserFixture.shop, order, 5)
  const page = await browserFixture.visit({ as: await browserFixture.shop.as(seller.permissions) })
  await page.goto(`/orders/edit/${order.id}/basket-picking`)
  // It is focused as soon as scans are heard.
  await page.getByLabel('Barkod ya da stok kodu').and(page.locator(':focus')).waitFor()
  return { ...order, page }
}

/** Whether the browser keeps an answer of the server under this name. */
const kept = (page: Page, name: string) => page.evaluate(async (path) => (await caches.match(path)) !== undefined, name)

/** The page goes as with a dead battery, asking nobody and sending nothing more; the next one of the same browser comes. */
async function another(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  // While it closes, Chromium takes it out of the network that is gone.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => {})
  })
  await page.close()
  return next
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hesap: / }).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
}

const unsent = (page: Page) => page.getByRole('alert').getByText(/parça gönderilmedi$/)

test('what is scanned without a network is counted across the page, and goes off by itself when it is back', async () => {
  const { page, id, code } = await atBasket()
  await scan(page, code)
  await page.getByText('Kaydedildi', { exact: true }).waitFor()
  await page.context().setOffline(true)
  await scan(page, code, 3)
  await expect.poll(() => unsent(page).textContent()).toBe('3 parça gönderilmedi')
  await page.getByText('4 / 5 parça').waitFor()
  expect(await picked(id)).toBe(1)
  await page.context().setOffline(false)
  await unsent(page).waitFor({ state: 'detached' })
  await page.getByText('Kaydedildi', { exact: true }).waitFor()
  expect(await picked(id)).toBe(4)
})

test('a page that was closed meanwhile opens again without a network, goes on, and sends each piece once', async () => {
  const { page, id, code } = await atBasket()
  const { pathname } = new URL(page.url())
  // The panel keeps itself in this browser, and what the server said last.
  await expect.poll(() => kept(page, `/kept/picking/${id}`)).toBe(true)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await scan(page, code, 2)
  await expect.poll(() => unsent(page).textContent()).toBe('2 parça gönderilmedi')
  const again = await another(page)
  await again.goto(pathname)
  await again.getByText('2 / 5 parça').waitFor()
  await scan(again, code)
  await expect.poll(() => unsent(again).textContent()).toBe('3 parça gönderilmedi')
  const elsewhere = await another(again)
  await elsewhere.context().setOffline(false)
  expect(await picked(id)).toBe(0)
  // Every other page tells of it, and signing out asks.
  await elsewhere.goto('/orders')
  await elsewhere.getByText(/ siparişinin 3 okutması gönderilmedi\.$/).waitFor()
  await signOut(elsewhere)
  await elsewhere
    .getByRole('alertdialog', { name: 'Gönderilmemiş okutma ya da satış var' })
    .getByRole('button', { name: 'Sayfada kal' })
    .click()
  await elsewhere.getByRole('link', { name: 'Toplamayı aç' }).click()
  await elsewhere.waitForURL(`**${pathname}`)
  await elsewhere.getByText('3 / 5 parça').waitFor()
  await elsewhere.getByText('Kaydedildi', { exact: true }).waitFor()
  expect(await picked(id)).toBe(3)
  // It is kept no longer: nothing is sent a second time.
  await elsewhere.reload()
  await elsewhere.getByText('3 / 5 parça').waitFor()
  await elsewhere.getByText('Kaydedildi', { exact: true }).waitFor()
  expect(await picked(id)).toBe(3)
  // What the server said to this person goes with them, and so does the page without a network.
  await signOut(elsewhere)
  await elsewhere.getByLabel('E-posta').waitFor()
  await expect.poll(() => kept(elsewhere, '/kept/me')).toBe(false)
  await elsewhere.context().setOffline(true)
  await elsewhere.goto(pathname)
  await elsewhere.getByLabel('E-posta').waitFor()
  expect(await elsewhere.getByText('parça').count()).toBe(0)
})

test('another person at the same browser sends nothing of it', async () => {
  const { page, id, code } = await atBasket()
  const { pathname } = new URL(page.url())
  await page.context().setOffline(true)
  await scan(page, code, 2)
  await expect.poll(() => unsent(page).textContent()).toBe('2 parça gönderilmedi')
  const other = await browserFixture.shop.as(seller.permissions)
  await page.evaluate((token) => localStorage.setItem('token', token), other)
  // They come to a page of their own: the first one is closed before the network is back.
  const theirs = await another(page)
  await theirs.context().setOffline(false)
  await theirs.goto(pathname)
  await theirs.getByText('0 / 5 parça').waitFor()
  await theirs.getByText('Kaydedildi', { exact: true }).waitFor()
  expect(await picked(id)).toBe(0)
})

test('what may not be stored any more is told, and is dropped by whoever has read it', async () => {
  const { page, id, code } = await atBasket()
  await page.context().setOffline(true)
  await scan(page, code)
  await page.getByText('1 / 5 parça').waitFor()
  await expect.poll(() => unsent(page).textContent()).toBe('1 parça gönderilmedi')
  const { version } = (await browserFixture.shop.call('GET', `${ordersPath}/${id}`)).body.data
  await browserFixture.shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'cancelled', version } })
  await page.context().setOffline(false)
  const told = page.getByRole('alertdialog', { name: 'Toplama kaydedilmedi' })
  await told.getByText('İptal edilmiş sipariş değiştirilemez.').waitFor()
  await told.getByRole('button', { name: 'Güncel hâlini göster' }).click()
  await page.getByText('0 / 5 parça').waitFor()
  await page.reload()
  await page.getByText('0 / 5 parça').waitFor()
  expect(await picked(id)).toBe(0)
})
