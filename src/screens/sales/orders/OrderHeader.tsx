import { useLingui } from '@lingui/react'
import type { Order } from '#api/contract/sales/orders.ts'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './order.module.css'
import { paymentSays, statusSays, toneOf } from './order-words.ts'

/** Where the order stands: its goods, and its money. */
export function OrderHeader({
  order: { status, payment_status },
}: {
  order: Pick<Order, 'status' | 'payment_status'>
}) {
  const { i18n } = useLingui()
  return (
    <span role="status" className={styles.summary}>
      <StatusDot tone={toneOf(status)}>{i18n._(statusSays(status))}</StatusDot>
      <StatusDot tone={payment_status === 'paid' ? 'grass' : 'amber'}>{i18n._(paymentSays(payment_status))}</StatusDot>
    </span>
  )
}
