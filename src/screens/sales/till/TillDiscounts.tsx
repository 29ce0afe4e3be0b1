import { useLingui } from '@lingui/react'
import { saleDiscounts } from '#api/rules/sales/fast-sale-sums.ts'
import { factsOf } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { whyApplied } from '#screens/sales/coupons/why-applied.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import styles from './till.module.css'
import { useSale } from './till-actor.ts'

/** What each campaign gives off the sale, and why: the customer is told before they pay. */
export function TillDiscounts() {
  const { i18n } = useLingui()
  const currency = useSale(({ options }) => options?.currency ?? '')
  const draft = useSale((one) => one)
  return saleDiscounts(factsOf(draft)).applied.map(({ campaign, amount, lines }) => (
    <div key={campaign.id}>
      <dt>
        {campaign.name}
        <span className={styles.why}>
          {whyApplied(i18n, campaign, lines.filter((off) => off > 0).length, currency)}
        </span>
      </dt>
      <dd>
        <Amount of={-amount} currency={currency} />
      </dd>
    </div>
  ))
}
