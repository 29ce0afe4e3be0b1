import type { Page } from 'playwright-core'

/** Calls of a page to the API, by a part of their address: `/v1/panel/brands`, `/v1/panel/products/`. */
type Address = string | RegExp

/** Lets calls wait until they are let go: what a slow network shows. */
export async function holdCalls(page: Page, address: Address): Promise<{ release(): Promise<void> }> {
  const waiting: (() => void)[] = []
  let held = true
  await page.route(matching(address), async (route) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve))
    // The page may have gone on meanwhile.
    await route.fallback().catch(() => {})
  })
  return {
    release: async () => {
      held = false
      for (const go of waiting.splice(0)) go()
      await page.unroute(matching(address)).catch(() => {})
    },
  }
}

/** Has calls answered with this failure, until the page is closed or `page.unrouteAll()`. */
export async function failCalls(page: Page, address: Address, status = 503, error = 'request.unavailable') {
  await page.route(matching(address), (route) => route.fulfill({ status, json: { status: 0, error } }))
}

/** Has a list answered as empty. */
export async function emptyList(page: Page, address: Address): Promise<void> {
  await page.route(matching(address), (route) =>
    route.fulfill({ json: { status: 1, data: { rows: [], total: 0, newest: 0 } } }),
  )
}

function matching(address: Address) {
  return (url: URL) =>
    typeof address === 'string'
      ? (url.pathname + url.search).includes(address)
      : address.test(url.pathname + url.search)
}
