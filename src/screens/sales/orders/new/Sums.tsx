import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { formatsOf } from '#screens/platform/formats.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Section } from '#ui/Section.tsx'
import styles from './new-order.module.css'
import { campaignsIn, sumsIn, taxesIn, useWritten } from './order-form.ts'

/** What the order comes to, part by part and to the kuruş. */
export function Sums() {
  const { i18n } = useLingui()
  const currency = useWritten(({ options }) => options?.currency ?? '')
  const onTop = useWritten(({ options }) => options?.tax_in_price === 0)
  const sums = useWritten(sumsIn)
  const taxes = useWritten(taxesIn)
  const campaigns = useWritten(campaignsIn)
  const discount = sums.discount - campaigns.amount
  const { kind, value } = useWritten(({ draft }) => draft.discount)
  const row = (label: ReactNode, amount: number, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Amount of={amount} currency={currency} />
      </dd>
    </div>
  )
  const percent = kind === 'percentage' ? ` (${formatsOf(i18n).percent(value)})` : ''
  return (
    <aside className={styles.sums}>
      <Section title={i18n._(/*i18n*/ { id: 'new_order.sums', message: 'Toplam' })}>
        <dl className={styles.sum}>
          {row(i18n._(/*i18n*/ { id: 'new_order.sum_products', message: 'Ürünler' }), sums.products)}
          {campaigns.applied.map(({ campaign, amount }) => (
            <Given key={campaign.id} name={campaign.name} amount={-amount} currency={currency} />
          ))}
          {discount > 0 &&
            row(`${i18n._(/*i18n*/ { id: 'new_order.discount', message: 'İndirim' })}${percent}`, -discount)}
          {row(i18n._(/*i18n*/ { id: 'new_order.sum_shipping', message: 'Kargo' }), sums.shipping)}
          {onTop && row(i18n._(/*i18n*/ { id: 'order_page.sum_tax', message: 'KDV (fiyatlara eklenir)' }), sums.tax)}
          {row(i18n._(/*i18n*/ { id: 'new_order.total', message: 'Ödenecek' }), sums.total, styles.whole)}
        </dl>
        {taxes.length > 0 && (
          <>
            <p className={styles.quiet}>
              {onTop
                ? i18n._(
                    /*i18n*/ { id: 'order_page.tax_on_top', message: 'Fiyatlar KDV hariçtir; toplamın içindeki KDV:' },
                  )
                : i18n._(
                    /*i18n*/ {
                      id: 'order_page.tax_in_prices',
                      message: 'Fiyatlara KDV dahildir; toplamın içindeki KDV:',
                    },
                  )}
            </p>
            <dl className={styles.sum}>
              {taxes.map(({ rate, tax }) => (
                <Tax key={rate} rate={rate} amount={tax} currency={currency} />
              ))}
            </dl>
          </>
        )}
      </Section>
    </aside>
  )
}

/** What one campaign gives off. */
function Given({ name, amount, currency }: { name: string; amount: number; currency: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount of={amount} currency={currency} />
      </dd>
    </div>
  )
}

function Tax({ rate, amount, currency }: { rate: number; amount: number; currency: string }) {
  const { i18n } = useLingui()
  const percent = formatsOf(i18n).percent(rate)
  return (
    <div className={styles.quiet}>
      <dt>{i18n._(/*i18n*/ { id: 'new_order.tax', message: 'KDV {percent}', values: { percent } })}</dt>
      <dd>
        <Amount of={amount} currency={currency} />
      </dd>
    </div>
  )
}
