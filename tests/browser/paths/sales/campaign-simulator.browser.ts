import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Simulation } from '#api/contract/sales/campaign-simulator.ts'
import type { CampaignSimulatorContext } from '#machines/sales/campaign-simulator/campaign-simulator.machine.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { itsWay, somethingToTry, type Tried, whose } from '#tests/paths/sales/campaign-simulator.http.ts'
import spec, { known } from '#tests/paths/sales/campaign-simulator.paths.ts'

type Desk = PageFixture & Tried

/** Campaigns, tried on their page: products are found by their code, and what came out stands beside them. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => ({
    ...(await somethingToTry(browserFixture.shop)),
    browserFixture,
    page: await browserFixture.visit({ as: await browserFixture.shop.as([200]) }),
  }),
  open: ({ page }) => page.goto('/coupons/simulator'),
  whose,
  answers: { look: itsWay, simulate: itsWay },
  events: {
    ADD: async (_, { page, fixture }) => {
      await page.locator('[id="product"]').fill(fixture.code)
      const found = page.getByRole('option', { name: /^Keten elbise/ })
      await expect.poll(() => page.locator('[id="product"]').getAttribute('aria-busy')).toBeNull()
      await expect.poll(() => found.count()).toBe(1)
      await found.click()
    },
    SET_QUANTITY: (event, { page }) =>
      page.locator('[id="lines.0.quantity"]').fill((event as unknown as { value: string }).value),
    REMOVE_LINE: (_, { page }) => page.getByRole('button', { name: /^Çıkar: / }).click(),
    CHOOSE_CUSTOMER: async (_, { page }) => {
      await page.locator('[id="customer_id"]').fill('Zeynep')
      await page
        .getByRole('option', { name: /Zeynep Yılmaz/ })
        .first()
        .click()
    },
    NO_CUSTOMER: (_, { page }) => page.getByRole('button', { name: 'Temizle' }).click(),
    CHANGE: async (event, { page }) => {
      const { day, payment_method, code } = (event as unknown as { changes: Partial<Simulation> }).changes
      if (day !== undefined) await page.locator('[id="day"]').fill(day)
      if (payment_method) await page.locator('[id="payment_method"]').selectOption(payment_method)
      if (code !== undefined) await page.locator('[id="code"]').fill(code)
    },
    SIMULATE: (_, { page }) => tryIt(page).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    opening: (page) => page.locator('[data-skeleton]').first().waitFor(),
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    'trial.editing': async (page, moment) => {
      await page.getByText('Ürünleri seçip deneyin').waitFor()
      await showsBasket(page, moment)
    },
    'trial.simulating': (page) => tryIt(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    'trial.simulated': showsOutcome,
    'trial.failed': (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
  },
  controls: { SIMULATE: (_, { page }) => ({ refused: tryIt(page) }) },
})

const tryIt = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Dene', exact: true })
const part = (page: Page, name: string) => page.getByRole('region', { name })

async function showsBasket(page: Page, { walked }: Moment<Desk>): Promise<void> {
  const { draft } = walked.context as CampaignSimulatorContext
  const fields = page.locator('input[id^="lines."]')
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(draft.lines.map(({ quantity }) => quantity))
}

/** What the coupon takes off, and the basket without it where there is none. */
async function showsOutcome(page: Page, moment: Moment<Desk>): Promise<void> {
  await showsBasket(page, moment)
  const { draft } = moment.walked.context as CampaignSimulatorContext
  const pieces = Number(draft.lines[0]?.quantity)
  const off = draft.code === known.open ? 499 * pieces : 0
  const total = `₺${((4_990 * pieces - off) / 100).toFixed(2).replace('.', ',')}`
  await part(page, 'Uygulananlar').getByText(total, { exact: true }).last().waitFor()
  const codes = part(page, 'Uygulananlar').locator('code')
  await expect.poll(() => codes.allTextContents()).toEqual(off === 0 ? [] : [known.open])
  await part(page, 'Uygulanmayanlar').getByText('Uygulanmayan kampanya yok.').waitFor()
}
