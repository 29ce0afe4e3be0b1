import type { Page } from 'playwright-core'
import type { ShipmentTypes } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { isQuiet, stepIn, stepPageFace } from '#tests/browser/paths/step-page.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import { type ShipmentWorld, shipmentConsequences } from '#tests/paths/sales/shipment-actions.consequences.ts'
import spec from '#tests/paths/sales/shipment-actions.paths.ts'
import { shipmentReplay } from '#tests/paths/sales/shipment-actions.replay.ts'
import { orderStands } from './order-page.ts'

const words = {
  REGISTER: 'Kargoya kaydet',
  PROCEED: 'Yine de devam et',
  CANCEL: 'Vazgeç',
  FOLLOW: 'Kargodan haber al',
} as const
const told = {
  warned: 'Adres dağıtım alanı dışında',
  failed: '99999 posta kodu tanınmadı',
  by_hand: 'Yok',
} as const
const section = (page: Page) => page.getByRole('region', { name: 'Kargo', exact: true })
const button = (page: Page, act: keyof typeof words) =>
  section(page).getByRole('button', { name: words[act], exact: true })

const face = stepPageFace({ unchanged: 'Gönderi değişmedi', unanswered: 'Kargoya iletilemedi' })

/** The parcel of an order on the order's page. */
export default inBrowser(spec)<ShipmentWorld & PageFixture>({
  ...onScreen(shipmentReplay),
  open: async ({ page, id }) => {
    await page.goto(`/orders/edit/${id}`)
    await section(page).waitFor()
  },
  events: {
    ...face.events,
    CHOOSE: (_, { page, fixture: { shop } }) =>
      section(page).getByLabel('Kargo yöntemi').selectOption(String(shop.own.shipping_method)),
    MEASURE: (event, { page }) =>
      section(page)
        .getByLabel('Koli adedi')
        .fill((event as unknown as { value: string }).value),
    STEP: (event, { page }) => button(page, stepIn<ShipmentTypes['step']>(event).type).press('Enter'),
    FOLLOW: (_, { page }) => button(page, 'FOLLOW').press('Enter'),
    // Looking anew asks for the order by itself.
    SHOW: async (_, { page, walked }) => {
      if (walked.value === 'shown') await page.getByRole('button', { name: 'Siparişi yenile' }).click()
    },
  },
  states: {
    ...face.states,
    shown: async (page, { fixture }) => {
      await isQuiet(page)
      const { order, parcels } = await shipmentConsequences.stored(fixture)
      // The page has read the order anew.
      await orderStands(page, order.status, order.payment_status)
      const parcel = parcels.find(({ status }) => status !== 'cancelled')
      if (!parcel) return
      const says = parcel.tracking_code || told[parcel.status as keyof typeof told]
      await section(page).getByText(says).first().waitFor()
    },
    sending: (page, { walked: { context } }) =>
      button(page, context.command.type).and(page.locator('[aria-busy="true"]')).waitFor(),
  },
  controls: {
    STEP: (event, { page, walked }) => {
      const control = button(page, stepIn<ShipmentTypes['step']>(event).type)
      // A parcel that went off has no further step.
      const [parcel] = walked.context.record.shipping.shipments
      return ['registered', 'by_hand'].includes(parcel?.status) ? { absent: control } : { offered: control }
    },
    FOLLOW: (_, { page }) => ({ offered: button(page, 'FOLLOW') }),
  },
  // The method is chosen, and the size typed, where a parcel is announced.
  may: ({ type }, { context }) =>
    (type !== 'CHOOSE' && type !== 'MEASURE') ||
    !['warned', 'registered', 'by_hand'].includes(context.record.shipping.shipments[0]?.status),
})
