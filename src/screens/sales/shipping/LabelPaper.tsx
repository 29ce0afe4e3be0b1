import { useLingui } from '@lingui/react'
import type { SheetOrder, SheetParcel } from '#api/contract/sales/order-sheets.ts'
import { BarcodePreview } from '#ui/BarcodePreview.tsx'
import { addressLines } from './address-lines.ts'
import styles from './label.module.css'

interface LabelPaperProps {
  order: Pick<SheetOrder, 'number' | 'customer_name' | 'shipping_address'>
  parcel: SheetParcel
}

/** What stands on the label of a parcel: to whom it goes, and the code that the cargo company scans. */
export function LabelPaper({ order, parcel }: LabelPaperProps) {
  const { i18n } = useLingui()
  const to = order.shipping_address
  const code = parcel.tracking_code || order.number
  return (
    <>
      <p className={styles.to}>{i18n._(/*i18n*/ { id: 'shipping.recipient', message: 'Alıcı' })}</p>
      <p className={styles.name}>{to.name.trim() || order.customer_name}</p>
      <address className={styles.address}>
        {addressLines(to).map((line) => (
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
    </>
  )
}
