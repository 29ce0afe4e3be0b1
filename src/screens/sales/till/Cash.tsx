import { useLingui } from '@lingui/react'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { paidIn } from '#api/rules/sales/fast-sale.ts'
import { quickCash } from '#api/rules/sales/quick-cash.ts'
import { changeOf } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { TillField } from './TillField.tsx'
import styles from './till.module.css'
import { useSale, useTill } from './till-actor.ts'

/** What the customer gave in cash, and what is given back: it is told, and is no part of what is paid. */
export function Cash() {
  const { i18n } = useLingui()
  const actor = useTill()
  const currency = useSale(({ options }) => options?.currency ?? '')
  const cash = useSale(({ draft }) => paidIn(draft.payments.filter(({ method }) => method === 'cash')))
  const tendered = useSale((one) => one.tendered)
  const change = useSale(changeOf)
  if (cash <= 0) return null
  const tender = (amount: string) => actor.send({ type: 'TENDER', amount })
  return (
    <div className={styles.cash}>
      <TillField name="tendered" label={i18n._(/*i18n*/ { id: 'till.tendered', message: 'Alınan nakit' })}>
        <AmountInput value={tendered} decimals={2} maxLength={20} onChange={tender} />
      </TillField>
      <div className={styles.ways}>
        {quickCash(cash).map((amount) => (
          <Button key={amount} onPress={() => tender(decimalOf(amount))}>
            <Amount of={amount} currency={currency} />
          </Button>
        ))}
      </div>
      {(minorOf(tendered) ?? 0) > 0 && (
        <p className={styles.whole} role="status">
          <span>{i18n._(/*i18n*/ { id: 'till.change', message: 'Para üstü' })}</span>
          <strong>
            <Amount of={change} currency={currency} />
          </strong>
        </p>
      )}
    </div>
  )
}
