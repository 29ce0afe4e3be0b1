import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe } from '../axe.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { lostFocus } from '../focus.ts'
import { hearMotion, motions } from '../motion.ts'
import { type Place, placesOf, placeWithVariants } from '../places.ts'
import { type Resize, reflow, resizer } from '../reflow.ts'
import { moveOn, show } from '../settled.ts'
import { languages, type Variant, variantsOf, widths } from '../variants.ts'

/** Every screen of the table of routes with what is on it: one visit answers all that is asked of it. */

/** What is wrong, on whichever screen. */
type Found = Readonly<Record<'axe' | 'reflow' | 'focus' | 'motion', string[]>>

let browserFixture: BrowserFixture
let places: readonly Place[]
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  places = [...(await placesOf(browserFixture.shop)), await placeWithVariants(browserFixture.shop)]
})
afterAll(() => browserFixture.close())

let visited: Promise<Found> | undefined
const found = (): Promise<Found> => (visited ??= visitAll())

test('axe finds nothing on any screen, wide or narrow, light or dark', async () => {
  expect((await found()).axe).toEqual([])
})

test('no page scrolls sideways at 320 px and at double size', async () => {
  expect((await found()).reflow).toEqual([])
})

test('every stop of the Tab key shows that it has the focus, and nothing lies over all of it', async () => {
  expect((await found()).focus).toEqual([])
})

test('where motion is unwanted nothing moves on any screen, also while it is on its way', async () => {
  expect((await found()).motion).toEqual([])
})

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
    await openAccount(page)
    expect(await motions(page)).not.toEqual([])
    await browserFixture.leave(page)
  })
})

/** Every screen, from inside and from before the door: in one language a day, in the other one on another day; by night in both. */
async function visitAll(): Promise<Found> {
  const found: Found = { axe: [], reflow: [], focus: [], motion: [] }
  for (const language of languages)
    for (const as of [browserFixture.shop.admin, null]) {
      const page = await browserFixture.visit({ language, motion: 'reduce', as })
      await hearMotion(page)
      await show(page, as === null ? '/404' : '/no-access')
      const resize = await resizer(page)
      for (const [at, place] of places.entries())
        for (const variant of variantsOf(at))
          if (place.as === as && variant.language === language) await visit(place, variant, { page, resize, found })
      if (as !== null) found.motion.push(...(await motionsOver(page)))
      await browserFixture.leave(page)
    }
  return found
}

interface Visiting {
  readonly page: Page
  readonly resize: Resize
  readonly found: Found
}

async function visit(place: Place, { width, language }: Variant, { page, resize, found }: Visiting): Promise<void> {
  const { path } = place
  const note = (what: keyof Found, lines: readonly string[]) =>
    found[what].push(...lines.map((line) => `${path}, ${language}, opened at ${width} px: ${line}`))
  await resize({ width, height: 700 })
  await moveOn(page, path)
  note('axe', await axe(page))
  await resize({ width: widths.find((one) => one !== width) ?? width, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  note(
    'axe',
    (await axe(page)).map((line) => `dark and at the other width ${line}`),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  if (owesFocus(place)) note('focus', await lostFocus(page))
  note('reflow', await reflow(page, resize))
  note('motion', await motions(page))
}

/** One of each screen: resources that share one have the same controls. By night all of them. */
function owesFocus(place: Place): boolean {
  return Boolean(process.env.NIGHT) || places.findLast(({ route }) => route.screen === place.route.screen) === place
}

/** What moves where something opens over the page. */
async function motionsOver(page: Page): Promise<string[]> {
  await openAccount(page)
  await page.keyboard.press('Escape')
  await moveOn(page, '/brands')
  await page
    .getByRole('button', { name: /^(Sil|Delete): / })
    .first()
    .press('Enter')
  await page.getByRole('alertdialog').waitFor()
  return motions(page)
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Hesap|Account)/ }).press('Enter')
  await page.getByRole('menu').waitFor()
}
