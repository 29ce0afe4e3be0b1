import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { orderIn, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { orderWithParcel } from '#tests/fixtures/shipments.fixture.ts'
import { type Control, inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import { seller } from '#tests/paths/platform/people.ts'
import spec from '#tests/paths/sales/shipment-actions.paths.ts'
import { orderStands } from './order-desk.ts'

interface Desk extends Scene {
  readonly id: number
}

const words = {
  REGISTER: 'Kargoya kaydet',
  PROCEED: 'Yine de devam et',
  CANCEL: 'Vazgeç',
  FOLLOW: 'Kargodan haber al',
} as const
const section = (page: Page) => page.getByRole('region', { name: 'Kargo', exact: true })
const button = (page: Page, act: keyof typeof words) =>
  section(page).getByRole('button', { name: words[act], exact: true })
const stepIn = (event: object) => (event as { step: { type: 'REGISTER' | 'PROCEED' | 'CANCEL' } }).step.type

/** The parcel of an order on the order's page. */
export default inBrowser(spec)<Desk>({
  begin: async (stage, { input }) => {
    const as = await stage.shop.as(seller.permissions)
    return { stage, page: await stage.visit({ as }), id: await orderWithParcel(stage.shop, input) }
  },
  open: async ({ page, id }) => {
    await page.goto(`/orders/edit/${id}`)
    await section(page).waitFor()
  },
  whose: ({ method, path }) => (method === 'POST' && path.includes('/shipment') ? ['send'] : []),
  answers: {
    send: async (event, { ahead, scene: { stage, id } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'conflict') {
        const { version } = await orderIn(stage.shop, id)
        await setOrder(stage.shop, id, { version: version + 1 })
      }
      if (error?.kind !== 'network') return { how: 'through' }
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  events: {
    CHOOSE: async (_, { page }) => {
      await section(page).getByLabel('Kargo yöntemi').selectOption({ label: 'Deneme Kargo' })
    },
    STEP: (event, { page }) => button(page, stepIn(event)).press('Enter'),
    FOLLOW: (_, { page }) => button(page, 'FOLLOW').press('Enter'),
    // Looking anew asks for the order by itself.
    SHOW: async (_, { page, walked }) => {
      if (walked.value === 'shown') await page.getByRole('button', { name: 'Siparişi yenile' }).click()
    },
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page }) => page.getByRole('button', { name: 'Güncel hâlini göster' }).click(),
  },
  states: {
    shown: async (page, { walked: { context } }) => {
      await section(page).waitFor()
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
      // The page has read the order anew.
      await orderStands(page, context.record.status, context.record.payment_status)
    },
    sending: (page, { walked: { context } }) =>
      button(page, context.command.type).and(page.locator('[aria-busy="true"]')).waitFor(),
    refused: (page) => page.getByRole('alertdialog', { name: 'Gönderi değişmedi' }).waitFor(),
    failed: (page) => page.getByRole('alertdialog', { name: 'Kargoya iletilemedi' }).waitFor(),
    opening: (page) => page.getByRole('alertdialog').waitFor({ state: 'detached' }),
  },
  controls: {
    STEP: (event, { page }) => offered(button(page, stepIn(event))),
    FOLLOW: (_, { page }) => offered(button(page, 'FOLLOW')),
  },
  // The method is chosen where a parcel is announced.
  may: ({ type }, { context }) =>
    type !== 'CHOOSE' || !['warned', 'registered', 'by_hand'].includes(context.record.shipping.shipments[0]?.status),
})

/** What the parcel is past, or not yet ripe for, is not offered. */
async function offered(control: Locator): Promise<Control> {
  if ((await control.count()) === 0) return { absent: control }
  await control.blur()
  return { refused: control }
}
