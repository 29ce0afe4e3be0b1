import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { orderSteps, type PossibleStep } from '#machines/sales/order/order.chart.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Section } from '#ui/Section.tsx'
import { Ended } from './Ended.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'
import { orderFixOf } from './order-fixes.ts'
import { stepSays } from './order-words.ts'

/** Every step that the chart has where the order stands, each as a button that tells what stands in its way. */
export function OrderSteps({ actor, order }: PartProps) {
  const { i18n } = useLingui()
  const steps = orderSteps(factsOf(order))
  useOffers(steps.map(({ step }) => offer(actor, { type: 'STEP', step }, stepSays(step.type))))
  const goods = steps.filter(({ status }) => status !== null)
  const money = steps.filter(({ status }) => status === null)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.steps', message: 'Olabilecek adımlar' })}>
      {goods.length > 0 && <Steps actor={actor} steps={goods} />}
      {money.length > 0 && <Steps actor={actor} steps={money} />}
      {steps.length === 0 && (
        <Ended status={order.status}>
          {i18n._(/*i18n*/ { id: 'order_page.no_steps', message: 'Bu siparişin yapılacak adımı kalmadı.' })}
        </Ended>
      )}
    </Section>
  )
}

function Steps({ actor, steps }: Pick<PartProps, 'actor'> & { steps: readonly PossibleStep[] }) {
  const { i18n } = useLingui()
  const under = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type)
  const linkOf = orderFixOf(i18n, actor)
  return (
    <ul className={styles.steps}>
      {steps.map(({ step }) => (
        <li key={step.type}>
          <Act
            actor={actor}
            event={{ type: 'STEP', step }}
            variant={step.type === 'CANCEL' || step.type === 'REJECT' ? 'danger' : 'plain'}
            busy={under === step.type}
            linkOf={linkOf}
          >
            {i18n._(stepSays(step.type))}
          </Act>
        </li>
      ))}
    </ul>
  )
}
