import type { Page } from 'playwright-core'

const onItsWay = '[aria-busy="true"], [data-skeleton], [role="progressbar"]'

/** Waits until the page shows what it was asked for: its heading is there, and nothing on it is on its way any more. */
export async function settled(page: Page): Promise<void> {
  const there = (busy: string) => document.querySelector('h1') !== null && document.querySelector(busy) === null
  await page.waitForFunction(there, onItsWay).catch(async () => {
    throw new Error(`${page.url()} never settled:\n${await page.locator('body').ariaSnapshot()}`)
  })
}

/** Opens a path and waits until it shows what was asked for. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** Goes on to another path as a link does: without loading the panel anew. */
export async function moveOn(page: Page, path: string): Promise<void> {
  await setOut(page, path)
  await settled(page)
}

/** The same without waiting for what is there. */
export async function setOut(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Waits until nothing on the page moves any more; what moves for as long as something is on its way, such as a skeleton, is not waited for. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  )
}
