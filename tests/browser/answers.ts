import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { type HeldCall, hearCalls } from './calls.ts'

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

const list = /^\/v1\/panel\/(brands|products|categories|product-reviews|product-matches|orders|order-refunds|jobs)$/

/** Lets a test say how the server answers the calls of a page. */
export async function answersOf(page: Page): Promise<Answers> {
  let now: Answer = 'real'
  let held: HeldCall[] = []
  const open = new Set<Request>()
  page.on('request', (request) => request.url().includes('/v1/') && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await hearCalls(page, /^\/v1\//, async (call) => {
    const { pathname, search } = new URL(call.request.url)
    if (now === 'held') held.push(call)
    else if (now === 'broken') await call.fulfill({ status: 500, json: { status: -1, error: 'broken' } })
    else if (now === 'empty' && pathname === '/v1/panel/catalog')
      await call.fulfill({ json: { status: 1, data: { products: 0, catalogIssues: [] } } })
    else if (now === 'empty' && list.test(pathname) && search !== '')
      await call.fulfill({ json: { status: 1, data: { rows: [], total: 0, newest: 0 } } })
    else await call.fallback()
  })
  return {
    are: async (answer) => {
      now = answer
      const waiting = held
      held = []
      for (const call of waiting) await call.fallback()
    },
    held: () => expect.poll(() => held.length).toBeGreaterThan(0),
    quiet: () => expect.poll(() => [...open].map((call) => call.url()), { interval: 10 }).toEqual([]),
  }
}
