import { useLingui } from '@lingui/react'
import type { SheetOrder } from '#api/contract/sales/order-sheets.ts'
import type { ParcelLabel } from '#api/contract/sales/shipments.ts'
import { shopPrinter } from '#screens/platform/wiring/shop-preferences.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { BarcodePreview } from '#ui/BarcodePreview.tsx'
import { addressLines } from './address-lines.ts'
import styles from './label.module.css'
import { measuresOf } from './ParcelSizeFields.tsx'

interface LabelPaperProps {
  order: Pick<SheetOrder, 'number' | 'customer_name' | 'currency' | 'shipping_address'>
  parcel: ParcelLabel
}

/** The labels of a parcel, one for each of its packages. */
export function LabelPaper({ order, parcel }: LabelPaperProps) {
  return Array.from({ length: parcel.packages }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a package is its number
    <Label key={at} order={order} parcel={parcel} at={at + 1} />
  ))
}

/** What stands on one: who sends it, to whom it goes, what is taken at the door, and the code that the cargo company scans. */
function Label({ order, parcel, at }: LabelPaperProps & { at: number }) {
  const { i18n } = useLingui()
  const { sender, phone, packages } = parcel
  const to = order.shipping_address
  const code = parcel.tracking_code || order.number
  return (
    <article className={styles.label} data-printer={shopPrinter()}>
      <header className={styles.head}>
        <div className={styles.sender}>
          <p className={styles.caption}>
            {i18n._(/*i18n*/ { id: 'shipping.sender', message: 'Gönderen' })} <strong>{sender.name}</strong>
          </p>
          {sender.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{sender.phone}</p>
        </div>
        <p className={styles.package}>
          {i18n._(
            /*i18n*/ {
              id: 'shipping.package_of',
              message: 'Koli {at} / {packages}',
              values: { at: i18n.number(at), packages: i18n.number(packages) },
            },
          )}
        </p>
      </header>
      <div>
        <p className={styles.caption}>{i18n._(/*i18n*/ { id: 'shipping.recipient', message: 'Alıcı' })}</p>
        <p className={styles.name}>{to.name.trim() || order.customer_name}</p>
        <address className={styles.address}>
          {addressLines({ ...to, phone: '' }).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {phone && <p className={styles.phone}>{phone}</p>}
      </div>
      <Collected order={order} parcel={parcel} />
      <p className={styles.facts}>
        {measuresOf(i18n, parcel).map((measure) => (
          <span key={measure}>{measure}</span>
        ))}
        <span>
          {i18n._(
            /*i18n*/ { id: 'order_page.numbered', message: 'Sipariş {number}', values: { number: order.number } },
          )}
        </span>
        {parcel.method && <strong>{parcel.method}</strong>}
      </p>
      <BarcodePreview
        code={code}
        height={72}
        module={1.6}
        label={i18n._(/*i18n*/ { id: 'shipping.code', message: 'Takip numarası' })}
      />
    </article>
  )
}

const collects = {
  cash: /*i18n*/ { id: 'shipping.collect_cash', message: 'Kapıda tahsil edilecek · nakit' },
  card: /*i18n*/ { id: 'shipping.collect_card', message: 'Kapıda tahsil edilecek · kart' },
}

/** What is taken at the door, large: whoever brings the parcel must not miss it. */
function Collected({ order: { currency }, parcel: { collect } }: LabelPaperProps) {
  const { i18n } = useLingui()
  if (!collect) return null
  return (
    <p className={styles.collect}>
      <span>{i18n._(collects[collect.by])}</span>
      <strong>
        <Amount of={collect.amount} currency={currency} />
      </strong>
    </p>
  )
}
