import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe } from '../axe.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { lostFocus } from '../focus.ts'
import { hearMotion, motions } from '../motion.ts'
import { reflow, resizer } from '../reflow.ts'
import { show } from '../settled.ts'
import { languages } from '../variants.ts'
import { openAccountMenu } from './account-menu.ts'

/** The frame around every screen, and that what is asked of screens (`screens.ts`) can fail. */

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

test.each([1200, 1280, 1366, 1440])(
  'at %i px the words of the menu end before the tools of the bar begin',
  async (width) => {
    for (const language of languages) {
      const page = await browserFixture.visit({ width, language })
      await show(page, '/no-access')
      const last = await page.getByRole('banner').getByRole('menubar').getByRole('menuitem').last().boundingBox()
      const search = await page.getByRole('banner').locator('[aria-keyshortcuts]').boundingBox()
      expect((last?.x ?? Number.NaN) + (last?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? Number.NaN)
      await browserFixture.leave(page)
    }
  },
)

describe('the control', () => {
  test.each([
    ['a field without its label', () => document.querySelector('label')?.remove(), /^label: /],
    [
      'words too faint to read',
      () => document.querySelector('h1')?.style.setProperty('color', '#ccc'),
      /^color-contrast: .*h1/,
    ],
    [
      'a target too small to hit',
      () => {
        for (const one of document.querySelectorAll('button')) one.style.cssText = 'all: unset; width: 9px; height: 9px'
      },
      /^target-size: /,
    ],
  ])('axe finds %s', async (_, harm, expected) => {
    const page = await browserFixture.visit()
    await show(page, '/brands/add')
    expect(await axe(page)).toEqual([])
    await page.evaluate(harm)
    expect(await axe(page)).toContainEqual(expect.stringMatching(expected))
    await browserFixture.leave(page)
  })

  test('what is too wide is found', async () => {
    const page = await browserFixture.visit()
    await show(page, '/brands')
    await page.evaluate(() => {
      document.querySelector('h1')?.style.setProperty('min-width', '400px')
    })
    expect(await reflow(page, await resizer(page))).toContainEqual(expect.stringContaining('the page is'))
    await browserFixture.leave(page)
  })

  test('a stop without a ring, and one under something else, are found', async () => {
    const page = await browserFixture.visit({ motion: 'reduce' })
    await show(page, '/brands/add')
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('main button')) one.style.outline = 'none'
      const cover = document.createElement('div')
      cover.style.cssText = 'position: fixed; inset: 0 0 auto; height: 48px; background: red; z-index: 9999'
      document.body.append(cover)
    })
    const lost = (await lostFocus(page)).join('\n')
    expect(lost).toContain('shows no ring')
    expect(lost).toContain('is hidden')
    await browserFixture.leave(page)
  })

  test('where motion is not unwanted something moves', async () => {
    const page = await browserFixture.visit()
    await hearMotion(page)
    await show(page, '/brands')
    await openAccountMenu(page)
    expect(await motions(page)).not.toEqual([])
    await browserFixture.leave(page)
  })
})
