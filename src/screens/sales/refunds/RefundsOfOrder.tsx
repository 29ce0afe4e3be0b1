import { useLingui } from '@lingui/react'
import type { Order } from '#api/contract/sales/orders.ts'
import { permits } from '#api/rules/platform/session.ts'
import { refundCodes } from '#machines/sales/refund/refund.chart.ts'
import { refundWords } from '#machines/sales/refund/refund.words.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import order from '#screens/sales/orders/order.module.css'
import { Link } from '#ui/Link.tsx'
import { RefundState } from './RefundState.tsx'
import styles from './refund.module.css'

/** The refunds that an order has, newest first, each leading to its page. */
export function RefundsOfOrder({ order: { refunds, currency } }: { order: Order }) {
  const { i18n } = useLingui()
  const opens = permits(useHolder(), refundCodes)
  if (refunds.rows.length === 0)
    return (
      <p className={order.quiet}>
        {i18n._(/*i18n*/ { id: 'refunds.none_of_order', message: 'Bu siparişin iadesi yok.' })}
      </p>
    )
  const goods = (received: 0 | 1) => refundWords.states[received === 1 ? 'goods.received' : 'goods.awaited']
  return (
    <ul className={styles.refunds}>
      {refunds.rows.map(({ id, status, received, pieces, amount, created_at }) => {
        const name = i18n._(
          /*i18n*/ {
            id: 'refunds.row',
            message: '{at} · {pieces, plural, other {# adet}}',
            values: { at: formatsOf(i18n).moment(created_at), pieces },
          },
        )
        const says = goods(received)
        return (
          <li key={id}>
            <span>{opens ? <Link href={`/order-refunds/edit/${id}`}>{name}</Link> : name}</span>
            <RefundState status={status} />
            {status !== 'rejected' && says && <span className={styles.soft}>{i18n._(says)}</span>}
            <span className={styles.worth}>{amount === null ? '–' : <Amount of={amount} currency={currency} />}</span>
          </li>
        )
      })}
    </ul>
  )
}
