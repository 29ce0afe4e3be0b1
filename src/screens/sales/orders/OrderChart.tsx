import { useLingui } from '@lingui/react'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import { orderSteps } from '#machines/sales/order/order-steps.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { LifeChart } from '#screens/platform/statecharts/LifeChart.tsx'
import type { Highlight } from '#screens/platform/statecharts/PictureView.tsx'
import type { PartProps } from './order-actor.ts'
import { placeOf } from './order-words.ts'

/** The order's own chart, with where it stands, where it had been and where it may go. */
export function OrderChart({ order, past }: PartProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  return (
    <LifeChart
      id="order"
      title={i18n._(/*i18n*/ { id: 'order_page.chart', message: 'Siparişin durum şeması' })}
      marks={marksOf(order, holder, past)}
    />
  )
}

/** What the chart says of each state. Of a past moment it tells only where the order stood and had been. */
function marksOf(
  order: PartProps['order'],
  holder: { permissions: readonly number[] },
  past: boolean,
): ReadonlyMap<string, Highlight> {
  const facts = factsOf(order)
  const at = orderState(facts)
  const marks = new Map<string, Highlight>()
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
