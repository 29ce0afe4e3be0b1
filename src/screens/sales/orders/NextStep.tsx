import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { orderSteps } from '#machines/sales/order/order.chart.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import type { PartProps } from './order-actor.ts'
import { orderFixOf } from './order-fixes.ts'
import { stepSays, usualNext } from './order-words.ts'

/** The step that usually follows, at hand while the page scrolls. */
export function NextStep({ actor, order }: PartProps) {
  const { i18n } = useLingui()
  const under = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type)
  const next = orderSteps(factsOf(order)).find(({ status }) => status !== null && status === usualNext[order.status])
  if (!next) return null
  return (
    <Act
      actor={actor}
      event={{ type: 'STEP', step: next.step }}
      variant="primary"
      busy={under === next.step.type}
      linkOf={orderFixOf(i18n, actor)}
    >
      {i18n._(stepSays(next.step.type))}
    </Act>
  )
}
