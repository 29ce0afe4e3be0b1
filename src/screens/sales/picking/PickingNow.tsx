import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { refusals } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { type PickingEvent, pickingAt } from '#machines/sales/picking/picking.chart.ts'
import type { LifeProps } from '#screens/platform/flow/life-props.ts'
import { useChartWords } from '#screens/platform/flow/use-chart-words.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Neighbourhood } from '#screens/platform/statecharts/Neighbourhood.tsx'
import { pickingPage } from '#screens/sales/wiring/picking.ts'
import { Section } from '#ui/Section.tsx'

/** What may be done with the picking of an order as it stands, and what keeps it. */
export default function PickingNow({ id }: LifeProps) {
  const { i18n } = useLingui()
  const by = useHolder()
  const words = useChartWords('pickings')
  const actor = useActorRef(pickingPage, { input: { id, holder: by } })
  const picking = useSelector(actor, ({ context }) => context.picking)
  if (!picking) return null
  const at = pickingAt(picking.status, { status: picking.order_status, lines: picking.lines })
  const arrows = stepsOf(at)
    .filter(({ to }) => to !== '')
    .map(({ type, to }) => ({
      ...{ step: words.step(type), to: words.state(to) },
      refusals: refusals(at, { type, picks: [], by } as PickingEvent),
    }))
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.first', message: 'Önce ne olmalı?' })}>
      <Neighbourhood here={[words.state(picking.status)]} arrows={arrows} />
    </Section>
  )
}
