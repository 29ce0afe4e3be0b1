import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { Order } from '#api/contract/orders.ts'
import { currentOf, type shipmentDeskMachine } from '#machines/shipment/shipment-desk.machine.ts'
import { FailedDialog } from '#screens/FailedDialog.tsx'
import type { PartProps } from '#screens/orders/order-actor.ts'
import { useHolder } from '#screens/session/use-session.ts'
import { shipmentDesk } from '#screens/wiring/shipments.ts'
import { Section } from '#ui/Section.tsx'
import { NewParcel } from './NewParcel.tsx'
import { Parcel } from './Parcel.tsx'
import { ParcelHistory } from './ParcelHistory.tsx'
import { ParcelTrouble } from './ParcelTrouble.tsx'
import { ShipmentRefused } from './ShipmentRefused.tsx'
import styles from './shipping.module.css'
import { Withdrawals } from './Withdrawals.tsx'

export interface DeskProps {
  readonly desk: Actor<typeof shipmentDeskMachine>
  readonly order: Order
}

/** The shipping of an order, as a part of its page. What is under way there goes on while the page reads the order anew. */
export function ShippingSection({ actor: page, order: given }: PartProps) {
  const { i18n } = useLingui()
  const desk = useActorRef(shipmentDesk, { input: { order: given, holder: useHolder() } })
  useEffect(() => {
    const listening = desk.on('changed', () => page.send({ type: 'LOOK' }))
    return () => listening.unsubscribe()
  }, [desk, page])
  useEffect(() => desk.send({ type: 'ORDER', order: given }), [desk, given])
  const { value, context } = useSelector(desk, (snapshot) => snapshot)
  const { order } = context
  const current = currentOf(order)
  const asks = current?.status === 'warned' || current?.status === 'failed'
  return (
    <Section title={i18n._(/*i18n*/ { id: 'shipping.title', message: 'Kargo' })}>
      <div className={styles.desk}>
        {!current && <NewParcel desk={desk} order={order} />}
        {current && asks && <ParcelTrouble desk={desk} order={order} parcel={current} />}
        {current && !asks && <Parcel desk={desk} order={order} parcel={current} />}
        <Withdrawals of={order.shipping.withdrawals} />
        <ParcelHistory history={order.shipping.history} />
      </div>
      <ShipmentRefused desk={desk} />
      <FailedDialog
        open={value === 'notSent'}
        title={i18n._(/*i18n*/ { id: 'shipping.not_sent', message: 'Kargoya iletilemedi' })}
        failure={context.failure}
        act="notSent"
        onRetry={() => desk.send({ type: 'RETRY' })}
        onClose={() => desk.send({ type: 'LOOK' })}
        close={i18n._(/*i18n*/ { id: 'reviews.reload', message: 'Güncel hâlini göster' })}
      />
    </Section>
  )
}
