import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Holder } from '#api/rules/platform/session.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import { orderSteps } from '#machines/sales/order/order-steps.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { LifeChart } from '#screens/platform/statecharts/LifeChart.tsx'
import type { Arrow } from '#screens/platform/statecharts/Neighbourhood.tsx'
import type { Highlight } from '#screens/platform/statecharts/PictureView.tsx'
import type { PartProps } from './order-actor.ts'
import { paymentSays, placeOf, statusSays, stepSays } from './order-words.ts'

/** The order's own chart, with where it stands, where it had been and where it may go. */
export function OrderChart({ order, past }: PartProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  return (
    <LifeChart
      id="order"
      title={i18n._(/*i18n*/ { id: 'order_page.chart', message: 'Siparişin durum şeması' })}
      marks={marksOf(order, holder, past)}
      here={placesOf(order).map(({ says }) => i18n._(says))}
      arrows={past ? [] : arrowsOf(i18n, order, holder)}
    />
  )
}

/** The steps that leave from where it stands, with what keeps them. */
function arrowsOf(i18n: I18n, order: PartProps['order'], by: Holder): Arrow[] {
  const facts = factsOf(order)
  const at = orderState(facts)
  return orderSteps(facts).map(({ step, status, payment_status }) => ({
    step: i18n._(stepSays(step.type)),
    to: i18n._(status ? statusSays(status) : paymentSays(payment_status ?? order.payment_status)),
    refusals: orderRefusals(at, { ...step, by }),
  }))
}

/** The states that it stands in: of its goods and, while it is open, of its money. */
function placesOf({ status, payment_status }: PartProps['order']) {
  const goods = { place: placeOf(status), says: statusSays(status) }
  const money = { place: `open.payment.${payment_status}`, says: paymentSays(payment_status) }
  return goods.place.startsWith('open.') ? [goods, money] : [goods]
}

/** What the chart says of each state. Of a past moment it tells only where the order stood and had been. */
function marksOf(order: PartProps['order'], holder: Holder, past: boolean): ReadonlyMap<string, Highlight> {
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
  for (const { place } of placesOf(order)) marks.set(place, 'lit')
  return marks
}
