import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { carriedBy } from './payloads.ts'

interface Sink {
  /** The numbers of the payloads in this text that run. */
  firedBy(text: string): Promise<ReadonlySet<number>>
  close(): Promise<void>
}

/** A page that takes whatever text it is given for markup. */
export async function openSink(browser: Browser): Promise<Sink> {
  const context = await browser.newContext()
  let text = ''
  await context.route('http://sink.invalid/*', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><title>x</title><body>${text}` })
      : route.fulfill({ status: 404, body: '' }),
  )
  await context.addInitScript(() => {
    Object.assign(window, { fired: (n: number) => console.log('fired', n) })
  })
  const page = await context.newPage()
  const fired = new Set<number>()
  page.on('console', (message) => {
    const [, n] = /^fired (\d+)$/.exec(message.text()) ?? []
    if (n) fired.add(Number(n))
  })
  return {
    firedBy: async (given: string): Promise<ReadonlySet<number>> => {
      text = given
      fired.clear()
      await page.goto('http://sink.invalid/')
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('a, button, b'))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      })
      const expected = carriedBy(given)
      // Those that should fire are waited for; those that should not get the time of a frame and of everything that loads.
      if (expected.length > 0) await expect.poll(() => expected.filter((n) => !fired.has(n))).toEqual([])
      else await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      return new Set(fired)
    },
    close: () => context.close(),
  }
}
