import { useLingui } from '@lingui/react'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Amount } from './Amount.tsx'
import styles from './order.module.css'

interface TaxesProps {
  /** By rate, in kuruş or as decimal text. */
  taxes: readonly { readonly rate: number; readonly base: Minor | string; readonly tax: Minor | string }[]
  currency: string
}

/** The tax in an amount by rate, what it is taken of with it, and all of it together. */
export function Taxes({ taxes, currency }: TaxesProps) {
  const { i18n } = useLingui()
  const all = taxes.reduce((sum, { tax }) => sum + (typeof tax === 'number' ? tax : (minorOf(tax) ?? 0)), 0)
  return (
    <ul className={styles.taxes}>
      {taxes.map(({ rate, base, tax }) => (
        <li key={rate}>
          {formatsOf(i18n).percent(rate)}: <Amount of={base} currency={currency} /> →{' '}
          <Amount of={tax} currency={currency} />
        </li>
      ))}
      <li>
        {i18n._(/*i18n*/ { id: 'order_page.tax_total', message: 'KDV toplamı' })}:{' '}
        <Amount of={all} currency={currency} />
      </li>
    </ul>
  )
}
