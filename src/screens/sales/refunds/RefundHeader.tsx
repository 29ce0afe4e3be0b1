import { useLingui } from '@lingui/react'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { refundWords } from '#machines/sales/refund/refund.words.ts'
import styles from '#screens/sales/orders/order.module.css'
import { StatusDot } from '#ui/StatusDot.tsx'
import { RefundState } from './RefundState.tsx'

/** Where the refund stands: its decision and money, and its goods. */
export function RefundHeader({ refund: { status, received } }: { refund: Refund }) {
  const { i18n } = useLingui()
  const goods = refundWords.states[received === 1 ? 'goods.received' : 'goods.awaited']
  return (
    <span role="status" className={styles.summary}>
      <RefundState status={status} />
      {(received === 1 || status !== 'rejected') && goods && (
        <StatusDot tone={received === 1 ? 'grass' : 'amber'}>{i18n._(goods)}</StatusDot>
      )}
    </span>
  )
}
