import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useSyncExternalStore } from 'react'
import { ageOf } from '#api/contract/sales/kept-sale.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { watchSignOut } from '#screens/platform/wiring/unsaved.ts'
import { outboxActor } from '#screens/sales/wiring/outbox.ts'
import { Button } from '#ui/Button.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import styles from './outbox.module.css'
import { RefusedSale } from './RefusedSale.tsx'

/** Above every page: how many finished sales lie in this browser alone, since when, and what stands in their way. They go off by themselves. */
export default function UnsentSales() {
  const { i18n } = useLingui()
  const actor = outboxActor()
  const snapshot = useSelector(actor, (now) => now)
  useEffect(() => watchSignOut(() => actor.getSnapshot().context.sales.length > 0), [actor])
  const now = useSyncExternalStore(everyMinute, minuteNow)
  const { sales, failure } = snapshot.context
  if (sales.length === 0) return null
  const waiting = sales.filter(({ refused }) => refused === null)
  const unreachable = snapshot.matches({ sender: { unsent: 'unreachable' } })
  const minutes = Math.floor(ageOf(sales, now) / 60_000)
  return (
    <section
      id="unsent-sales"
      tabIndex={-1}
      className={styles.outbox}
      aria-label={i18n._(/*i18n*/ { id: 'chart.outbox', message: 'Gönderilmemiş satışlar' })}
    >
      <div className={styles.line}>
        <TriangleAlertIcon aria-hidden="true" />
        <div className={styles.text} role="status">
          <strong>
            {i18n._(
              /*i18n*/ {
                id: 'outbox.count',
                message:
                  '{count, plural, other {# satış gönderilmedi}}{minutes, plural, =0 {} other {, en eskisi # dakikadır bekliyor}}',
                values: { count: sales.length, minutes },
              },
            )}
          </strong>
          <p>
            {unreachable && failure && `${sentencesOf(i18n, failureMessages(failure, 'notSent'))} `}
            {waiting.length > 0 &&
              i18n._(
                /*i18n*/ {
                  id: 'outbox.by_itself',
                  message:
                    'Satmayı sürdürün: satışlar bu tarayıcıda saklanır, sunucu yanıt verince kendiliğinden gönderilir.',
                },
              )}
          </p>
        </div>
        {waiting.length > 0 && (
          <Button busy={!unreachable} onPress={() => actor.send({ type: 'RETRY' })}>
            {i18n._(/*i18n*/ { id: 'outbox.send_now', message: 'Şimdi gönder' })}
          </Button>
        )}
        <ul className={styles.sales}>
          {sales.map((sale) => sale.refused && <RefusedSale key={sale.key} actor={actor} sale={sale} />)}
        </ul>
      </div>
      <GiveUpDialog actor={actor} />
    </section>
  )
}

function everyMinute(hear: () => void): () => void {
  const timer = setInterval(hear, 60_000)
  return () => clearInterval(timer)
}

/** The minute that it is: the same for as long as it lasts, so that nothing is drawn for nothing. */
function minuteNow(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}
