import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** What a page hears from the server: what it really says, nothing as yet, that it is broken, or that its lists are empty. */
export type Answer = 'real' | 'held' | 'broken' | 'empty'

export interface Answers {
  /** From now on; what was held until now is let through. */
  are(answer: Answer): Promise<void>
  /** Waits until at least one call is held. */
  held(): Promise<void>
  /** Waits until every call was answered. */
  quiet(): Promise<void>
}

const list = /\/v1\/panel\/(brands|products|categories|product-reviews|product-matches|orders|order-refunds|jobs)\?/

/** Lets a test say how the server answers the calls of a page. */
export async function answersOf(page: Page): Promise<Answers> {
  let now: Answer = 'real'
  let held: Route[] = []
  const open = new Set<unknown>()
  page.on('request', (request) => request.url().includes('/v1/') && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await page.route('**/v1/**', async (route) => {
    if (now === 'held') held.push(route)
    else if (now === 'broken') await route.fulfill({ status: 500, json: { status: -1, error: 'broken' } })
    else if (now === 'empty' && new URL(route.request().url()).pathname === '/v1/panel/catalog')
      await route.fulfill({ json: { status: 1, data: { products: 0, catalogIssues: [] } } })
    else if (now === 'empty' && list.test(route.request().url()))
      await route.fulfill({ json: { status: 1, data: { rows: [], total: 0, newest: 0 } } })
    else await route.fallback()
  })
  return {
    are: async (answer) => {
      now = answer
      const waiting = held
      held = []
      // A call of a screen that is gone meanwhile was given up.
      for (const route of waiting) await route.fallback().catch(() => {})
    },
    held: () => expect.poll(() => held.length).toBeGreaterThan(0),
    quiet: () => expect.poll(() => open.size, { interval: 10 }).toBe(0),
  }
}
