import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { type StockEntryContext, wrong } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { endSession, signInAgain } from '#tests/browser/paths/platform/record-desk.ts'
import spec, { goods } from '#tests/paths/catalog/stock-entry.paths.ts'
import {
  type EntryWorld,
  entryConsequences,
  foundSo,
  onShelves,
  storedSo,
  whose,
} from '#tests/paths/catalog/stock-entry.replay.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { setPasswords, tokenOf } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'

type Desk = EntryWorld & PageFixture
interface Written {
  readonly wanted: { readonly code: string }
  readonly key: string
  readonly value: string
  readonly to: keyof typeof types
  readonly note: string
}

const types = { inbound: 'Giriş', outbound: 'Çıkış', adjustment: 'Düzeltme', loss: 'Fire' }

/** Movements that the staff write, on their screen. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    const { shop } = browserFixture
    await setPasswords(shop)
    const token = await tokenOf(shop, ayse.id)
    return { browserFixture, shop, token, page: await browserFixture.visit({ as: token }), ...(await onShelves(shop)) }
  },
  open: ({ page }) => page.goto('/stock-movements/add'),
  whose,
  answers: {
    find: foundSo,
    store: (event, { fixture, ahead }) =>
      storedSo(event, ahead, async () => {
        await endSession(fixture)
        return undefined
      }),
  },
  consequences: entryConsequences,
  events: {
    ADD: async (event, { page, fixture: { codes } }) => {
      const { code } = of(event).wanted
      const field = page.getByLabel('Barkod ya da stok kodu')
      await field.fill(codes[code] ?? code)
      await field.press('Enter')
    },
    SET_LINE: (event, { page }) => page.locator(`[id="lines.0.${of(event).key}"]`).fill(of(event).value),
    REMOVE_LINE: (_, { page }) => page.getByRole('button', { name: /^Çıkar: / }).click(),
    SET_TYPE: (event, { page }) => page.getByRole('radiogroup').getByText(types[of(event).to], { exact: true }).click(),
    SET_NOTE: (event, { page }) => page.locator('[id="note"]').fill(of(event).note),
    TOUCH: async (_, { page }) => {
      await page.locator('[id="note"]').focus()
      await page.keyboard.press('Tab')
    },
    REVEAL: (_, { page }) => save(page).click({ force: true }),
    SUBMIT: (_, { page }) => save(page).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    DROP: (_, { page }) => page.getByRole('button', { name: 'Aramaktan vazgeç' }).click(),
    RENEWED: (_, { fixture }) => signInAgain(fixture),
  },
  states: {
    'form.writing': showsForm,
    'form.finding': (page) => save(page).waitFor(),
    'form.notFound': (page) => page.getByRole('alert').filter({ hasText: 'Aramaktan vazgeç' }).waitFor(),
    'form.failed': async (page, moment) => {
      await page.getByRole('alert').getByText(orNoAnswer('Kaydedilemedi')).waitFor()
      await showsForm(page, moment)
    },
    storing: (page) => save(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    expired: (page) =>
      page
        .getByRole('alertdialog', { name: /Oturum/ })
        .getByLabel('Parola')
        .waitFor(),
    // The ledger is shown, with what was written on top.
    stored: async (page) => {
      await page.waitForURL(/\/stock-movements$/)
      await page.getByRole('row').nth(1).getByText('Keten elbise').waitFor()
    },
  },
  controls: { SUBMIT: (_, { page }) => ({ refused: save(page) }) },
  may: ({ type }, { context }) =>
    type !== 'REVEAL' || (!context.revealed && wrong(context as StockEntryContext).length > 0),
})

const of = (event: EventObject) => event as unknown as Written
const save = (page: Page) => page.getByRole('button', { name: 'Hareketleri kaydet' })

/** The type, the line and the note, as they were scanned and written, and what becomes of the stock. */
async function showsForm(page: Page, { walked: { context } }: Moment<Desk>): Promise<void> {
  const { draft } = context as StockEntryContext
  await save(page).waitFor()
  await expect
    .poll(() => page.getByRole('radio', { name: types[draft.type as keyof typeof types] }).isChecked())
    .toBe(true)
  expect(await page.locator('[id="note"]').inputValue()).toBe(draft.note)
  const fields = () =>
    page.locator('input[id^="lines."]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const shown = draft.lines.flatMap(({ quantity, unit_price }) => [String(quantity), String(unit_price)])
  await expect.poll(async () => (await fields()).map(plain)).toEqual(shown.map(plain))
  const pieces = Number(draft.lines[0]?.quantity)
  if (draft.lines.length === 0 || Number.isNaN(pieces) || pieces > 1_000) return
  const after = goods.stock + pieces * (draft.type === 'outbound' || draft.type === 'loss' ? -1 : 1)
  await page.getByText(`Stok: ${goods.stock} → ${after}`).waitFor()
}

/** A number as it is meant, whatever marks it was written with. */
function plain(text: string): string {
  const number = Number(text.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.'))
  return text === '' || Number.isNaN(number) ? text : String(number)
}
