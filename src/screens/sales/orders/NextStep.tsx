import { useLingui } from '@lingui/react'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { orderState } from '#machines/sales/order/order-state.ts'
import { orderSteps } from '#machines/sales/order/order-steps.ts'
import type { OrderPageTypes } from '#machines/sales/order-page/order-page.context.ts'
import { StepButton } from '#screens/platform/steps/StepButton.tsx'
import { useRankedSteps } from '#screens/platform/steps/use-ranked-steps.ts'
import type { PartProps } from './order-actor.ts'
import { orderFixOf } from './order-fixes.ts'
import { stepSays } from './order-words.ts'

/** The main step of where the order stands, at hand while the page scrolls. */
export function NextStep({ actor, order }: PartProps) {
  const { i18n } = useLingui()
  const facts = factsOf(order)
  const { main } = useRankedSteps<OrderPageTypes>(
    actor,
    orderState(facts),
    orderSteps(facts).map(({ step }) => step),
  )
  if (!main) return null
  return (
    <StepButton<OrderPageTypes> actor={actor} step={main} variant="primary" linkOf={orderFixOf(i18n, actor)}>
      {i18n._(stepSays(main.type))}
    </StepButton>
  )
}
