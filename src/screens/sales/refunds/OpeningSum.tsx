import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { minorOf } from '#api/rules/platform/money.ts'
import { withinPaid } from '#api/rules/sales/refunds.ts'
import { sumsOf } from '#machines/sales/refund-opening/refund-opening.context.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import order from '#screens/sales/orders/order.module.css'
import type { OpeningDesk } from './OpeningDialogs.tsx'
import styles from './refund.module.css'

/** What would go back if all of it were accepted, and whether so much was paid. */
export function OpeningSum({ desk }: { desk: OpeningDesk }) {
  const { i18n } = useLingui()
  const context = useSelector(desk, (snapshot) => snapshot.context)
  const { currency, paid_total, refunded_total } = context.order
  const { lines, shipping, total, taxes } = sumsOf(context)
  const goods = lines.reduce((sum, line) => sum + line.total, 0)
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const facts = { paid_total: minorOf(paid_total) ?? 0, refunded_total: minorOf(refunded_total) ?? 0, amount: total }
  const row = (label: ReactNode, amount: number) => (
    <tr>
      <th scope="row">{label}</th>
      <td className={order.number}>
        <Amount of={amount} currency={currency} />
      </td>
    </tr>
  )
  return (
    <div className={styles.preview} aria-live="polite">
      <table className={order.sum}>
        <tbody>
          {row(i18n._(/*i18n*/ { id: 'refunds.preview_lines', message: 'Seçilen ürünler' }), goods)}
          {discount > 0 &&
            row(i18n._(/*i18n*/ { id: 'refunds.preview_discount', message: 'Düşülen indirim payı' }), discount)}
          {row(i18n._(/*i18n*/ { id: 'refunds.sum_shipping', message: 'Kargo payı' }), shipping)}
        </tbody>
        <tfoot>
          {row(i18n._(/*i18n*/ { id: 'refunds.preview_total', message: 'Hepsi kabul edilirse geri ödenecek' }), total)}
          {tax > 0 && row(i18n._(/*i18n*/ { id: 'refunds.preview_tax', message: 'İçindeki KDV' }), tax)}
        </tfoot>
      </table>
      {total > 0 && !withinPaid.holds(facts) && (
        <p className={styles.warning} data-rule={withinPaid.id}>
          {sentenceOf(i18n, { id: withinPaid.id })}{' '}
          {i18n._(
            /*i18n*/ {
              id: 'refunds.above_paid_later',
              message: 'İade açılabilir; ancak ödeme alınmadan parası geri ödenemez.',
            },
          )}
        </p>
      )}
    </div>
  )
}
