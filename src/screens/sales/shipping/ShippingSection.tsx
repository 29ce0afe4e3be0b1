import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { Order } from '#api/contract/sales/orders.ts'
import { currentOf, type shipmentActionsMachine } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import type { OrderActor, PartProps } from '#screens/sales/orders/order-actor.ts'
import { useReadAnew } from '#screens/sales/orders/use-read-anew.ts'
import { shipmentActions } from '#screens/sales/wiring/shipments.ts'
import { Section } from '#ui/Section.tsx'
import { NewParcel } from './NewParcel.tsx'
import { Parcel } from './Parcel.tsx'
import { ParcelHistory } from './ParcelHistory.tsx'
import { shippingSays } from './ParcelSteps.tsx'
import { ParcelTrouble } from './ParcelTrouble.tsx'
import styles from './shipping.module.css'
import { VoidedLabels } from './VoidedLabels.tsx'

export interface DeskProps {
  readonly desk: Actor<typeof shipmentActionsMachine>
  readonly page: OrderActor
  readonly order: Order
  /** A moment of the past is looked at: nothing can be done there. */
  readonly past: boolean
}

/** The shipping of an order, as a part of its page. What is under way there goes on while the page reads the order anew. */
export function ShippingSection({ actor: page, order: given, past }: PartProps) {
  const { i18n } = useLingui()
  const desk = useActorRef(shipmentActions, { input: { record: given, holder: useHolder() } })
  useReadAnew(desk, page)
  useEffect(() => {
    if (!past) desk.send({ type: 'SHOW', record: given })
  }, [desk, given, past])
  const { value, context } = useSelector(desk, (snapshot) => snapshot)
  const { record: order } = context
  const current = currentOf(order)
  const asks = current?.status === 'warned' || current?.status === 'failed'
  const part = { desk, page, order, past }
  return (
    <Section title={i18n._(shippingSays)}>
      <div className={styles.desk}>
        {!current && !past && <NewParcel {...part} />}
        {!current && past && (
          <p className={styles.hint}>
            {i18n._(/*i18n*/ { id: 'shipping.none', message: 'Bu siparişin gönderisi yok.' })}
          </p>
        )}
        {current && asks && <ParcelTrouble {...part} parcel={current} />}
        {current && !asks && <Parcel {...part} parcel={current} />}
        <VoidedLabels of={order.shipping.withdrawals} />
        <ParcelHistory history={order.shipping.history} />
      </div>
      <SendingDialogs
        actor={desk}
        at={value}
        failure={context.failure}
        title={i18n._(/*i18n*/ { id: 'shipping.refused', message: 'Gönderi değişmedi' })}
        unanswered={i18n._(/*i18n*/ { id: 'shipping.not_sent', message: 'Kargoya iletilemedi' })}
        act="notSent"
      />
    </Section>
  )
}
