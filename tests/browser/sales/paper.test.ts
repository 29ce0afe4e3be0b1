import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { introduceSeller, newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { newSent } from '#tests/fixtures/shipments.fixture.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'

/** What is printed comes on the paper that it is for, wherever it is printed. */

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  await introduceSeller(browserFixture.shop)
})
afterAll(() => browserFixture.close())

/** The sheets of a document as the browser would give them to a printer, each as wide and tall as it is in millimetres. */
async function sheetsOf(page: Page): Promise<string[]> {
  const document = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...document.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return boxes.map(([, ...points]) => points.map((size) => Math.round((Number(size) / 72) * 25.4)).join('×'))
}

const label = '100×150'
const a4 = '210×297'
const a5 = '148×210'
const roll = '80×200'
const rollLabel = '80×160'

const printer = async (printer_type: string) => {
  const path = '/v1/panel/settings/printing'
  const { version } = (await browserFixture.shop.call('GET', path)).body.data
  await browserFixture.shop.call('PUT', path, { body: { version, printer_type } })
}

test('labels, slips and invoices have their own size, of one order and of many', async () => {
  const { shop } = browserFixture
  const [id, other] = [await newSent(shop), await newSent(shop)]
  const { order_id } = await newInvoice(shop, { status: 'succeed' })
  const page = await browserFixture.visit()
  const opened = async (path: string) => {
    await page.goto(path)
    await page.getByRole('article').first().waitFor()
    return sheetsOf(page)
  }
  // Pages: labels share one.
  expect(await opened(`/orders/print?kind=label&ids=${id},${other}`)).toEqual([a4])
  await printer('thermal')
  expect(await opened(`/orders/print?kind=label&ids=${id},${other}`)).toEqual([rollLabel, rollLabel])
  expect(await opened(`/orders/print?kind=slip&ids=${id}`)).toEqual([roll])
  expect(await opened(`/orders/edit/${id}/packing-slip?paper=a4`)).toEqual([a4])
  await printer('label')
  expect(await opened(`/orders/print?kind=label&ids=${id},${other}`)).toEqual([label, label])
  expect(await opened(`/orders/print?kind=slip&ids=${id},${other}`)).toEqual([a4, a4])
  expect(await opened(`/orders/print?kind=slip&paper=a5&ids=${id}`)).toEqual([a5])
  expect(await opened(`/orders/print?kind=invoice&ids=${order_id}`)).toEqual([a4])
  expect(await opened(`/orders/edit/${id}/packing-slip`)).toEqual([a4])
  expect(await opened(`/orders/edit/${id}/packing-slip?paper=a5`)).toEqual([a5])
  await page.goto(`/orders/edit/${id}`)
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Etiketi yazdır' }).click()
  expect(await sheetsOf(page)).toEqual([label])
})
