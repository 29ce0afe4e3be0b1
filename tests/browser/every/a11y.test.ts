import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofTheDay } from '#tests/of-the-day.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { type Answers, answersOf } from '../answers.ts'
import { axe } from '../axe.ts'
import { type Look, looks, variantLooks } from '../looks.ts'
import { placesOf } from '../places.ts'
import { setOut, settled, show } from '../settled.ts'
import { openStage, type Stage, type Visit } from '../stage.ts'

/** A screen in one of its looks. */
interface View {
  readonly screen: string
  readonly path: string
  readonly as: string | null
  readonly look: Look
}

let stage: Stage
let views: readonly View[]
beforeAll(async () => {
  stage = await openStage()
  views = await viewsOf()
})
afterAll(() => stage.close())

type Side = 'inside' | 'outside'

/** A page before or behind the gate, and what it hears. */
interface Guest {
  readonly page: Page
  readonly answers: Answers
}

/** Pages that ask nothing of the server, to set out from. */
const start: Readonly<Record<Side, string>> = { inside: '/no-access', outside: '/404' }

const widths = [1440, 390] as const
const dress = [
  ['tr', 'light', 0],
  ['en', 'dark', 1],
  ['en', 'light', 0],
  ['tr', 'dark', 1],
] as const

// Every screen with what is on it in both languages, both themes and at both widths: once in tr light, and at the other width in en dark. What else
// it can show is looked at in one of the two, another one every day; by night all of it in both, and the other way round as well.
describe.each(process.env.NIGHT ? dress : dress.slice(0, 2))('in %s, %s', (language, theme, turn) => {
  let pages: Readonly<Record<Side, Guest>>
  beforeAll(async () => {
    const guest = async (visit: Visit): Promise<Guest> => {
      const page = await stage.visit({ language, theme, motion: 'reduce', ...visit })
      return { page, answers: await answersOf(page) }
    }
    pages = { inside: await guest({}), outside: await guest({ as: null }) }
  })
  afterAll(async () => {
    for (const { page } of Object.values(pages)) await stage.leave(page)
  })

  test.each(Object.keys(looks))('axe finds nothing on %s, however it looks', async (screen) => {
    const found: string[] = []
    for (const [at, { path, as, look }] of views.filter((view) => view.screen === screen).entries()) {
      if (!process.env.NIGHT && look.name !== 'filled' && !ofTheDay([0, 1], at).includes(turn)) continue
      const side = as === null ? 'outside' : 'inside'
      const { page, answers } = pages[side]
      const width = widths[(at + turn) % 2] ?? 1440
      const where = `${path}, ${look.name}, ${width} px`
      await page.setViewportSize({ width, height: 900 })
      // The first of all, or one after a view that could not be left.
      if (new URL(page.url(), stage.url).pathname !== start[side]) await show(page, start[side])
      await answers.are(look.answer ?? 'real')
      await setOut(page, path + (look.query ?? ''))
      if (look.answer === 'held') await answers.held()
      else {
        await answers.quiet()
        await settled(page)
      }
      await look.act?.(page).catch((cause: unknown) => {
        throw new Error(`${where} could not be reached`, { cause })
      })
      found.push(...(await axe(page)).map((line) => `${where}: ${line}`))
      await answers.are('real')
      await leave(page, start[side])
    }
    expect(found).toEqual([])
  })
})

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
])('the control: axe finds %s', async (_, harm, expected) => {
  const page = await stage.visit()
  await show(page, '/brands/add')
  expect(await axe(page)).toEqual([])
  await page.evaluate(harm)
  expect(await axe(page)).toContainEqual(expect.stringMatching(expected))
  await stage.leave(page)
})

/** What differs from resource to resource where they share a screen: its columns or fields, and what is told at them. */
const ownLooks: readonly string[] = ['filled', 'refused']

async function viewsOf(): Promise<readonly View[]> {
  const { shop } = stage
  const varied = await shop.call('POST', '/v1/panel/products', {
    body: productInput(shop.own, {
      product_type_id: 2,
      selected_options: [shop.own.option.beden],
      variants: [shop.own.option.s, shop.own.option.m].map((option_value_id, at) =>
        variant({ is_default: at === 0 ? 1 : 0, options: [{ option_id: shop.own.option.beden, option_value_id }] }),
      ),
    }),
  })
  const places = await placesOf(shop)
  return [
    ...places.flatMap(({ route, path, as }, at) => {
      const again = places.slice(0, at).some((earlier) => earlier.route.screen === route.screen)
      return (looks[route.screen] ?? [])
        .filter(({ name }) => !again || ownLooks.includes(name))
        .map((look) => ({ screen: route.screen, path, as, look }))
    }),
    ...variantLooks.map((look) => ({
      screen: 'catalog/products/ProductForm',
      path: `/products/edit/${varied.body.data.id}`,
      as: shop.admin,
      look,
    })),
  ]
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
