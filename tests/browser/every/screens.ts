import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe } from '../axe.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { lostFocus } from '../focus.ts'
import { dismiss } from '../keys.ts'
import { hearMotion, motions } from '../motion.ts'
import type { Share } from '../paths/walk.ts'
import { type Place, placesOf, placesOfTheDay, placeWithVariants } from '../places.ts'
import { type Resize, reflow, resizer } from '../reflow.ts'
import { moveOn, show } from '../settled.ts'
import { languages, type Variant, variantsOf, widths } from '../variants.ts'
import { openAccountMenu } from './account-menu.ts'

/** What is wrong, on whichever screen. */
type Found = Readonly<Record<'axe' | 'reflow' | 'focus' | 'motion', string[]>>

/**
 * The screens of the table of routes with what is on them: one visit answers all that is asked of one. Each file takes a share of them, so that
 * workers visit them at once, and none is alone with all.
 */
export function screenShare({ nth, of }: Share): void {
  let browserFixture: BrowserFixture
  let places: readonly Place[]
  beforeAll(async () => {
    browserFixture = await openBrowserFixture()
    places = [...placesOfTheDay(await placesOf(browserFixture.shop)), await placeWithVariants(browserFixture.shop)]
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
          if (at % of === nth - 1 && place.as === as)
            for (const variant of variantsOf(at))
              if (variant.language === language) await visit(place, variant, { page, resize, found })
        if (as !== null) found.motion.push(...(await motionsOver(page)))
        await browserFixture.leave(page)
      }
    return found
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
}

interface Visiting {
  readonly page: Page
  readonly resize: Resize
  readonly found: Found
}

/** What moves where something opens over the page. */
async function motionsOver(page: Page): Promise<string[]> {
  await openAccountMenu(page)
  await dismiss(page.getByRole('menu'))
  await moveOn(page, '/brands')
  await page
    .getByRole('button', { name: /^(Sil|Delete): / })
    .first()
    .press('Enter')
  await page.getByRole('alertdialog').waitFor()
  return motions(page)
}
