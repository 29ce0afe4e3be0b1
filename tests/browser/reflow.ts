import type { CDPSession, Page } from 'playwright-core'
import { settled } from './settled.ts'

export interface Size {
  readonly width: number
  readonly height: number
  /** How many pixels of the screen one of the page is; 1 unless said otherwise. */
  readonly scale?: number
}

const narrow = [
  ['320 px', { width: 320, height: 640, scale: 2 }],
  // Twice as large on a screen of 1440 px.
  ['200 %', { width: 720, height: 450, scale: 2 }],
] as const

/** A phone of 390 px zoomed to twice its size, as the order is looked at on the way to a parcel. */
const narrower = [['195 px', { width: 195, height: 400, scale: 2 }]] as const

/** Gives the page another size: nothing of it is loaded anew. */
export type Resize = (size: Size) => Promise<void>

export async function resizer(page: Page): Promise<Resize> {
  const wire: CDPSession = await page.context().newCDPSession(page)
  return async ({ width, height, scale = 1 }) => {
    await wire.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false })
  }
}

/** What scrolls sideways at 320 px and at double size, and on an order also where a phone is zoomed. */
export async function reflow(page: Page, resize: Resize): Promise<string[]> {
  const wide: string[] = []
  for (const [name, size] of isOrder(page) ? [...narrow, ...narrower] : narrow) {
    await resize(size)
    await page.waitForFunction((width) => innerWidth === width, size.width)
    await drawn(page)
    wide.push(...(await sideways(page)).map((line) => `at ${name} ${line}`))
  }
  return wide
}

function isOrder(page: Page): boolean {
  return /\/orders\/edit\/\d+$/.test(new URL(page.url()).pathname)
}

/** Waits until what answers to the new size was drawn. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await settled(page)
}

/** What makes the page scroll sideways, and what scrolls so by itself without being a region that keys can scroll. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement as HTMLElement
    const wide = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    const scrollers = [...document.querySelectorAll<HTMLElement>('main *, body > div *')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX),
    )
    const reachable = (one: HTMLElement) =>
      one.matches('textarea, [role="tablist"], [role="tablist"] *') ||
      one.querySelector('a[href], button, input, select, [tabindex="0"]') !== null ||
      (one.tabIndex >= 0 && (one.ariaLabel ?? one.getAttribute('aria-labelledby')) !== null)
    return [...wide, ...scrollers.filter((one) => !reachable(one)).map((one) => `${one.className} scrolls unreached`)]
  })
}
