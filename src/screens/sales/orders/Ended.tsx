import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { orderNotEnded } from '#api/rules/sales/orders.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import styles from './order.module.css'

/** An order that has ended says how; of any other it is said what stands between. */
export function Ended({ status, children }: { status: OrderStatus; children: ReactNode }) {
  const { i18n } = useLingui()
  const why = broken(orderNotEnded, { status })
  return (
    <p className={styles.quiet}>
      {why.map((refusal) => (
        <span key={refusal.id} data-rule={refusal.id}>
          {sentenceOf(i18n, refusal)}
        </span>
      ))}
      {why.length === 0 && children}
    </p>
  )
}
