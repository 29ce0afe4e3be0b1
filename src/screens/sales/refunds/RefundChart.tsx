import { useLingui } from '@lingui/react'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { type RefundEvent, refundRefusals, refundState } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { LifeChart } from '#screens/platform/statecharts/LifeChart.tsx'
import type { Highlight } from '#screens/platform/statecharts/PictureView.tsx'
import type { PartProps } from './refund-actor.ts'
import { stateSays, stepSays } from './refund-words.ts'

/** The refund's own chart, with where it stands and where it may go. */
export function RefundChart({ refund }: Pick<PartProps, 'refund'>) {
  const { i18n } = useLingui()
  const holder = useHolder()
  return (
    <LifeChart
      id="refund"
      title={i18n._(/*i18n*/ { id: 'refunds.chart', message: 'İadenin durum şeması' })}
      marks={marksOf(refund, holder)}
      here={placesOf(refund).map((place) => i18n._(stateSays(place)))}
      arrows={arrowsOf(refund, holder).map(({ type, to, refusals }) => ({
        ...{ step: i18n._(stepSays(type)), to: i18n._(stateSays(to)) },
        refusals,
      }))}
    />
  )
}

/** Where each step leads, and what keeps it; money may come from any account that there is. */
function arrowsOf(refund: Refund, by: Holder) {
  const at = refundState(factsOf(refund))
  const [account = null] = refund.accounts
  return stepsOf(at)
    .filter(({ to }) => to !== '')
    .map(({ type, to }) => ({
      ...{ type, to },
      refusals: refundRefusals(at, { type, account, restock: true, by } as RefundEvent),
    }))
}

/** The states that it stands in: of its decision, and of its goods. */
function placesOf({ status, received }: Refund): string[] {
  return [`decision.${status}`, received === 1 ? 'goods.received' : 'goods.awaited']
}

function marksOf(refund: Refund, by: Holder): ReadonlyMap<string, Highlight> {
  const { status, received, history } = refund
  const marks = new Map<string, Highlight>()
  for (const { from } of history) if (from !== '' && from !== status) marks.set(`decision.${from}`, 'past')
  for (const { to, refusals } of arrowsOf(refund, by)) marks.set(to, refusals.length === 0 ? 'possible' : 'refused')
  if (received === 1) marks.set('goods.awaited', 'past')
  for (const place of placesOf(refund)) marks.set(place, 'lit')
  return marks
}
