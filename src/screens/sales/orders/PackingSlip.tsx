import { useLingui } from '@lingui/react'
import type { SheetOrder } from '#api/contract/sales/order-sheets.ts'
import { sumOf } from '#api/rules/sales/order-sums.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useSessionShop } from '#screens/platform/session/use-session.ts'
import { addressLines } from '#screens/sales/shipping/address-lines.ts'
import { BarcodePreview } from '#ui/BarcodePreview.tsx'
import { Amount } from './Amount.tsx'
import styles from './packing-slip.module.css'
import type { SlipPaper } from './slip-paper.ts'

interface PackingSlipProps {
  order: SheetOrder
  /** A present goes without prices. */
  prices: boolean
  paper: SlipPaper
}

/** What lies in the parcel, for whoever packs it and whoever opens it: a page of paper for each order. */
export function PackingSlip({ order, prices, paper }: PackingSlipProps) {
  const { i18n } = useLingui()
  const shop = useSessionShop()
  const { shipping_address: to, lines, currency } = order
  const packed = lines.reduce((sum, line) => sum + line.packed, 0)
  const ordered = lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <article className={styles.slip} data-paper={paper}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{shop?.name}</p>
          <h2>
            {i18n._(
              /*i18n*/ { id: 'order_page.numbered', message: 'Sipariş {number}', values: { number: order.number } },
            )}
          </h2>
          <p>{formatsOf(i18n).moment(order.ordered_at)}</p>
          {packed < ordered && (
            <p>
              <strong>
                {i18n._(
                  /*i18n*/ {
                    id: 'slip.partial',
                    message: 'Eksik gönderi: {packed} / {ordered} parça',
                    values: { packed: i18n.number(packed), ordered: i18n.number(ordered) },
                  },
                )}
              </strong>
            </p>
          )}
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
              <td className={styles.number}>
                {i18n.number(line.packed)}
                {line.packed < line.quantity && (
                  <span className={styles.code}>
                    {i18n._(
                      /*i18n*/ {
                        id: 'slip.ordered',
                        message: 'sipariş: {count}',
                        values: { count: i18n.number(line.quantity) },
                      },
                    )}
                  </span>
                )}
              </td>
              {prices && (
                <td className={styles.number}>
                  <Amount of={line.total} currency={currency} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {prices && <Rest order={order} />}
          <tr>
            <th scope="row">{i18n._(/*i18n*/ { id: 'order_page.total', message: 'Toplam' })}</th>
            <td className={styles.number}>{i18n.number(packed)}</td>
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

/** What makes the total other than the lines alone. */
function Rest({ order }: Pick<PackingSlipProps, 'order'>) {
  const { i18n } = useLingui()
  const { discount, shipping, onTop, rest } = sumOf(order)
  const rows = [
    [/*i18n*/ { id: 'order_page.sum_discount', message: 'Siparişin indirimi' }, -discount],
    [/*i18n*/ { id: 'order_page.sum_shipping', message: 'Kargo' }, shipping],
    [/*i18n*/ { id: 'order_page.sum_tax', message: 'KDV (fiyatlara eklenir)' }, onTop],
    [/*i18n*/ { id: 'order_page.sum_rest', message: 'Satırlarla açıklanamayan' }, rest],
  ] as const
  return rows
    .filter(([, amount]) => amount !== 0)
    .map(([says, amount]) => (
      <tr key={says.id} className={styles.rest}>
        <th scope="row" colSpan={2}>
          {i18n._(says)}
        </th>
        <td className={styles.number}>
          <Amount of={amount} currency={order.currency} />
        </td>
      </tr>
    ))
}
