import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreedOrder } from '#tests/fixtures/order-contracts.fixture.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'

/** The contracts of an order on paper: pages of A4, each contract on its own, headings with their text, and no line cut. */

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

async function printed(): Promise<Page> {
  const id = await agreedOrder(browserFixture.shop)
  const page = await browserFixture.visit()
  await page.goto(`/orders/edit/${id}/contracts`)
  await page.locator('article h3, article h2').nth(3).waitFor()
  await page.emulateMedia({ media: 'print' })
  return page
}

test('contracts come on whole pages of A4, and each begins on a page of its own', async () => {
  const page = await printed()
  const sheets = async () => {
    const document = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const boxes = [...document.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    return boxes.map(([, ...points]) => points.map((size) => Math.round((Number(size) / 72) * 25.4)).join('×'))
  }
  const both = await sheets()
  expect(new Set(both)).toEqual(new Set(['210×297']))
  const alone: number[] = []
  for (const shown of [0, 1]) {
    await page.evaluate((shown) => {
      for (const [at, paper] of [...document.querySelectorAll<HTMLElement>('main article')].entries())
        paper.style.display = at === shown ? '' : 'none'
    }, shown)
    alone.push((await sheets()).length)
  }
  expect(Math.min(...alone)).toBeGreaterThan(0)
  expect(both).toHaveLength(alone.reduce((sum, one) => sum + one, 0))
})

test('wherever a page ends, headings stay with their text, rows and points are whole, and nothing is wider than the paper', async () => {
  const page = await printed()
  // What breaks over pages breaks over columns by the same rules, and there it can be seen. Each height ends the pages elsewhere.
  const found = await page.evaluate(brokenAt, { width: 688, tallest: 994, times: 40, step: 9 })
  expect(found.pages).toBeGreaterThan(80)
  expect(found.torn).toEqual([])
})

interface Papers {
  readonly width: number
  readonly tallest: number
  readonly times: number
  readonly step: number
}

/** Lays each contract out on pages of ever smaller heights, and answers what was torn. It stands alone, because it runs in the page. */
function brokenAt({ width, tallest, times, step }: Papers): { pages: number; torn: string[] } {
  const torn: string[] = []
  let pages = 0
  for (const paper of document.querySelectorAll<HTMLElement>('main article')) {
    const sheet = document.createElement('div')
    paper.before(sheet)
    sheet.append(paper)
    for (let time = 0; time < times; time += 1) {
      const height = tallest - time * step
      sheet.style.cssText = `columns: ${width}px; column-gap: 40px; column-fill: auto; width: ${width}px; height: ${height}px`
      const begin = sheet.getBoundingClientRect().left
      const pageOf = ({ left }: DOMRect) => Math.floor((left - begin + 1) / (width + 40))
      const first = (element: Element) => pageOf(element.getClientRects()[0] as DOMRect)
      const pagesOf = (element: Element) => new Set([...element.getClientRects()].map(pageOf))
      const told = (what: string, element: Element) =>
        torn.push(`${height}: ${what} “${element.textContent?.slice(0, 40)}”`)
      for (const heading of paper.querySelectorAll('h2, h3')) {
        const next = heading.nextElementSibling
        if (pagesOf(heading).size > 1) told('a heading is torn', heading)
        if (next && first(next) !== first(heading)) told('a heading is left alone', heading)
      }
      for (const whole of paper.querySelectorAll('tr, li, header, footer'))
        if (pagesOf(whole).size > 1) told('something is torn', whole)
      for (const one of paper.querySelectorAll('p, li, td, h2, h3')) {
        const { left, right } = one.getClientRects()[0] as DOMRect
        if (right - left > width + 1) told('something is too wide', one)
      }
      pages += Math.max(...[...paper.querySelectorAll('p, li, footer')].map((one) => Math.max(...pagesOf(one)))) + 1
    }
    sheet.replaceWith(paper)
  }
  return { pages, torn }
}
