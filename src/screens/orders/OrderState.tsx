import { useLingui } from '@lingui/react'
import type { OrderStatus, PaymentStatus } from '#api/contract/orders.ts'
import { orderStatusSays, paymentStatusSays } from '#api/resources/orders.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'

const tones: Record<OrderStatus, Tone> = {
  pending: 'amber',
  awaiting_payment: 'amber',
  accepted: 'accent',
  preparing: 'accent',
  being_packed: 'accent',
  unpacked: 'accent',
  reported_to_cargo: 'slate',
  picked_up: 'slate',
  in_cargo: 'slate',
  delayed: 'amber',
  delivery_exception: 'tomato',
  on_delivery: 'slate',
  at_collection_point: 'slate',
  undelivered: 'tomato',
  delivered: 'grass',
  invoiced: 'grass',
  undelivered_and_returned: 'tomato',
  cancelled: 'tomato',
  rejected: 'tomato',
}

/** Where an order stands. */
export function OrderState({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  return <Badge tone={tones[status]}>{i18n._(orderStatusSays[status])}</Badge>
}

/** Whether an order is paid. */
export function PaymentState({ status }: { status: PaymentStatus }) {
  const { i18n } = useLingui()
  return <StatusDot tone={status === 'paid' ? 'grass' : 'amber'}>{i18n._(paymentStatusSays[status])}</StatusDot>
}
