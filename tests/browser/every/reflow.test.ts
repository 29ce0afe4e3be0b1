import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productInput, variant } from '#tests/product-input.ts'
import { placesOf } from '../places.ts'
import { moveOn, settled, show } from '../settled.ts'
import { openStage, type Stage, type Visit } from '../stage.ts'

let stage: Stage
let paths: { readonly inside: readonly string[]; readonly open: readonly string[] }
beforeAll(async () => {
  stage = await openStage()
  const { own, call } = { own: stage.shop.own, call: stage.shop.call }
  const { beden, s, m } = own.option
  const varied = productInput(own, {
    product_type_id: 2,
    selected_options: [beden],
    variants: [s, m].map((option_value_id, at) =>
      variant({ is_default: at === 0 ? 1 : 0, options: [{ option_id: beden, option_value_id }] }),
    ),
  })
  const { body } = await call('POST', '/v1/panel/products', { body: varied })
  const places = await placesOf(stage.shop)
  const of = (nobody: boolean) => places.filter(({ as }) => (as === null) === nobody).map(({ path }) => path)
  paths = { inside: [...of(false), `/products/edit/${body.data.id}`], open: of(true) }
})
afterAll(() => stage.close())

/** What is seen of every screen, one after another, on a page of this kind. */
async function onEach(how: Visit, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const [as, list] of [
    [stage.shop.admin, paths.inside],
    [null, paths.open],
  ] as const) {
    const page = await stage.visit({ ...how, as })
    await show(page, list[0] ?? '/')
    for (const path of list) {
      await moveOn(page, path)
      found.push(...(await look(page)).map((line) => `${path}: ${line}`))
    }
    await stage.leave(page)
  }
  return found
}

const sizes = [
  ['320 px', { width: 320, height: 640 }],
  // Twice as large on a screen of 1440 px.
  ['200 %', { width: 720, height: 450 }],
] as const

test.each(['tr', 'en'] as const)('no page scrolls sideways at 320 px and at double size, in %s', async (language) => {
  const found = await onEach({ scale: 2, language }, async (page) => {
    const wide: string[] = []
    for (const [name, size] of sizes) {
      await page.setViewportSize(size)
      await drawn(page)
      wide.push(...(await sideways(page)).map((line) => `at ${name} ${line}`))
    }
    return wide
  })
  expect(found).toEqual([])
})

test('the control: what is too wide is found', async () => {
  const page = await stage.visit({ width: 320 })
  await show(page, '/brands')
  await page.evaluate(() => {
    document.querySelector('h1')?.style.setProperty('min-width', '400px')
  })
  expect(await sideways(page)).toContainEqual(expect.stringContaining('the page is'))
  await stage.leave(page)
})

describe('where motion is unwanted', () => {
  test('nothing moves on any screen, also while it is on its way', async () => {
    const page = await stage.visit({ motion: 'reduce' })
    await hearMotion(page)
    await show(page, '/no-access')
    for (const path of paths.inside) await moveOn(page, path)
    await page.getByRole('button', { name: /^Hesap/ }).press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await moveOn(page, '/brands')
    await page
      .getByRole('button', { name: /^Sil: / })
      .first()
      .press('Enter')
    await page.getByRole('alertdialog').waitFor()
    expect(await motions(page)).toEqual([])
    await stage.leave(page)
  })

  test('the control: elsewhere something does', async () => {
    const page = await stage.visit()
    await hearMotion(page)
    await show(page, '/brands')
    await page.getByRole('button', { name: /^Hesap/ }).press('Enter')
    await page.getByRole('menu').waitFor()
    expect(await motions(page)).not.toEqual([])
    await stage.leave(page)
  })
})

/** Waits until what answers to the new size was drawn. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await settled(page)
}

/** What makes the page scroll sideways, and what scrolls so by itself without being a region that keys can scroll. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement as HTMLElement
    const wide = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : []
    const scrollers = [...document.querySelectorAll<HTMLElement>('main *, body > div *')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX),
    )
    const reachable = (one: HTMLElement) =>
      one.matches('textarea, [role="tablist"], [role="tablist"] *') ||
      one.querySelector('a[href], button, input, select, [tabindex="0"]') !== null ||
      (one.tabIndex >= 0 && (one.ariaLabel ?? one.getAttribute('aria-labelledby')) !== null)
    return [...wide, ...scrollers.filter((one) => !reachable(one)).map((one) => `${one.className} scrolls unreached`)]
  })
}

/** Notes every transition and animation that begins on the page. */
async function hearMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    for (const type of ['transitionrun', 'animationstart'] as const)
      document.addEventListener(
        type,
        (event) => {
          const { animationDuration, transitionDuration } = getComputedStyle(event.target as Element)
          const durations = `${animationDuration},${transitionDuration}`.split(',').map(Number.parseFloat)
          // A hundredth of a millisecond is no motion: it only tells the kit that there was one.
          if (Math.max(...durations) > 0.001) begun.push(`${type} of ${(event.target as Element).className}`)
        },
        true,
      )
  })
}

function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set((window as unknown as { begun: string[] }).begun)])
}
