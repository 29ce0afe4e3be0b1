import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { NewOrder } from '#api/contract/sales/new-order.ts'
import { type NewOrderContext, wrong } from '#machines/sales/new-order/new-order.context.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { endSession, signInAgain } from '#tests/browser/paths/platform/record-desk.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { setPasswords, tokenOf } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import {
  inThisShop,
  itsWay,
  saleOn,
  sendsParcels,
  somethingToSell,
  stored,
  whose,
} from '#tests/paths/sales/new-order.http.ts'
import spec from '#tests/paths/sales/new-order.paths.ts'

interface Desk extends PageFixture {
  readonly code: string
}

/** An order that the staff write, on its screen. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    await setPasswords(browserFixture.shop)
    return {
      browserFixture,
      page: await browserFixture.visit({ as: await tokenOf(browserFixture.shop, ayse.id) }),
      code: await somethingToSell(browserFixture.shop),
    }
  },
  open: ({ page }) => page.goto('/orders/add'),
  whose,
  answers: {
    look: async (event, { fixture }) => {
      await sendsParcels(fixture.browserFixture.shop, event)
      return itsWay(event)
    },
    find: itsWay,
    know: itsWay,
    check: itsWay,
    price: itsWay,
    store: async (event, { fixture, ahead }) =>
      (await saleOn(fixture.browserFixture.shop, event)) ??
      stored(event, ahead, async () => {
        await endSession(fixture)
        return async () => {}
      }),
  },
  events: {
    ADD: async (event, { page, fixture }) => {
      const { wanted } = inThisShop(event, fixture.browserFixture.shop, fixture.code) as unknown as {
        wanted: { code: string }
      }
      const field = page.getByLabel('Barkod ya da stok kodu')
      await field.fill(wanted.code)
      await field.press('Enter')
    },
    SET_LINE: (event, { page }) => {
      const { key, value } = event as unknown as { key: string; value: string }
      return page.locator(`[id="lines.0.${key}"]`).fill(value)
    },
    REMOVE_LINE: (_, { page }) => page.getByRole('button', { name: /^Çıkar:/ }).click(),
    CHOOSE_BUYER: async (_, { page }) => {
      await page.locator('[id="customer_id"]').fill('Zeynep')
      await page
        .getByRole('option', { name: /Zeynep Yılmaz/ })
        .first()
        .click()
    },
    NO_BUYER: async (_, { page, walked }) => {
      const clear = page.getByRole('region', { name: 'Müşteri' }).getByRole('button', { name: 'Temizle' })
      if ((walked.context as NewOrderContext).buyer) return clear.click()
      // While the customer is on the way there is only the text to be taken out.
      const field = page.locator('[id="customer_id"]')
      await field.fill('Z')
      await field.fill('')
      await field.press('Tab')
    },
    USE_COUPON: async (event, { page }) => {
      const field = page.locator('[id="coupon_code"]')
      await field.fill((event as unknown as { code: string }).code)
      await field.press('Enter')
    },
    NO_COUPON: (_, { page }) => page.getByRole('button', { name: 'Kuponu çıkar' }).click(),
    SET_GUEST: (event, { page }) => {
      const { key, value } = event as unknown as { key: string; value: string }
      return page.locator(`[id="guest.${key}"]`).fill(value)
    },
    SET_ADDRESS: async (event, { page }) => {
      const { part, value } = event as unknown as { part: string; value: string }
      await page.locator(`[id="shipping_address.${part}"]`).fill(value)
      if (part === 'country') await page.getByRole('option', { name: value, exact: true }).click()
    },
    SET_INVOICE: async (event, { page }) => {
      const { contact_type, ...written } = (event as unknown as { changes: Partial<NewOrder['invoice']> }).changes
      if (contact_type) await page.getByText('Kurumsal', { exact: true }).click()
      for (const [key, value] of Object.entries(written)) await page.locator(`[id="invoice.${key}"]`).fill(value)
    },
    CHANGE: async (event, { page }) => {
      const { changes } = event as unknown as { changes: Partial<NewOrder> }
      const { note, shipping_price, discount, delivery, payment_method } = changes
      if (payment_method) await page.locator('[id="payment_method"]').selectOption(payment_method)
      if (delivery) await page.getByText(delivery === 'pickup' ? 'Mağazadan' : 'Kargoyla', { exact: true }).click()
      if (note !== undefined) await page.locator('[id="note"]').fill(note)
      if (shipping_price !== undefined) await page.locator('[id="shipping_price"]').fill(String(shipping_price))
      if (discount) await page.locator('[id="discount"]').fill(String(discount.value).replace('.', ','))
    },
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
    opening: (page) => page.locator('[data-skeleton]').first().waitFor(),
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    'form.writing': async (page, { walked }) => {
      const { draft } = walked.context as NewOrderContext
      await page
        .getByRole('button', { name: /^Çıkar:/ })
        .nth(draft.lines.length)
        .waitFor({ state: 'detached' })
      if (draft.lines.length > 0)
        await page
          .getByRole('button', { name: /^Çıkar:/ })
          .first()
          .waitFor()
      await save(page).waitFor()
    },
    'form.finding': (page) => save(page).waitFor(),
    'form.asking': (page) => save(page).waitFor(),
    'form.checking': (page) => save(page).waitFor(),
    'form.pricing': (page) => save(page).waitFor(),
    'form.notChecked': missed,
    'form.notFound': missed,
    'form.notKnown': missed,
    'form.failed': (page, { walked }) => {
      const refused = (walked.context as NewOrderContext).failure?.kind === 'refused'
      return page
        .getByRole('alert')
        .getByText(refused ? /^Toplam değişti/ : orNoAnswer('Kaydedilemedi'))
        .waitFor()
    },
    storing: (page) => save(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    expired: (page) =>
      page
        .getByRole('alertdialog', { name: /Oturum/ })
        .getByLabel('Parola')
        .waitFor(),
    stored: async (page) => {
      await page.waitForURL(/\/orders\/edit\/\d+$/)
      await page.getByRole('heading', { level: 1, name: /^Sipariş 20\d\d-/ }).waitFor()
      await page.getByText('Personel yazdı').waitFor()
    },
  },
  controls: { SUBMIT: (_, { page }) => ({ refused: save(page) }) },
  may: (event, { value, context }) => isOnOffer(event, value, context),
})

const save = (page: Page) => page.getByRole('button', { name: 'Siparişi kaydet' })

/** Errors are revealed by pressing a refused button. */
function isOnOffer(event: EventObject, _: unknown, context: NewOrderContext): boolean {
  return event.type !== 'REVEAL' || (!context.revealed && wrong(context).length > 0)
}

async function missed(page: Page): Promise<void> {
  await page.getByRole('alert').filter({ hasText: 'Aramaktan vazgeç' }).waitFor()
}
