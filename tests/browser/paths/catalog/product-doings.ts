import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { FormEvent } from '#machines/catalog/product-form/form.types.ts'
import { signInAgain } from '#tests/browser/paths/platform/record-desk.ts'
import type { Moment } from '#tests/paths/cover/browser.ts'
import type { Desk } from './product-desk.ts'
import { chooseCombinations, chooseValues, writePattern } from './product-generator.ts'
import { categoryNames, languageNames, optionNames, priceListNames, valueNames } from './product-names.ts'
import { button, choose, field, fillColumn, inDetails, inFront, row, showLanguage, takeAway } from './product-page.ts'
import { add, onTheirWay, pick, shareWithAll } from './product-pictures.ts'

type Doing<T extends FormEvent['type']> = (
  event: Extract<FormEvent, { type: T }>,
  page: Page,
  fixture: Desk,
) => Promise<unknown>
type Doings = { readonly [T in FormEvent['type']]: Doing<T> }

/** What a person does on the product form, with the mouse and the keyboard, for every event of its machine. */
const doings: Doings = {
  SET_FIELD: ({ key }, page) =>
    key === 'tax_id' ? choose(page, field(page, key), 'KDV %20') : field(page, 'status').click(),
  SET_TEXT: async ({ language_id, key, value }, page) => {
    await showLanguage(page, languageNames.get(language_id) ?? '')
    await field(page, `translations.${[...languageNames.keys()].indexOf(language_id)}.${key}`).fill(value)
    // What a state looks like is read in the first language.
    await showLanguage(page, [...languageNames.values()][0] ?? '')
  },
  CHOOSE_MAIN_CATEGORY: ({ id }, page) => choose(page, field(page, 'main_category_id'), categoryNames.get(id) ?? ''),
  ADD_CATEGORY: ({ id }, page) => choose(page, field(page, 'categories'), categoryNames.get(id) ?? ''),
  REMOVE_CATEGORY: ({ id }, page) => takeAway(page, categoryNames.get(id) ?? ''),
  SET_ATTRIBUTE: ({ value }, page) =>
    choose(page, page.locator('#attributes').getByRole('combobox', { name: 'Kumaş' }), value),
  CHOOSE_TYPE: ({ product_type_id }, page) => field(page, 'product_type_id').selectOption(String(product_type_id)),
  CHOOSE_OPTIONS: ({ options }, page) =>
    choose(page, field(page, 'selected_options'), optionNames.get(options.at(-1) ?? 0) ?? ''),
  ADD_VARIANT: async (event, page) => {
    await chooseNew(page, event)
    await button(page, 'Varyant ekle').click()
  },
  SET_VARIANT: ({ index, key, value }, page) =>
    inDetails(page, index, (details) => field(details, `variants.${index}.${key}`).fill(String(value))),
  SET_VARIANT_OPTION: ({ index, option_value_id }, page) =>
    row(page, index)
      .getByRole('combobox', { name: 'Beden' })
      .selectOption(valueNames.get(option_value_id) ?? ''),
  SET_PRICE: ({ index, value }, page) =>
    field(row(page, index), `variants.${index}.prices.0.price`).fill(String(value).replace('.', ',')),
  FILL_VARIANTS: ({ column }, page) => fillColumn(page, 'Stok', String(column?.value)),
  MAKE_DEFAULT: ({ index }, page) => row(page, index).getByRole('radio').check(),
  DELETE_VARIANT: ({ index }, page) => button(row(page, index), /: sil$/).click(),
  OPEN_GENERATOR: (_, page) => button(page, 'Varyant oluştur').click(),
  CHOOSE_VALUES: (event, page) => chooseValues(page, event),
  CHOOSE_COMBINATIONS: (event, page) => chooseCombinations(page, event),
  GENERATE: (_, page) => button(inFront(page), 'Oluştur').click(),
  OPEN_CODES: (_, page) => button(page, 'Boş kodları doldur').click(),
  SET_PATTERN: (event, page) => writePattern(page, event),
  FILL_CODES: (_, page) => button(inFront(page), 'Doldur').click(),
  SHARE_IMAGES: ({ index }, page) => inDetails(page, index, (details) => shareWithAll(details).click()),
  ADD_IMAGES: ({ index, images }, page) => inDetails(page, index, (details) => add(page, details, images.length)),
  MOVE_IMAGE: ({ index, from }, page) =>
    inDetails(page, index, (details) => button(details, `Geriye al: ${from + 1}. görsel`).click()),
  SET_IMAGE_TYPE: ({ index, image, value }, page) =>
    inDetails(page, index, (details) => details.getByLabel(`${image + 1}. görsel: türü`).selectOption(String(value))),
  SET_IMAGE_STATUS: ({ index, image }, page) =>
    inDetails(page, index, (details) =>
      details.getByRole('switch', { name: `${image + 1}. görsel: mağazada gösterilir` }).click(),
    ),
  DELETE_IMAGE: ({ index, image }, page) =>
    inDetails(page, index, (details) => button(details, `${image + 1}. görsel: sil`).click()),
  RESTORE_IMAGE: ({ index }, page) => inDetails(page, index, (details) => button(details, 'Geri al').click()),
  UPLOADING: ({ index, busy }, page, fixture) =>
    inDetails(page, index, async (details) => {
      fixture.holding = busy
      if (busy) await pick(page, details, 1)
      else await button(onTheirWay(details), /: kaldır$/).click()
      await onTheirWay(details).waitFor({ state: busy ? 'visible' : 'detached' })
    }),
  CONFIRM: (_, page) => button(inFront(page), /^(Sil|Tipi değiştir)$/).click(),
  CANCEL: (_, page) => button(inFront(page), /^(Vazgeç|Tamam)$/).click(),
  SUBMIT: (_, page) => button(page, 'Kaydet').click(),
  REVERT: (_, page) => button(page, 'Değişiklikleri geri al').click(),
  RETRY: (_, page) => button(page, 'Tekrar dene').click(),
  RETRY_ATTRIBUTES: (_, page) => button(page.locator('#attributes'), 'Tekrar dene').click(),
  RENEWED: (_, __, fixture) => signInAgain(fixture),
  CHOOSE: ({ path, side }, page) =>
    inFront(page).locator(`[id="conflict.${path}"] input[type="radio"][value="${side}"]`).check(),
  MERGE: (_, page) => button(inFront(page), 'Birleştir ve kaydet').click(),
  TAKE_THEIRS: (_, page) => button(inFront(page), 'Benimkinden vazgeç').click(),
  BACK: (_, page) => button(inFront(page), 'Forma dön').click(),
  RESTORED: async (_, page) => {
    await button(inFront(page), 'Geri getir ve kaydet').click()
    await inFront(page).waitFor({ state: 'detached' })
  },
  ADD_AGAIN: (_, page) => button(inFront(page), 'Yeni ürün olarak hazırla').click(),
  TOUCH: async ({ path }, page) => {
    await field(page, path).focus()
    await page.keyboard.press('Tab')
  },
  // Saving by the key while rules stand in the way shows them.
  REVEAL: (_, page) => page.keyboard.press('Control+s'),
  SHOW_LANGUAGE: async ({ language_id }, page) => {
    await showLanguage(page, 'English')
    await showLanguage(page, languageNames.get(language_id) ?? '')
  },
  SHOW_PRICES: async (_, page) => {
    for (const label of [...priceListNames].reverse()) await field(page, 'price-list').selectOption({ label })
  },
  OPEN_VARIANT: ({ index }, page) => inDetails(page, index ?? 0, async () => {}),
}

/** The same, as a replay asks for it. */
export const events = Object.fromEntries(
  Object.entries(doings).map(([type, doing]) => [
    type,
    (event: EventObject, { page, fixture }: Moment<Desk>) => doing(event as never, page, fixture),
  ]),
)

/** Chooses the values of a variant that is not there yet. */
export async function chooseNew(page: Page, { options }: Extract<FormEvent, { type: 'ADD_VARIANT' }>): Promise<void> {
  for (const { option_id, option_value_id } of options)
    await page
      .getByLabel(`Yeni varyant: ${optionNames.get(option_id)}`)
      .selectOption(valueNames.get(option_value_id) ?? '')
}
