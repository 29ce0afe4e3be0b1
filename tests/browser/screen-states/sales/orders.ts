import { moveOn } from '../../settled.ts'
import { floating, lose, press, type ScreenState } from '../screen-state.ts'

/** A payment that got no answer. */
export const notMarked: ScreenState = {
  name: 'not marked',
  act: async (page) => {
    const end = await lose(page, /\/payment-status$/)
    await press(page, /^(Ödendi yap|Mark paid): /)
    await page.getByRole('alertdialog').locator('footer').getByRole('button').last().press('Enter')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Tekrar dene|Try again)$/ })
      .waitFor()
    return end
  },
}
/** The days of a list, both of them chosen. */
export const days: ScreenState = {
  name: 'choosing days',
  query: '?from=2026-01-01&to=2026-01-31',
  act: async (page) => {
    await press(page, /^(Filtre: Tarih|Filter: Date)$/)
    await floating(page)
  },
}
/** Why a step of an unpaid transfer cannot be taken. */
export const refusedStep: ScreenState = {
  name: 'a refused step',
  act: async (page) => {
    await page
      .getByRole('region', { name: /^(Olabilecek adımlar|Possible steps)$/ })
      .locator('button[data-refused]')
      .first()
      .press('Enter')
    await floating(page)
  },
}
/** An address that lacks a part, in its dialog. */
export const changingAddress: ScreenState = {
  name: 'changing an address',
  act: async (page) => {
    await press(page, /^(Teslimat adresi: Değiştir|Shipping address: Change)$/)
    await page.getByRole('dialog').locator('[id="zip"]').fill('34710')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Kaydet|Save)$/ })
      .press('Enter')
    await floating(page)
  },
}
export const longNote: ScreenState = {
  name: 'a note that is too long',
  act: async (page) => {
    await page.locator('[id="note"]').fill('Çok uzun '.repeat(40))
    await press(page, /^(Not ekle|Add the note)$/)
    await floating(page)
  },
}
/** What must happen before an unpaid transfer is delivered. */
export const pathToStatus: ScreenState = {
  name: 'the path to a status',
  act: async (page) => {
    await page.locator('[id="aim"]').selectOption('delivered')
    await page.locator('ol li', { hasText: '→' }).first().waitFor()
  },
}
/** What the cargo company did not answer to, and the invoice of an order that is not paid. */
export const parcelNotSent: ScreenState = {
  name: 'a parcel that is not sent',
  act: async (page) => {
    const end = await lose(page, /\/orders\/\d+\/shipment$/)
    await page
      .getByRole('region', { name: /^(Kargo|Cargo)$/ })
      .getByRole('button', { name: /^(Vazgeç|Give up)$/ })
      .press('Enter')
    await page.getByRole('alertdialog').waitFor()
    return end
  },
}
export const invoiceRefused: ScreenState = {
  name: 'a refused invoice',
  act: async (page) => {
    await page
      .getByRole('region', { name: /^(Fatura|Invoice)$/ })
      .getByRole('button', { name: /^(Fatura kes|Issue invoice)$/ })
      .press('Enter')
    await floating(page)
  },
}
/** The dialog that fetches the orders of a marketplace, with too many days. */
export const fetching: ScreenState = {
  name: 'fetching',
  act: async (page) => {
    await moveOn(page, '/marketplace-orders')
    await press(page, /^(Pazaryerinden getir|Fetch from marketplace)$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^(İlk gün|First day)/).fill('2020-01-01')
    await dialog.locator('footer').getByRole('button').last().press('Enter')
    await floating(page)
  },
}
/** A step of an order that got no answer. */
export const stepNotSent: ScreenState = {
  name: 'not sent',
  act: async (page) => {
    const end = await lose(page, /\/payment-status$/)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Ödendi olarak işaretle|Mark as paid)$/ })
      .first()
      .press('Enter')
    await page.getByRole('alertdialog').locator('footer').getByRole('button').last().press('Enter')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Tekrar dene|Try again)$/ })
      .waitFor()
    return end
  },
}
