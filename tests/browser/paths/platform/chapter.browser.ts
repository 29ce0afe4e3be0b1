import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { scales } from '#machines/platform/chapter/chapter.machine.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/chapter.paths.ts'

interface Desk extends PageFixture {
  /** The file of the chapter, as often as it is on its way. */
  readonly files: Route[]
}

/** A chapter of the statechart book; its file comes when the walk says so. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => ({ browserFixture, page: await browserFixture.visit(), files: [] }),
  open: async ({ page, files }) => {
    await page.addInitScript(holdPictures)
    await page.addInitScript(() => Object.assign(window, { print: () => {} }))
    await page.route('**/assets/session.chapter-*.json', (route) => void files.push(route))
    await page.goto('/statecharts?chart=session')
  },
  whose: () => [],
  quiet: 'all',
  answers: {
    read: async ({ type }, { fixture }) => {
      await expect.poll(() => fixture.files.length).toBe(1)
      const [route] = fixture.files.splice(0)
      await (type.startsWith('xstate.done.') ? route?.continue() : route?.abort())
      return { how: 'through' }
    },
    print: async (_, { page }) => {
      await page.locator('[data-tiles]').waitFor({ state: 'attached' })
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
      await page.locator('[data-tiles]').waitFor({ state: 'detached' })
      return { how: 'through' }
    },
    save: async ({ type }, { page }) => {
      const made = type.startsWith('xstate.done.')
      const came = made ? page.waitForEvent('download') : null
      await page.waitForFunction(() => (window as unknown as Held).held.length > 0)
      await page.evaluate((well) => {
        for (const go of (window as unknown as Held).held.splice(0)) go(well)
      }, made)
      if (came) expect((await came).suggestedFilename()).toBe('session.tr.png')
      return { how: 'through' }
    },
  },
  events: {
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    ENLARGE: (_, { page }) => page.getByRole('button', { name: 'Büyüt' }).click(),
    REDUCE: (_, { page }) => page.getByRole('button', { name: 'Küçült' }).click(),
    DOWNLOAD: async (_, { page }) => {
      await page.getByRole('button', { name: 'İndir' }).click()
      await page.getByRole('menuitem', { name: 'PNG' }).click()
    },
    FOCUS: async (_, { page }) => {
      await page.getByLabel('Bir duruma yakından bak').selectOption('in.steady')
    },
    CLOSE: (_, { page }) =>
      page.getByRole('list', { name: 'Kapatılabilen durumlar' }).getByRole('button').first().click(),
    PRINT: async (_, { page }) => {
      await page.getByRole('button', { name: 'Yazdır' }).click()
      await page.getByRole('menuitem', { name: 'A4' }).click()
    },
    FIT: (_, { page }) => page.getByRole('button', { name: 'Sayfaya sığdır' }).click(),
  },
  states: {
    reading: (page) => page.locator('[data-skeleton]').first().waitFor(),
    open: async (page, { walked }) => {
      const { scale } = walked.context as { scale: number | null }
      await expect.poll(() => factorOf(page)).toBe(scale === null ? null : scales[scale])
      await expect
        .poll(() => page.getByRole('button', { name: 'İndir' }).getAttribute('aria-busy'))
        .toBe(walked.matches({ open: 'saving' }) ? 'true' : null)
      await expect.poll(() => page.getByRole('alert').count()).toBe(walked.matches({ open: 'unsaved' }) ? 1 : 0)
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

interface Held {
  held: ((well: boolean) => void)[]
}

/** What makes a PNG waits until the walk says how it ends. */
function holdPictures(): void {
  const make = HTMLCanvasElement.prototype.toBlob
  const { held } = Object.assign(window, { held: [] } as Held)
  HTMLCanvasElement.prototype.toBlob = function (done, ...rest) {
    held.push((well) => (well ? make.call(this, done, ...rest) : done(null)))
  }
}
