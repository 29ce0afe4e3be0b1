import { createPortal } from 'react-dom'
import type { Order } from '#api/contract/sales/orders.ts'
import type { ParcelLabel } from '#api/contract/sales/shipments.ts'
import { LabelPaper } from './LabelPaper.tsx'
import styles from './label.module.css'

/** The label of a parcel. It is drawn beside the page and shown on paper alone, once `printLabel` asks for it. */
export function ShippingLabel({ order, parcel }: { order: Order; parcel: ParcelLabel }) {
  return createPortal(
    <div className={styles.aside} aria-hidden="true">
      <LabelPaper order={order} parcel={parcel} />
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
