import { useLingui } from '@lingui/react'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { orderState } from '#machines/sales/order/order-state.ts'
import { orderSteps } from '#machines/sales/order/order-steps.ts'
import type { OrderPageTypes } from '#machines/sales/order-page/order-page.context.ts'
import { Steps } from '#screens/platform/steps/Steps.tsx'
import { Section } from '#ui/Section.tsx'
import { Ended } from './Ended.tsx'
import type { PartProps } from './order-actor.ts'
import { orderFixOf } from './order-fixes.ts'
import { stepSays } from './order-words.ts'

/** Every step that the chart has where the order stands, each telling what stands in its way; the main one is filled at the head of the page. */
export function OrderSteps({ actor, order }: PartProps) {
  const { i18n } = useLingui()
  const facts = factsOf(order)
  const steps = orderSteps(facts).map(({ step }) => step)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.steps', message: 'Olabilecek adımlar' })}>
      {steps.length > 0 ? (
        <Steps<OrderPageTypes>
          actor={actor}
          at={orderState(facts)}
          steps={steps}
          says={stepSays}
          main="plain"
          linkOf={orderFixOf(i18n, actor)}
        />
      ) : (
        <Ended status={order.status}>
          {i18n._(/*i18n*/ { id: 'order_page.no_steps', message: 'Bu siparişin yapılacak adımı kalmadı.' })}
        </Ended>
      )}
    </Section>
  )
}
