import type { Page } from 'playwright-core'
import type { BrowserFixture, Person } from '#tests/browser/browser-fixture.ts'
import { settled, show } from '#tests/browser/settled.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import type { Flow } from './flow.ts'
import { tradeFlows } from './trade-flows.ts'

const brands = /^\/v1\/panel\/brands$/
const oneBrand = /^\/v1\/panel\/brands\/\d+$/
/** Found also while a dialog lies over it; the one that its tab shows. */
const nameField = '[id^="translations."][id$=".name"]:visible'
let nth = 0

const signIn: Flow = {
  name: 'signing in',
  at: ['POST', /^\/v1\/auth\/login$/],
  says: 'notSent',
  open: true,
  never: [404, 409, 413],
  // Whoever signs in twice has two sessions; the older one runs out.
  lost: 2,
  ready: async (browserFixture, visit) => {
    const person = await letIn(browserFixture)
    const page = await visit(null)
    await page.goto('/auth/login')
    const email = page.getByLabel('E-posta')
    const password = page.getByLabel('Parola')
    await email.fill(person.email)
    await password.fill(person.password)
    return {
      page,
      go: () => page.keyboard.press('Enter'),
      kept: async () => [await email.inputValue(), await password.inputValue()],
      done: () => page.getByRole('banner').waitFor(),
    }
  },
}

let known: Promise<Person> | undefined
function letIn(browserFixture: BrowserFixture): Promise<Person> {
  known ??= browserFixture.letIn(browserFixture.shop.own.employee_id)
  return known
}

const addBrand: Flow = {
  name: 'adding a brand',
  at: ['POST', brands],
  says: 'notSaved',
  // Nobody can have changed or deleted what is not stored yet.
  never: [404, 409],
  ready: async (_, visit) => {
    const page = await visit(undefined)
    await show(page, '/brands/add')
    const name = page.locator(nameField)
    await name.fill(`Kütahya ${++nth}`)
    await page.getByRole('tab', { name: /^English/ }).click()
    // Each tab has its own field, of the same name.
    await page.getByRole('textbox', { name: 'Marka adı' }).fill(`Kutahya ${nth}`)
    return {
      page,
      go: () => save(page),
      kept: () => name.inputValue(),
      done: () => page.waitForURL(/\/brands$/),
    }
  },
}

const saveBrand: Flow = {
  name: 'saving a brand',
  at: ['PUT', oneBrand],
  says: 'notUpdated',
  never: [404, 409],
  ready: async (browserFixture, visit) => {
    const page = await visit(undefined)
    await show(page, `/brands/edit/${await add(browserFixture, '/v1/panel/brands', draftOf('brands'))}`)
    const name = page.locator(nameField)
    await name.fill(`Güral ${++nth}`)
    return {
      page,
      go: () => save(page),
      kept: () => name.inputValue(),
      done: () => page.getByText('Kaydedildi').first().waitFor(),
    }
  },
}

const saveProduct: Flow = {
  name: 'saving a product',
  at: ['PUT', /^\/v1\/panel\/products\/\d+$/],
  says: 'notSaved',
  plain: true,
  never: [404, 409],
  ready: async (browserFixture, visit) => {
    const page = await visit(undefined)
    await show(
      page,
      `/products/edit/${await add(browserFixture, '/v1/panel/products', productInput(browserFixture.shop.own))}`,
    )
    const name = page.locator(nameField)
    await name.fill(`Nilüfer elbise ${++nth}`)
    return {
      page,
      go: () => save(page),
      kept: () => name.inputValue(),
      done: () => page.getByText('Kaydedildi').first().waitFor(),
    }
  },
}

const deleteBrand: Flow = {
  name: 'deleting a brand',
  at: ['DELETE', oneBrand],
  says: 'notDeleted',
  empty: true,
  // Where nothing was typed, the end of a session leads to the sign-in page; what is not there any more is deleted, as was asked for; and
  // a rule against one record is no failure of the deletion.
  never: [401, 404, 409, 413, 422],
  ready: async (browserFixture, visit) => {
    const name = `Silinecek ${++nth}`
    const draft = draftOf('brands') as { translations: { language_id: number; name: string }[] }
    const translations = draft.translations.map((one) => ({ ...one, name }))
    await add(browserFixture, '/v1/panel/brands', { ...draft, translations })
    const page = await visit(undefined)
    await show(page, `/brands?search=${encodeURIComponent(name)}`)
    await settled(page)
    await page.getByRole('row', { name }).getByRole('button', { name: /sil/i }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    return {
      page,
      go: () => dialog.getByRole('button', { name: /^(Sil|Tekrar dene)$/ }).click(),
      kept: () => dialog.count(),
      done: () => page.getByText('Silindi').first().waitFor(),
    }
  },
}

export const flows: readonly Flow[] = [signIn, addBrand, saveBrand, saveProduct, deleteBrand, ...tradeFlows]

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Kaydet', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

async function add({ shop }: BrowserFixture, path: string, body: unknown): Promise<number> {
  return (await shop.call('POST', path, { body })).body.data.id
}
