import { useLingui } from '@lingui/react'
import { createPortal } from 'react-dom'
import type { Order } from '#api/contract/orders.ts'
import type { Shipment } from '#api/contract/shipments.ts'
import { BarcodePreview } from '#ui/BarcodePreview.tsx'
import styles from './label.module.css'

/** The label of a parcel. It is drawn beside the page and shown on paper alone, once `printLabel` asks for it. */
export function ShippingLabel({ order, parcel }: { order: Order; parcel: Shipment }) {
  const { i18n } = useLingui()
  const code = parcel.tracking_code || order.number
  return createPortal(
    <div className={styles.label} aria-hidden="true">
      <p className={styles.to}>{i18n._(/*i18n*/ { id: 'shipping.recipient', message: 'Alıcı' })}</p>
      <p className={styles.name}>{order.customer_name}</p>
      <address className={styles.address}>
        {addressLines(order.shipping_address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.order}>
        {order.number}
        {parcel.method && ` · ${parcel.method}`}
      </p>
      <BarcodePreview
        code={code}
        height={72}
        module={1.6}
        label={i18n._(/*i18n*/ { id: 'shipping.code', message: 'Takip numarası' })}
      />
    </div>,
    document.body,
  )
}

/** Prints the label and nothing else of the page. */
export function printLabel(): void {
  document.body.dataset.prints = 'label'
  window.addEventListener('afterprint', () => delete document.body.dataset.prints, { once: true })
  window.print()
}

/** An address as it stands on an envelope; what is empty is left out. */
function addressLines(address: Order['shipping_address']): string[] {
  const part = (key: keyof typeof address) => address[key].trim()
  const place = [part('zip'), [part('city'), part('state')].filter(Boolean).join(' / ')].filter(Boolean).join(' ')
  return [...new Set([part('address'), place, part('country'), part('phone')].filter(Boolean))]
}
