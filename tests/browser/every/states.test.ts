import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ofTheDay } from '#tests/of-the-day.ts'
import { type Answers, answersOf } from '../answers.ts'
import { axeInBothThemes } from '../axe.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { type Place, placesOf, placeWithVariants } from '../places.ts'
import { ofVariants } from '../screen-states/catalog/products.ts'
import { kinds, type SharedState } from '../screen-states/kinds.ts'
import type { ScreenState } from '../screen-states/screen-state.ts'
import { screens } from '../screen-states/screens.ts'
import { setOut, settled, show } from '../settled.ts'
import { type Variant, variantsOf } from '../variants.ts'

/** Every state of the components that screens share, and of each screen what it has of its own; filled they are seen by screens.ts. */

/** A screen in one of its states. */
interface View {
  readonly path: string
  readonly as: string | null
  readonly state: ScreenState
}

let browserFixture: BrowserFixture
let places: readonly Place[]
let withVariants: Place
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
  places = await placesOf(browserFixture.shop)
  withVariants = await placeWithVariants(browserFixture.shop)
})
afterAll(async () => {
  for (const { page } of await Promise.all(opened.values())) await browserFixture.leave(page)
  await browserFixture.close()
})

type Side = 'inside' | 'outside'

/** A page before or behind the door, and what it hears. */
interface Opened {
  readonly page: Page
  readonly answers: Answers
}

const opened = new Map<string, Promise<Opened>>()

/** Pages that ask nothing of the server, to set out from. */
const start: Readonly<Record<Side, string>> = { inside: '/no-access', outside: '/404' }

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]
const withOwn = Object.keys(screens).filter((screen) => screens[screen]?.own)

// Each in one language and at one width a day, in others on other days and beside its neighbours; by night in all. What can come about on any screen of
// a kind is seen where the kind is, and on another one of them every day; by night on each.
test.each(kindNames)('axe finds nothing in any state of what screens share: %s', async (kind) => {
  expect(await faultsOf(sharedViews(kind))).toEqual([])
})

test.each(withOwn)('axe finds nothing in any state of its own of %s', async (screen) => {
  expect(await faultsOf(ownViews(screen))).toEqual([])
})

function sharedViews(kind: keyof typeof kinds): readonly View[] {
  const { at: home, states } = kinds[kind] as { at: string; states: readonly SharedState[] }
  const ofKind = places.filter(({ route }) => screens[route.screen]?.is.includes(kind))
  return states.flatMap((state, at) => {
    const here = placeAt(state.at ?? home)
    const others = state.anywhere ? ofKind.filter(({ path }) => path !== here.path) : []
    return [here, ...ofTheDay(others, at)].map(({ path, as }) => ({ path, as, state }))
  })
}

function ownViews(screen: string): readonly View[] {
  const { own = [], again = [] } = screens[screen] ?? {}
  const place = places.find(({ route }) => route.screen === screen)
  if (!place) throw new Error(`${screen} stands at no path`)
  const of = ({ path, as }: Place, states: readonly ScreenState[]) => states.map((state) => ({ path, as, state }))
  return [
    ...of(place, process.env.NIGHT ? [...own, ...again] : own),
    ...(place.route.screen === withVariants.route.screen ? of(withVariants, ofVariants) : []),
  ]
}

function placeAt(path: string): Place {
  const place = places.find(({ route }) => route.path === path)
  if (!place) throw new Error(`${path} is not in the table of routes`)
  return place
}

/** What axe finds at these views, one after another on the page of their side and language. */
async function faultsOf(views: readonly View[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const [at, view] of views.entries())
    for (const variant of variantsOf(at)) found.push(...(await faultsIn(view, variant)))
  return found
}

async function faultsIn({ path, as, state }: View, { language, width }: Variant): Promise<readonly string[]> {
  const side = as === null ? 'outside' : 'inside'
  const { page, answers } = await openedFor(side, language)
  const where = `${path}, ${state.name}, ${language}, ${width} px`
  await page.setViewportSize({ width, height: 900 })
  // After a view that could not be left.
  if (new URL(page.url(), browserFixture.url).pathname !== start[side]) {
    await answers.are('real')
    await show(page, start[side])
  }
  await answers.are(state.answer ?? 'real')
  await setOut(page, addressOf(state, path))
  if (state.answer === 'held') await answers.held()
  else {
    await answers.quiet()
    await settled(page)
  }
  const end = await state.act?.(page).catch((cause: unknown) => {
    throw new Error(`${where} could not be reached`, { cause })
  })
  const found = await axeInBothThemes(page)
  if (typeof end === 'function') end()
  await answers.are('real')
  await leave(page, start[side])
  return found.map((line) => `${where}: ${line}`)
}

/** One page for all that is seen on its side in its language. */
function openedFor(side: Side, language: Variant['language']): Promise<Opened> {
  const key = `${side} ${language}`
  const known = opened.get(key) ?? open(side, language)
  opened.set(key, known)
  return known
}

async function open(side: Side, language: Variant['language']): Promise<Opened> {
  const page = await browserFixture.visit({
    language,
    motion: 'reduce',
    as: side === 'outside' ? null : browserFixture.shop.admin,
  })
  const answers = await answersOf(page)
  await show(page, start[side])
  return { page, answers }
}

function addressOf(state: ScreenState, path: string): string {
  if (state.path !== undefined) return state.path
  return state.query === undefined ? path : path.replace(/\?.*/, '') + state.query
}

/** Back to the start: what is open is closed, and what was typed is let go. */
async function leave(page: Page, to: string): Promise<void> {
  // The one of the question: a page may have a button of that name too.
  const discard = page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Değişiklikleri bırak|Discard changes)$/ })
  if ((await discard.count()) === 0) {
    if ((await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').count()) > 0)
      await page.keyboard.press('Escape')
    await setOut(page, to)
  }
  const next = (path: string) => {
    if (location.pathname === path) return 'there'
    const buttons = [...document.querySelectorAll('[role="alertdialog"] button')]
    return buttons.some((one) => /^(Değişiklikleri bırak|Discard changes)$/.test(one.textContent)) && 'asked'
  }
  if ((await (await page.waitForFunction(next, to)).jsonValue()) === 'asked') {
    await discard.press('Enter')
    await discard.waitFor({ state: 'detached' })
    await setOut(page, to)
  }
  await settled(page)
}
