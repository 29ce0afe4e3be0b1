import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { permits } from '#api/rules/platform/session.ts'
import type { FormContext, FormEvent, FormInput } from '#machines/catalog/product-form/form.types.ts'
import spec from '#tests/paths/catalog/product-form.paths.ts'
import { idOf, wrongTogether } from '#tests/paths/catalog/product-form.products.ts'
import { productIn } from '#tests/paths/catalog/product-form.shop.ts'
import { path, withWrong } from '#tests/paths/catalog/products.fixture.ts'
import { inBrowser, type Moment } from '#tests/paths/cover/browser.ts'
import type { Control } from '#tests/paths/cover/refusing.ts'
import { answered, type Desk, deskFor } from './product-desk.ts'
import { chooseNew, events } from './product-doings.ts'
import { isOnOffer } from './product-offers.ts'
import { button, field, inDetails, inFront, row } from './product-page.ts'
import { addTooMany, shareTooMany } from './product-pictures.ts'
import { states } from './product-states.ts'

const full = { mode: 'full', holder: { permissions: [100] } } satisfies Partial<FormInput>
const one = ['edit', 'add', 'looking', 'quick', 'validation.main_category', 'variant.too_many']

/** Products that break many rules at once: the page tells all of them beside one button. */
const inputs = {
  ...Object.fromEntries(Object.entries(spec.inputs).filter(([name]) => one.includes(name))),
  ...Object.fromEntries(Object.keys(wrongTogether).map((name) => [name, { ...full, id: idOf(name) }])),
}

/** The product form on its screen: new, stored, quick, for looking, and over products that only older rules let be stored. */
export default inBrowser({ ...spec, inputs })<Desk>({
  begin: deskFor,
  open: (desk) => desk.page.goto(desk.path),
  whose: ({ method, path: asked }, { holding }) => {
    if (asked === '/v1/files') return holding ? ['upload'] : []
    if (method !== 'GET') return asked.startsWith(path) ? ['save'] : []
    if (/\/categories\/\d+\/attributes$/.test(asked)) return ['open', 'loadAttributes']
    if (/\/products\/\d+$/.test(asked)) return ['open', 'compare']
    return /\/panel\/(shop|categories|options)$/.test(asked) ? ['open'] : []
  },
  reply: async ({ method, path: asked }, response, { id, wrong, browserFixture }) => {
    if (!wrong || method !== 'GET' || asked !== `${path}/${id}`) return response
    // It may be gone meanwhile.
    if (!response.ok) return response
    const { data, ...rest } = await response.json()
    return Response.json({ ...rest, data: withWrong(data, productIn(browserFixture.shop.own, wrong)) })
  },
  answers: { open: answered, loadAttributes: answered, save: answered, compare: answered },
  events,
  states,
  controls: {
    SUBMIT: async (_, { page, walked }) => {
      const { holder, id } = walked.context as FormContext
      const save = button(page, 'Kaydet')
      if (permits(holder, [id === null ? 602 : 603])) return { refused: save }
      // Whoever may only look has nothing to save with, and is told why.
      await page
        .getByRole('note')
        .getByText(/^Yetkiniz yok \(403\)\. Gereken yetki: “Ürünler.*: değiştirme”/)
        .waitFor()
      return { absent: save }
    },
    DELETE_VARIANT: (event, { page }) => ({
      refused: button(row(page, (event as { index?: number }).index ?? 0), /: sil$/),
    }),
    ADD_VARIANT: async (event, { page }) => {
      await chooseNew(page, event as never)
      return { refused: button(page, 'Varyant ekle') }
    },
    GENERATE: (_, { page }) => ({ refused: button(inFront(page), 'Oluştur') }),
    FILL_CODES: (_, { page }) => ({ refused: button(inFront(page), 'Doldur') }),
    MERGE: (_, { page }) => ({ refused: button(inFront(page), 'Birleştir ve kaydet') }),
    CHOOSE_MAIN_CATEGORY: headingOnly,
    ADD_IMAGES: tooManyDropped,
    SHARE_IMAGES: async (event, { page }) => {
      await inDetails(page, (event as Extract<FormEvent, { type: 'SHARE_IMAGES' }>).index, shareTooMany)
      return { absent: inFront(page) }
    },
  },
  may: isOnOffer,
})

/** A category that has others below it only holds them together: it is in the list, and nobody can take it. */
async function headingOnly(_: EventObject, { page }: Moment<Desk>): Promise<Control> {
  const typed = field(page, 'main_category_id')
  const before = await typed.inputValue()
  await typed.fill('Kadın')
  const heading = page.getByRole('option', { name: 'Kadın', exact: true })
  await heading.and(page.locator('[aria-disabled="true"]')).click({ force: true })
  await typed.press('Escape')
  await expect.poll(() => typed.inputValue()).toBe(before)
  return { absent: heading }
}

/** Of a drop that is too large only so many set out as there may be; the gallery says why. */
async function tooManyDropped(event: EventObject, { page, fixture }: Moment<Desk>): Promise<Control> {
  const { index, images } = event as Extract<FormEvent, { type: 'ADD_IMAGES' }>
  fixture.holding = true
  await inDetails(page, index, (details) => addTooMany(page, details, images.length))
  fixture.holding = false
  return { absent: inFront(page) }
}
