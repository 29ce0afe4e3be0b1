import type { Page } from 'playwright-core'

/** Waits until the page shows what it was asked for: its heading is there, and nothing on it is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const busy = document.querySelector('[aria-busy="true"], [data-skeleton], [role="progressbar"]')
    return document.querySelector('h1') !== null && busy === null
  })
}

/** Opens a path and waits until it shows what was asked for. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}
