import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'
import { howItWent, offeredAs, onThatDay, somethingSold, whose } from '#tests/paths/sales/order-fetch.http.ts'
import spec from '#tests/paths/sales/order-fetch.paths.ts'

/** Orders of a marketplace, fetched from their list. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    await somethingSold(shop)
    const as = await shop.as((input === 'reading' ? orderReader : seller).permissions)
    return { browserFixture, page: await browserFixture.visit({ as }) }
  },
  open: ({ page }) => page.goto('/marketplace-orders'),
  whose,
  answers: {
    look: (event, { fixture: { browserFixture } }) => offeredAs(browserFixture.shop, event),
    begin: howItWent,
  },
  events: {
    OPEN: (_, { page }) => opener(page).click(),
    CHOOSE: (event, { page }) =>
      dialog(page)
        .getByLabel('Pazaryeri')
        .selectOption(String((event as unknown as { marketplace_id: number }).marketplace_id)),
    SET_DAY: async (event, { page }) => {
      const { end, day } = onThatDay(event) as unknown as { end: 'from' | 'to'; day: string }
      await dialog(page)
        .getByLabel(end === 'from' ? 'İlk gün' : 'Son gün')
        .fill(day)
    },
    SUBMIT: (_, { page }) => submit(page).click(),
    RETRY: (_, { page }) => dialog(page).getByRole('button', { name: 'Tekrar dene' }).click(),
    CANCEL: (_, { page }) => dialog(page).getByRole('button', { name: 'Vazgeç' }).click(),
  },
  states: {
    closed: (page) => dialog(page).waitFor({ state: 'detached' }),
    opening: (page) => dialog(page).locator('[data-skeleton]').first().waitFor(),
    unreachable: (page) => dialog(page).getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    choosing: (page) => submit(page).waitFor(),
    beginning: (page) => submit(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    notBegun: (page) => dialog(page).getByRole('alert').waitFor(),
    begun: (page) => page.waitForURL(/\/jobs\/\d+$/),
  },
  controls: {
    OPEN: (_, { page }) => ({ absent: opener(page) }),
    SUBMIT: (_, { page }) => ({ refused: submit(page) }),
  },
  may: (event, { context }) => isChange(event, context.range.marketplace_id),
})

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Pazaryerinden getir' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pazaryeri siparişlerini getir' })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Getir', exact: true })

/** What is chosen already cannot be chosen again. */
function isChange(event: EventObject, chosen: number | null): boolean {
  return event.type !== 'CHOOSE' || (event as unknown as { marketplace_id: number }).marketplace_id !== chosen
}
