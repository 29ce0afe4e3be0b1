import type { Page } from 'playwright-core'
import { hearNothing } from './calls.ts'
import type { Kept } from './profiles.ts'

/** Prepares a page once, for all who go on in it. */
export type Going = (page: Page) => Promise<unknown>

/** What a page keeps of whoever tells it, whatever it loads next: a page that was told any of it is closed when it is left. */
const forGood = [
  ...(['addInitScript', 'exposeBinding', 'exposeFunction', 'on', 'once', 'route', 'routeFromHAR'] as const),
  ...(['routeWebSocket', 'setExtraHTTPHeaders', 'setViewportSize', 'emulateMedia', 'addLocatorHandler'] as const),
]

const whole = new WeakMap<Page, Going>()

/** A new page that others may go on in, for as long as it is told nothing that stays. */
export async function watchPage(page: Page, going: Going): Promise<Page> {
  await going(page)
  for (const name of forGood) {
    const own = page[name].bind(page) as (...told: never[]) => unknown
    Object.assign(page, {
      [name]: (...told: never[]) => {
        whole.delete(page)
        return own(...told)
      },
    })
  }
  whole.set(page, going)
  return page
}

/** Whom it was prepared for, if it is as it was then. */
export function isWhole(page: Page): Going | undefined {
  return page.isClosed() ? undefined : whole.get(page)
}

const restingPlace = '/config.json'

/** Ends what the page shows, so that nothing of it is left: no document, no history, nothing in its own store. */
export async function rest(page: Page): Promise<void> {
  hearNothing(page)
  await page.goto(restingPlace)
  await page.evaluate(() => sessionStorage.clear())
  const wire = await page.context().newCDPSession(page)
  await wire.send('Page.resetNavigationHistory')
  await wire.detach()
}

/** The same page for somebody else, who finds it as new. */
export async function goOn(page: Page, kept: Kept): Promise<Page> {
  const found = await page.evaluate(() => ({
    at: location.pathname,
    before: history.length - 1,
    store: Object.fromEntries(Object.entries(localStorage)),
    ofPage: sessionStorage.length,
    named: window.name,
    others: document.querySelectorAll('script').length,
  }))
  const store = Object.fromEntries(kept.map(({ name, value }) => [name, value]))
  const clean = { at: restingPlace, before: 0, store, ofPage: 0, named: '', others: 0 }
  const sorted = (all: object) => JSON.stringify(Object.entries(all).sort())
  if (sorted({ ...found, store: sorted(found.store) }) !== sorted({ ...clean, store: sorted(store) }))
    throw new Error(`a page was left with something of before: ${JSON.stringify(found)}`)
  return page
}
