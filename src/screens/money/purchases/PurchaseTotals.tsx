import { useLingui } from '@lingui/react'
import type { Minor } from '#api/rules/platform/money.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { names } from './purchase.ts'
import styles from './purchases.module.css'

interface TotalsProps {
  net: Minor | string
  tax: Minor | string
  total: Minor | string
  extra: Minor | string
  currency: string
}

/** What a purchase comes to: what the supplier is owed, and what the goods cost beside it. */
export function PurchaseTotals({ net, tax, total, extra, currency }: TotalsProps) {
  const { i18n } = useLingui()
  const rows = [
    [/*i18n*/ { id: 'purchases.net', message: 'KDV’siz' }, net],
    [/*i18n*/ { id: 'order_page.tax', message: 'KDV' }, tax],
    [/*i18n*/ { id: 'purchases.total', message: 'Toplam' }, total],
    ...(Number(extra) === 0 ? [] : [[names.extra_cost, extra] as const]),
  ] as const
  return (
    <dl className={styles.sums}>
      {rows.map(([label, amount]) => (
        <div key={label.id} style={{ display: 'contents' }}>
          <dt>{i18n._(label)}</dt>
          <dd>
            <Amount of={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
