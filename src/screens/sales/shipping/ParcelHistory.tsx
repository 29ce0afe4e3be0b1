import { useLingui } from '@lingui/react'
import type { ShipmentStatus, Shipping } from '#api/contract/sales/shipments.ts'
import { shipmentWords } from '#machines/sales/shipment/shipment.words.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import styles from './shipping.module.css'

const followed = /*i18n*/ { id: 'shipping.followed', message: 'Kargodan haber alındı' }

/** Who did what with the parcels of an order, the newest first. */
export function ParcelHistory({ history }: Pick<Shipping, 'history'>) {
  const { i18n } = useLingui()
  if (history.length === 0) return null
  const said = ({ event, to }: Shipping['history'][number]) => {
    if (event === 'FOLLOW') return i18n._(followed)
    const did = shipmentWords.events[event]
    const became = shipmentWords.states[to as ShipmentStatus]
    return [did && i18n._(did), became && i18n._(became)].filter(Boolean).join(' → ')
  }
  return (
    <details className={styles.history}>
      <summary>{i18n._(/*i18n*/ { id: 'shipping.history', message: 'Gönderi geçmişi' })}</summary>
      <ol>
        {history.map((past) => (
          <li key={`${past.shipment_id} ${past.at} ${past.event}`}>
            <time dateTime={past.at}>{formatsOf(i18n).moment(past.at)}</time>
            <span>{said(past)}</span>
            <span className={styles.by}>{past.user}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
