import { useLingui } from '@lingui/react'
import { saleDiscounts } from '#api/rules/sales/fast-sale-sums.ts'
import { factsOf, sumsIn } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { TillDiscounts } from './TillDiscounts.tsx'
import styles from './till.module.css'
import { useSale } from './till-actor.ts'

/** What the sale comes to, large enough to be read across the counter. */
export function TillTotals() {
  const { i18n } = useLingui()
  const currency = useSale(({ options }) => options?.currency ?? '')
  const onTop = useSale(({ options }) => options?.tax_in_price === 0)
  const { products, discount, shipping, tax, total } = useSale(sumsIn)
  const given = useSale((context) => saleDiscounts(factsOf(context)).amount)
  const row = (label: string, amount: number) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <Amount of={amount} currency={currency} />
      </dd>
    </div>
  )
  return (
    <section aria-label={i18n._(/*i18n*/ { id: 'new_order.sums', message: 'Toplam' })}>
      <dl className={styles.sums}>
        {row(i18n._(/*i18n*/ { id: 'new_order.sum_products', message: 'Ürünler' }), products)}
        <TillDiscounts />
        {discount > given && row(i18n._(/*i18n*/ { id: 'new_order.discount', message: 'İndirim' }), given - discount)}
        {shipping > 0 && row(i18n._(/*i18n*/ { id: 'new_order.sum_shipping', message: 'Kargo' }), shipping)}
        {onTop && row(i18n._(/*i18n*/ { id: 'order_page.sum_tax', message: 'KDV (fiyatlara eklenir)' }), tax)}
      </dl>
      <p className={styles.whole} role="status">
        <span>{i18n._(/*i18n*/ { id: 'new_order.total', message: 'Ödenecek' })}</span>
        <strong>
          <Amount of={total} currency={currency} />
        </strong>
      </p>
    </section>
  )
}
