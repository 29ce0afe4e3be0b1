import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ShippingOptions } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { orNoAnswer, titleOrNoAnswer } from '#tests/browser/no-answer.ts'
import { restShipping } from '#tests/fixtures/shipments.fixture.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { outputOf } from '#tests/paths/platform/jobs.fixture.ts'
import {
  buyer,
  howBegun,
  isEarly,
  jobWithoutReturns,
  sixtyParcels,
  whoseCall,
} from '#tests/paths/sales/bulk-shipping.http.ts'
import spec from '#tests/paths/sales/bulk-shipping.paths.ts'

interface Desk extends PageFixture {
  readonly ids: readonly number[]
}

/** Longer than bulk shipping ever rests, in milliseconds. */
const wholeRest = 130_000

/** Sending many orders to cargo: choosing them and the method, the countdown, seeing what would come of it, and the job. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => ({
    browserFixture,
    ids: await sixtyParcels(browserFixture.shop),
    page: await browserFixture.visit({ as: await browserFixture.shop.as([1500, 1501]) }),
  }),
  open: async ({ browserFixture, page, ids }, { input }) => {
    await page.clock.install()
    const sent = { nothing: '', sent: `?ids=${ids.join(',')}`, returned: '' }[input] ?? ''
    const job = input === 'returned' ? `?refused_in=${await jobWithoutReturns(browserFixture.shop)}` : ''
    await page.goto(`/orders/bulk/shipping${sent}${job}`)
  },
  whose: ({ path }) => whoseCall(path),
  answers: {
    look: async (event, { fixture }) => {
      const desk = outputOf<ShippingOptions>(event)
      if (desk) await restShipping(fixture.browserFixture.shop, desk.seconds > 0)
      return { how: desk ? 'through' : 'lost' }
    },
    check: (event) => ({ how: 'error' in event ? 'lost' : 'through' }),
    begin: async (event, { fixture, ahead }) => {
      await restShipping(fixture.browserFixture.shop, isEarly(event))
      return { how: howBegun(event, ahead) }
    },
  },
  // The server says to wait two minutes where the walk waits two seconds: its last one is the rest of them.
  passes: async (_, { page, fixture, walked: { context } }) => {
    if (context.left > 1) return
    await restShipping(fixture.browserFixture.shop, false)
    await page.clock.runFor(wholeRest)
  },
  events: {
    CHOOSE: async (_, { page, fixture }) => {
      await search(page).fill(buyer)
      await button(page, new RegExp(`^Listedeki ${fixture.ids.length} `)).click()
    },
    SET_METHOD: (event, { page }) =>
      method(page).selectOption({ index: (event as unknown as { id: number | null }).id === null ? 0 : 1 }),
    SET_ANYWAY: (event, { page }) => how(page, (event as unknown as { anyway: boolean }).anyway).check(),
    CHECK: (_, { page }) => button(page, 'Kontrol et').click(),
    // With the keyboard: the rules that were told last stand over it for the mouse.
    SET_PAGE: (event, { page }) =>
      button(page, (event as unknown as { page: number }).page === 0 ? 'Önceki sayfa' : 'Sonraki sayfa').press('Enter'),
    SEND: (_, { page }) => button(page, 'Kargoya ver').click(),
    CONFIRM: (_, { page }) => question(page).getByRole('button', { name: 'Kargoya ver' }).click(),
    CANCEL: (_, { page, walked }) => {
      const closing = question(page).getByRole('button', { name: /^(Vazgeç|Kapat)$/ })
      return (walked.hasTag('asking') ? closing.last() : button(page, 'Geri')).click()
    },
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    'rest.rested': (page) => page.getByRole('timer').waitFor({ state: 'detached' }),
    'rest.resting': async (page, { walked: { value } }) => {
      // While the page asks or chooses, there is nothing to wait with.
      if (['choosing', 'looking', 'notLooked', 'begun'].includes((value as { work: string }).work)) return
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^[12]:\d\d$/)
    },
    'work.choosing': (page) => button(page, 'Devam').waitFor(),
    'work.looking': (page) => page.getByRole('main').locator('[aria-busy="true"]').first().waitFor(),
    'work.notLooked': (page) => page.getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    'work.changing': async (page, { walked: { context } }) => {
      await button(page, 'Kontrol et').waitFor()
      const { anyway, method_id } = context as { anyway: boolean; method_id: number | null }
      expect(await how(page, true).isChecked()).toBe(anyway)
      if (anyway) expect(await method(page).count()).toBe(0)
      else expect((await method(page).inputValue()) === 'none').toBe(method_id === null)
    },
    'work.checking': (page) => page.locator('[role="grid"][aria-busy="true"]').waitFor(),
    'work.notChecked': (page) => page.getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    'work.checked': async (page, { fixture, walked: { context } }) => {
      await page.locator('[role="grid"][aria-busy="false"]').waitFor()
      await page.getByText(`${fixture.ids.length} sipariş seçildi.`).waitFor()
      const says = context.anyway ? 'Olduğu gibi kalacak' : 'Firmaya kaydedilecek'
      await page.getByRole('row').getByText(says).first().waitFor()
    },
    'work.confirming': (page) => question(page, /uyarısına rağmen gönderilsin mi\?$/).waitFor(),
    'work.sending': (page) => page.locator('button[aria-busy="true"]').waitFor(),
    'work.notSent': (page) =>
      question(page, titleOrNoAnswer('İş başlatılamadı')).getByText(orNoAnswer('Uygulanamadı')).waitFor(),
    'work.begun': (page) => page.getByRole('heading', { name: 'Toplu kargoya verme' }).waitFor(),
  },
  controls: {
    CHOOSE: async (_, { page }) => {
      await search(page).fill('böyle bir sipariş yok')
      await button(page, /^Listedeki /).waitFor({ state: 'detached' })
      return { refused: button(page, 'Devam') }
    },
    CHECK: (_, { page }) => ({ refused: button(page, 'Kontrol et') }),
    SEND: (_, { page }) => ({ refused: button(page, 'Kargoya ver') }),
  },
})

function button(page: Page, name: RegExp | string) {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

function method(page: Page) {
  return page.getByRole('main').getByLabel('Kargo yöntemi')
}

function how(page: Page, anyway: boolean) {
  const name = anyway ? 'Firmanın uyarısına rağmen gönder' : 'Kargo firmasına kaydet'
  return page.getByRole('main').getByRole('radio', { name })
}

function search(page: Page) {
  return page.getByRole('main').getByRole('searchbox')
}

function question(page: Page, name?: RegExp | string) {
  return page.getByRole('alertdialog', name ? { name } : {})
}
