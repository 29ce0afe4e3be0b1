import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { scales } from '#machines/platform/chapter/chapter.machine.ts'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/chapter.paths.ts'

interface Desk extends Scene {
  /** The file of the chapter, on its way. */
  readonly file: PromiseWithResolvers<Route>
}

/** A chapter of the statechart book; its file comes when the walk says so. */
export default inBrowser(spec)<Desk>({
  begin: async (stage) => ({ stage, page: await stage.visit(), file: Promise.withResolvers<Route>() }),
  open: async ({ page, file }) => {
    await page.route('**/assets/session.chapter-*.json', (route) => file.resolve(route))
    await page.goto('/statecharts?chart=session')
  },
  whose: () => [],
  quiet: 'all',
  answers: {
    read: async ({ type }, { scene }) => {
      const route = await scene.file.promise
      await (type.startsWith('xstate.done.') ? route.continue() : route.abort())
      return { how: 'through' }
    },
  },
  events: {
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    ENLARGE: (_, { page }) => page.getByRole('button', { name: 'Büyüt' }).click(),
    REDUCE: (_, { page }) => page.getByRole('button', { name: 'Küçült' }).click(),
    FIT: (_, { page }) => page.getByRole('button', { name: 'Sayfaya sığdır' }).click(),
  },
  states: {
    reading: (page) => page.locator('[data-skeleton]').first().waitFor(),
    open: async (page, { walked }) => {
      const { scale } = walked.context as { scale: number | null }
      await expect.poll(() => factorOf(page), { timeout: 5000 }).toBe(scale === null ? null : scales[scale])
    },
    unreadable: (page) => page.getByRole('button', { name: 'Tekrar dene' }).waitFor(),
  },
})

/** How many times its own size the picture has; `null` where it fits the page. */
function factorOf(page: Page): Promise<number | null> {
  return page.getByRole('img', { name: 'Şema: Oturum' }).evaluate((svg) => {
    if (!svg.hasAttribute('height')) return null
    return Number(svg.getAttribute('height')) / (svg as unknown as SVGSVGElement).viewBox.baseVal.height
  })
}
