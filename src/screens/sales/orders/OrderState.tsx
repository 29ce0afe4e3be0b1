import { useLingui } from '@lingui/react'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentStatus } from '#api/contract/sales/orders.ts'
import { orderStatusSays, paymentStatusSays } from '#api/listings/sales/orders.ts'
import { Badge } from '#ui/Badge.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { toneOf } from './order-words.ts'

/** Where an order stands. */
export function OrderState({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  return <Badge tone={toneOf(status)}>{i18n._(orderStatusSays[status])}</Badge>
}

/** Whether an order is paid. */
export function PaymentState({ status }: { status: PaymentStatus }) {
  const { i18n } = useLingui()
  return <StatusDot tone={status === 'paid' ? 'grass' : 'amber'}>{i18n._(paymentStatusSays[status])}</StatusDot>
}
