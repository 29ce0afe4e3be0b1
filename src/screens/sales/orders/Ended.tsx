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
  const why = broken(orderNotEnded, { status }).map((refusal) => sentenceOf(i18n, refusal))
  return <p className={styles.quiet}>{why.length > 0 ? why.join(' ') : children}</p>
}
