import { useLingui } from '@lingui/react'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { permits } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import styles from '#screens/sales/orders/order.module.css'
import { statusSays } from '#screens/sales/orders/order-words.ts'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import type { PartProps } from './refund-actor.ts'

/** The order that it is of, with what was paid and what went back of it, and when what happened. */
export function RefundFacts({ refund }: Pick<PartProps, 'refund'>) {
  const { i18n } = useLingui()
  const { order, created_at, received_at, restock, paid_at, account } = refund
  const opens = permits(useHolder(), [1501])
  const when = (at: string) => formatsOf(i18n).moment(at)
  const left = (minorOf(order.paid_total) ?? 0) - (minorOf(order.refunded_total) ?? 0)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.order', message: 'Sipariş' })}>
      <dl className={styles.facts}>
        <dt>{i18n._(/*i18n*/ { id: 'refunds.order_number', message: 'Numara' })}</dt>
        <dd>{opens ? <Link href={`/orders/edit/${order.id}`}>{order.number}</Link> : order.number}</dd>
        <dt>{i18n._(/*i18n*/ { id: 'refunds.customer', message: 'Müşteri' })}</dt>
        <dd>{order.customer_name || '–'}</dd>
        <dt>{i18n._(/*i18n*/ { id: 'common.status', message: 'Durum' })}</dt>
        <dd>{i18n._(statusSays(order.status))}</dd>
        <dt>{i18n._(/*i18n*/ { id: 'refunds.paid_total', message: 'Ödenen' })}</dt>
        <dd>
          <Amount of={order.paid_total} currency={order.currency} />
        </dd>
        <dt>{i18n._(/*i18n*/ { id: 'refunds.refunded_total', message: 'Geri ödenen' })}</dt>
        <dd>
          <Amount of={order.refunded_total} currency={order.currency} />
        </dd>
        <dt>{i18n._(/*i18n*/ { id: 'refunds.left_total', message: 'En çok geri ödenebilecek' })}</dt>
        <dd>
          <Amount of={decimalOf(left)} currency={order.currency} />
        </dd>
        <dt>{i18n._(/*i18n*/ { id: 'refunds.sum_amount', message: 'Geri ödenecek tutar' })}</dt>
        <dd>
          <Amount of={refund.amount} currency={order.currency} />
        </dd>
        <dt>{i18n._(/*i18n*/ { id: 'refunds.opened_at', message: 'İade açıldı' })}</dt>
        <dd>{when(created_at)}</dd>
        {received_at && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'refunds.received_at', message: 'Teslim alındı' })}</dt>
            <dd>
              {when(received_at)}{' '}
              {restock === 0 && i18n._(/*i18n*/ { id: 'refunds.not_restocked', message: '(stoğa alınmadı)' })}
            </dd>
          </>
        )}
        {paid_at && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'refunds.paid_at', message: 'Parası ödendi' })}</dt>
            <dd>{[when(paid_at), account?.name].filter(Boolean).join(' · ')}</dd>
          </>
        )}
      </dl>
    </Section>
  )
}
