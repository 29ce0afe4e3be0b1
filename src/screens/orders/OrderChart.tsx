import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { orderAt, orderRefusals, orderSteps } from '#machines/order/order.chart.ts'
import { factsOf } from '#machines/order/order-facts.ts'
import { useHolder } from '#screens/session/use-session.ts'
import { chapter as chapterMachine } from '#screens/statecharts/chapters.ts'
import { type Mark, PictureView } from '#screens/statecharts/PictureView.tsx'
import { useBookWords } from '#screens/statecharts/use-book-words.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'
import { placeOf } from './order-words.ts'

/** The order's own chart: where it stands is lit, where it may go is green, where a rule stands in the way is dashed amber. */
export function OrderChart({ order, past }: PartProps) {
  const { i18n } = useLingui()
  const { say } = useBookWords()
  const holder = useHolder()
  const actor = useActorRef(chapterMachine, { input: { id: 'order' } })
  const snapshot = useSelector(actor, (now) => now)
  const { chapter, scale } = snapshot.context
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'order_page.chart', message: 'Siparişin durum şeması' })}
      description={i18n._(
        /*i18n*/ {
          id: 'order_page.chart_about',
          message:
            'Dolu kutular siparişin bulunduğu yer; yeşil çerçeve yapılabilecek adımın, kesikli sarı çerçeve bir kuralın engellediği adımın vardığı yer.',
        },
      )}
    >
      {snapshot.matches('unreadable') && (
        <ErrorState title={say('unreadable')} onRetry={() => actor.send({ type: 'RETRY' })} />
      )}
      {chapter ? (
        <div className={styles.chart}>
          <PictureView
            chapter={chapter}
            scale={scale}
            marks={marksOf(order, holder, past)}
            onEnlarge={() => actor.send({ type: 'ENLARGE' })}
            onReduce={() => actor.send({ type: 'REDUCE' })}
            onFit={() => actor.send({ type: 'FIT' })}
          />
        </div>
      ) : (
        !snapshot.matches('unreadable') && <Skeleton shape="page" />
      )}
    </Section>
  )
}

/** What the chart says of each state. Of a past moment it tells only where the order stood and had been. */
function marksOf(
  order: PartProps['order'],
  holder: { permissions: readonly number[] },
  past: boolean,
): ReadonlyMap<string, Mark> {
  const facts = factsOf(order)
  const at = orderAt(facts)
  const marks = new Map<string, Mark>()
  for (const { from, to } of order.history)
    for (const status of [from, to]) if (status) marks.set(placeOf(status as typeof order.status), 'past')
  if (!past)
    for (const { step, status, payment_status } of orderSteps(facts)) {
      const free = orderRefusals(at, { ...step, by: holder }).length === 0
      const place = status ? placeOf(status) : `open.payment.${payment_status}`
      marks.set(place, free ? 'possible' : 'refused')
    }
  marks.set(placeOf(order.status), 'lit')
  if (placeOf(order.status).startsWith('open.')) marks.set(`open.payment.${order.payment_status}`, 'lit')
  return marks
}
