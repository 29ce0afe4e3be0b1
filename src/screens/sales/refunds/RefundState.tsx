import { useLingui } from '@lingui/react'
import type { RefundStatus } from '#api/contract/sales/order-refunds.ts'
import { refundWords } from '#machines/sales/refund/refund.words.ts'
import type { Tone } from '#ui/Badge.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'

const tones = {
  pending: 'amber',
  accepted: 'accent',
  rejected: 'tomato',
  refunded: 'grass',
} as const satisfies Record<RefundStatus, Tone>

/** Where a refund stands. */
export function RefundState({ status }: { status: RefundStatus }) {
  const { i18n } = useLingui()
  const says = refundWords.states[`decision.${status}`]
  return <StatusDot tone={tones[status]}>{says ? i18n._(says) : status}</StatusDot>
}
