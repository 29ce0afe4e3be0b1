import { useLingui } from '@lingui/react'
import type { RefundStatus } from '#api/contract/sales/order-refunds.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import order from '#screens/sales/orders/order.module.css'
import { Section } from '#ui/Section.tsx'
import styles from './refund.module.css'
import type { PartProps } from './refund-actor.ts'
import { happened, statusSays } from './refund-words.ts'

/** Everything that happened to the refund, newest first. */
export function RefundHistory({ refund }: Pick<PartProps, 'refund'>) {
  const { i18n } = useLingui()
  const status = (name: string) => i18n._(statusSays(name as RefundStatus))
  return (
    <Section title={i18n._(/*i18n*/ { id: 'refunds.history', message: 'Geçmiş' })}>
      <ol className={order.timeline}>
        {refund.history.map(({ at, user, event, from, to }) => (
          <li key={`${at} ${event}`}>
            <div className={styles.past}>
              <strong>{i18n._(happened({ event, from, to }))}</strong>
              <span className={order.quiet}>{[formatsOf(i18n).moment(at), user].join(' · ')}</span>
            </div>
            {from !== '' && from !== to && (
              <p className={order.effects}>
                {status(from)} → {status(to)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
