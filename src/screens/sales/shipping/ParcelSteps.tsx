import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { shipmentSteps } from '#machines/sales/shipment/shipment.chart.ts'
import { shipmentWords } from '#machines/sales/shipment/shipment.words.ts'
import { type ShipmentTypes, shipmentOf } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { Steps } from '#screens/platform/steps/Steps.tsx'
import { orderFixOf } from '#screens/sales/orders/order-fixes.ts'
import type { DeskProps } from './ShippingSection.tsx'

/** What may be done with a parcel as it stands; announcing it stands beside its method and size. */
export function ParcelSteps({ desk, page, order }: Pick<DeskProps, 'desk' | 'page' | 'order'>) {
  const { i18n } = useLingui()
  const chosen = useSelector(desk, ({ context }) => context.shipping_method_id)
  const at = shipmentOf(order, chosen)
  const steps = shipmentSteps(at).filter((type) => type !== 'REGISTER')
  if (steps.length === 0) return null
  return (
    <Steps<ShipmentTypes>
      actor={desk}
      at={at}
      steps={steps.map((type) => ({ type }))}
      says={parcelSays}
      waiting="each"
      trail={shippingSays}
      linkOf={orderFixOf(i18n, page)}
    />
  )
}

/** What the part of the page is called. */
export const shippingSays = /*i18n*/ { id: 'shipping.title', message: 'Kargo' }

/** A step by the words of its chart. */
export function parcelSays(type: string) {
  return shipmentWords.events[type] ?? { id: `shipments.${type}`, message: type }
}
