import { useLingui } from '@lingui/react'
import type { SheetOrder } from '#api/contract/order-sheets.ts'
import { useSessionShop } from '#screens/session/use-session.ts'
import { addressLines } from '#screens/shipping/address-lines.ts'
import { BarcodePreview } from '#ui/BarcodePreview.tsx'
import { Amount } from './Amount.tsx'
import styles from './packing-slip.module.css'

interface PackingSlipProps {
  order: SheetOrder
  /** A present goes without prices. */
  prices: boolean
}

/** What lies in the parcel, for whoever packs it and whoever opens it: a page of paper for each order. */
export function PackingSlip({ order, prices }: PackingSlipProps) {
  const { i18n } = useLingui()
  const shop = useSessionShop()
  const { shipping_address: to, lines, currency } = order
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{shop?.name}</p>
          <h2>
            {i18n._(
              /*i18n*/ { id: 'order_page.numbered', message: 'Sipariş {number}', values: { number: order.number } },
            )}
          </h2>
          <p>{i18n.date(order.ordered_at, { dateStyle: 'long', timeStyle: 'short' })}</p>
        </div>
        <BarcodePreview
          code={order.number}
          label={i18n._(/*i18n*/ { id: 'order_page.barcode', message: 'Sipariş numarasının barkodu' })}
        />
      </header>
      <address className={styles.to}>
        <strong>{to.name.trim() || order.customer_name}</strong>
        {addressLines(to).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{i18n._(/*i18n*/ { id: 'order_page.product', message: 'Ürün' })}</th>
            <th scope="col" className={styles.number}>
              {i18n._(/*i18n*/ { id: 'order_page.quantity', message: 'Adet' })}
            </th>
            {prices && (
              <th scope="col" className={styles.number}>
                {i18n._(/*i18n*/ { id: 'order_page.line_total', message: 'Tutar' })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.name}
                {line.stock_code && <span className={styles.code}>{line.stock_code}</span>}
              </th>
              <td className={styles.number}>{i18n.number(line.quantity)}</td>
              {prices && (
                <td className={styles.number}>
                  <Amount of={line.total} currency={currency} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n._(/*i18n*/ { id: 'order_page.total', message: 'Toplam' })}</th>
            <td className={styles.number}>{i18n.number(lines.reduce((sum, line) => sum + line.quantity, 0))}</td>
            {prices && (
              <td className={styles.number}>
                <Amount of={order.total} currency={currency} />
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </article>
  )
}
