import { expect } from 'vitest'
import type { BrowserFixture } from '#tests/browser/browser-fixture.ts'
import type { PageFixture } from '#tests/paths/cover/browser.ts'
import { endSession as endSessionOf, password, setPasswords, tokenOf } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import { english, turkish } from '#tests/seed.ts'

/** What one walk through a record form has: a brand of its own where it opens one, and names that nothing else has. */
export interface Desk extends PageFixture {
  readonly path: string
  /** The stored record, `null` while there is none. */
  readonly id: number | null
  /** Told apart from what other walks, and other records of this walk, are called. */
  readonly walk: number
  record: number
}

let walks = 0

const adding: Readonly<Record<string, string>> = {
  addTax: '/taxes/add',
  addOption: '/options/add',
  addSupplier: '/suppliers/add',
  addChange: '/listing-changes/add',
  addMethod: '/shop-shipping-methods/add',
  addPayment: '/shop-payment-methods/add',
  addMail: '/shop-mail-methods/add',
  addPhone: '/shop-phone-message-methods/add',
  addInvoicing: '/shop-invoice-methods/add',
  addCoupon: '/coupons/add',
  addPage: '/pages/add',
  addTheme: '/barcode/add',
  addMenu: '/menus/add',
  addZone: '/zones/add',
  addCron: '/crons/add',
  addRate: '/currency-exchange-rates/add',
  addAccount: '/bank-accounts/add',
  addEntry: '/account-entries/add',
  addCustomer: '/customers/add',
  addRole: '/user-roles/add',
}

/** Who does not hold every code. */
const few: Readonly<Record<string, number[]>> = { looking: [1101], addRole: [2100, 2102] }

/** The desk of a walk from one of the inputs of `record-form.paths.ts`. */
export async function deskFor(browserFixture: BrowserFixture, input: string): Promise<Desk> {
  const { shop } = browserFixture
  walks += 1
  await setPasswords(shop)
  const codes = few[input]
  const as = codes ? await shop.as(codes) : await tokenOf(shop, ayse.id)
  const id = input === 'edit' || input === 'looking' ? await newBrand(browserFixture, `Paşabahçe ${walks}`) : null
  if (input === 'oneself') {
    await shop.call('POST', '/v1/panel/user-roles', { body: { name: `Depo ${walks}`, permissions: [600] } })
    const path = `/users/edit/${shop.own.admin_id}`
    return {
      browserFixture,
      page: await browserFixture.visit({ as }),
      path,
      id: shop.own.admin_id,
      walk: walks,
      record: 1,
    }
  }
  const path = adding[input] ?? (id === null ? '/brands/add' : `/brands/edit/${id}`)
  return { browserFixture, page: await browserFixture.visit({ as }), path, id, walk: walks, record: 1 }
}

/** The session of the page ends on the server. */
export async function endSession({ browserFixture, page }: PageFixture): Promise<void> {
  await endSessionOf(browserFixture.shop, await page.evaluate(() => localStorage.getItem('token')))
}

/** The same person signs in over the form. */
export async function signInAgain({ page }: PageFixture): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: /Oturum/ })
  await dialog.getByLabel('Parola').fill(password)
  await dialog.getByRole('button', { name: 'Giriş yap' }).click()
}

/** Somebody else deletes the brand. */
export async function removeBrand({ browserFixture: { shop } }: Desk, id: number): Promise<void> {
  const answer = await shop.call('DELETE', `/v1/panel/brands/${id}`, { as: await shop.as([100]) })
  expect(answer.http).toBe(200)
}

/** Somebody else gives the brand another Turkish name. */
export async function saveAsAnother({ browserFixture: { shop }, walk }: Desk, id: number): Promise<void> {
  const as = await shop.as([100])
  const path = `/v1/panel/brands/${id}`
  const { version, logo, marketplace_links, status } = (await shop.call('GET', path, { as })).body.data
  const translations = named(`Şişecam ${walk} v${version}`)
  const answer = await shop.call('PUT', path, { as, body: { version, logo, marketplace_links, status, translations } })
  expect(answer.http).toBe(200)
}

async function newBrand({ shop }: BrowserFixture, name: string): Promise<number> {
  const body = { logo: '', translations: named(name), marketplace_links: [], status: 1 }
  return (await shop.call('POST', '/v1/panel/brands', { body })).body.data.id
}

function named(name: string) {
  return [
    { language_id: turkish, name },
    { language_id: english, name: 'Brand' },
  ]
}
