import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofTheDay } from '#tests/of-the-day.ts'
import { enter, hasFocus, walkTo } from '../keys.ts'
import { placesOf } from '../places.ts'
import { moveOn, show } from '../settled.ts'
import { openStage, type Stage } from '../stage.ts'

let stage: Stage
/** One of each screen: resources that share one have the same controls. By night all of them. */
let screens: readonly string[]
beforeAll(async () => {
  stage = await openStage()
  const places = (await placesOf(stage.shop)).filter(({ as }) => as !== null)
  screens = [...new Map(places.map(({ route, path }) => [process.env.NIGHT ? path : route.screen, path])).values()]
})
afterAll(() => stage.close())

const widths = [1440, 390]

// Every screen at one of them by day, at the other one on the next; by night at both.
describe.each(widths)('at %s px', (width) => {
  test('every stop of the Tab key shows that it has the focus, and nothing lies over all of it', async () => {
    const page = await stage.visit({ width, height: 700, motion: 'reduce' })
    const found: string[] = []
    await show(page, '/no-access')
    for (const path of screens.filter((_, at) => ofTheDay(widths, at).includes(width))) {
      await moveOn(page, path)
      const lost = await walkThrough(page)
      found.push(...lost.map((line) => `${path}: ${line}`))
    }
    expect(found).toEqual([])
    await stage.leave(page)
  })
})

test('the control: a stop without a ring, and one under something else, are found', async () => {
  const page = await stage.visit({ motion: 'reduce' })
  await show(page, '/brands/add')
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('main button')) one.style.outline = 'none'
    const cover = document.createElement('div')
    cover.style.cssText = 'position: fixed; inset: 0 0 auto; height: 48px; background: red; z-index: 9999'
    document.body.append(cover)
  })
  const lost = (await walkThrough(page)).join('\n')
  expect(lost).toContain('shows no ring')
  expect(lost).toContain('is hidden')
  await stage.leave(page)
})

test('the skip link is the first stop and leads past the menu', async () => {
  const page = await stage.visit()
  await show(page, '/brands')
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'İçeriğe geç' }))).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await stage.leave(page)
})

describe('the focus returns to what opened', () => {
  test.each([
    ['the question before a deletion', '/brands', /^Sil: /, 'alertdialog', 1440],
    ['the same from a menu of the row', '/products', /^İşlemler: /, 'alertdialog', 390],
    ['the quick form', '/products', 'Hızlı ekle', 'dialog', 1440],
    ['the acts of the page', '/products', 'Diğer işlemler', 'menu', 1440],
    ['the deletion of everything', '/products', 'Diğer işlemler', 'alertdialog', 1440],
    ['a filter', '/products', 'Filtre: Marka', 'dialog', 1440],
    ['the notifications', '/brands', /^Bildirimler/, 'dialog', 1440],
    ['the account', '/brands', /^Hesap/, 'menu', 1440],
    ['the languages', '/brands', /^Dil: /, 'menu', 1440],
    ['the menu of a narrow screen', '/brands', 'Menü', 'dialog', 390],
    ['the list of rules', '/products/add', /kural engelliyor/, 'dialog', 1440],
    ['a link in a text', '/products/add', 'Bağlantı', 'dialog', 1440],
  ] as const)('%s', async (_, path, name, role, width) => {
    const page = await stage.visit({ width })
    await show(page, path)
    const opener = page.getByRole('button', { name, exact: true }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole(role)
    const item = page.getByRole('menu').getByRole('menuitem', { name: /^(Sil|Tüm ürünleri sil)$/ })
    await opened.or(item).first().waitFor()
    if (role === 'alertdialog' && (await item.count()) > 0) await enter(page, item, 'ArrowDown')
    await opened.waitFor()
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(opener)).toBe(true)
    await stage.leave(page)
  })
})

test('the keys of a refused save open its list, which leads to the first invalid field', async () => {
  const page = await stage.visit()
  await show(page, '/brands/add')
  await page.locator('[id="translations.0.name"]').waitFor()
  await walkTo(page, page.getByRole('button', { name: 'Kaydet', exact: true }))
  await page.keyboard.press('Control+s')
  const first = page.getByRole('dialog', { name: 'Neden yapılamıyor' }).getByRole('button').first()
  await expect.poll(() => hasFocus(first)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(page.locator('[id="translations.0.name"]'))).toBe(true)
  await enter(page, page.getByRole('button', { name: /kural engelliyor/ }))
  const fix = page.getByRole('dialog').getByRole('button', { name: 'Marka adı' }).first()
  await enter(page, fix)
  await expect.poll(() => hasFocus(page.locator('[id="translations.0.name"]'))).toBe(true)
  await stage.leave(page)
})

test('a refused save leaves a long form where it is, pressed by mouse and by keys', async () => {
  const page = await stage.visit()
  await show(page, '/products/add')
  const save = page.getByRole('button', { name: 'Kaydet', exact: true })
  const { x, y } = (await save.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 8, y + 8)
  const list = page.getByRole('dialog', { name: 'Neden yapılamıyor' })
  await list.waitFor()
  await page.keyboard.press('Control+s')
  await expect.poll(() => hasFocus(list.getByRole('button').first())).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await stage.leave(page)
})

/** Tabs through the page once, from where the focus is and round by the top, and tells where it is not seen. */
async function walkThrough(page: Page): Promise<string[]> {
  const lost: string[] = []
  let round = false
  await page.evaluate(() => Object.assign(window, { seen: new WeakSet(), last: null }))
  let within = 0
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    round ||= !stop || stop.name.includes('İçeriğe geç')
    if (!stop) continue
    // A date has a stop for its day, month and year each, and one for its calendar.
    within = stop.same ? within + 1 : 0
    if (stop.same && within < 4) continue
    if (stop.again) return round ? lost : [...lost, `${stop.name} holds the Tab key`]
    lost.push(...stop.wrong.map((word) => `${stop.name} ${word}`))
  }
  return [...lost, 'the Tab key never came round']
}

function lookAtFocus() {
  const element = document.activeElement as HTMLElement | null
  if (!element || element === document.body) return null
  const known = window as unknown as { seen: WeakSet<Element>; last: Element | null }
  const [again, same] = [known.seen.has(element), known.last === element]
  known.seen.add(element)
  known.last = element
  const name = `${element.tagName} ${element.ariaLabel ?? element.id} ${element.textContent.slice(0, 30)}`
  const rings = (one: Element | null | undefined) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  }
  // A control inside a frame is marked by the frame.
  const framed = [element.parentElement, element.parentElement?.parentElement].some(rings)
  // In a grid that keeps the focus, the active cell is marked.
  const active = rings(document.getElementById(element.getAttribute('aria-activedescendant') ?? ''))
  const box = element.getBoundingClientRect()
  const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const))
  const inSight = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    return (
      top !== null &&
      (element.contains(top) || (top.contains(element) && top !== document.body && top.tagName !== 'HTML'))
    )
  })
  const wrong = [...(rings(element) || framed || active ? [] : ['shows no ring']), ...(inSight ? [] : ['is hidden'])]
  return { again, same, name, wrong }
}
