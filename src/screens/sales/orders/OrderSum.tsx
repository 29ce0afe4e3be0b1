import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Order } from '#api/contract/sales/orders.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { sumOf } from '#api/rules/sales/order-sums.ts'
import { carriageRate } from '#api/rules/sales/order-worth.ts'
import { Section } from '#ui/Section.tsx'
import { Amount } from './Amount.tsx'
import lines from './line-table.module.css'
import styles from './order.module.css'
import { Taxes } from './Taxes.tsx'

const shippingSays = /*i18n*/ {
  id: 'order_page.sum_shipping_taxed',
  message: 'Kargo (%{rate} KDV dahil)',
  values: { rate: carriageRate },
}

/** How the order came to its total, to the kuruş, and the tax in it. */
export function OrderSum({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const { currency } = order
  const sum = sumOf(order)
  const row = (label: ReactNode, amount: number) => (
    <tr>
      <th scope="row">{label}</th>
      <td className={lines.number}>
        <Amount of={amount} currency={currency} />
      </td>
    </tr>
  )
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.sum', message: 'Toplam nasıl oluştu' })}>
      <div className={styles.sums}>
        <table className={`${lines.table} ${styles.sum}`}>
          <tbody>
            {row(i18n._(/*i18n*/ { id: 'order_page.sum_goods', message: 'Ürünler: fiyat × adet' }), sum.goods)}
            {sum.lineDiscounts > 0 &&
              row(
                i18n._(/*i18n*/ { id: 'order_page.sum_line_discounts', message: 'Satır indirimleri' }),
                -sum.lineDiscounts,
              )}
            {(order.campaigns ?? []).map(({ coupon_id, name, code, amount }) => (
              <tr key={coupon_id} className={styles.quiet}>
                <th scope="row">{code === '' ? name : `${name} · ${code}`}</th>
                <td className={lines.number}>
                  <Amount of={-(minorOf(amount) ?? 0)} currency={currency} />
                </td>
              </tr>
            ))}
            {sum.discount > 0 &&
              row(i18n._(/*i18n*/ { id: 'order_page.sum_discount', message: 'Siparişin indirimi' }), -sum.discount)}
            {row(i18n._(shippingSays), sum.shipping)}
            {sum.onTop > 0 &&
              row(i18n._(/*i18n*/ { id: 'order_page.sum_tax', message: 'KDV (fiyatlara eklenir)' }), sum.onTop)}
            {sum.rest !== 0 &&
              row(i18n._(/*i18n*/ { id: 'order_page.sum_rest', message: 'Satırlarla açıklanamayan' }), sum.rest)}
          </tbody>
          <tfoot>
            {row(i18n._(/*i18n*/ { id: 'order_page.total', message: 'Toplam' }), sum.total)}
            {row(
              i18n._(/*i18n*/ { id: 'order_page.paid_total', message: 'Ödenen' }),
              Math.round(Number(order.paid_total) * 100),
            )}
          </tfoot>
        </table>
        <div>
          <p className={styles.quiet}>
            {sum.inPrices
              ? i18n._(
                  /*i18n*/ {
                    id: 'order_page.tax_in_prices',
                    message: 'Fiyatlara KDV dahildir; toplamın içindeki KDV:',
                  },
                )
              : i18n._(
                  /*i18n*/ { id: 'order_page.tax_on_top', message: 'Fiyatlar KDV hariçtir; toplamın içindeki KDV:' },
                )}
          </p>
          <Taxes taxes={sum.taxes} currency={currency} />
        </div>
      </div>
    </Section>
  )
}
