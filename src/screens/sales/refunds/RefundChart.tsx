import { useLingui } from '@lingui/react'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { type RefundEvent, refundRefusals, refundState } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { LifeChart } from '#screens/platform/statecharts/LifeChart.tsx'
import type { Highlight } from '#screens/platform/statecharts/PictureView.tsx'
import type { PartProps } from './refund-actor.ts'

/** The refund's own chart, with where it stands and where it may go. */
export function RefundChart({ refund }: Pick<PartProps, 'refund'>) {
  const { i18n } = useLingui()
  const holder = useHolder()
  return (
    <LifeChart
      id="refund"
      title={i18n._(/*i18n*/ { id: 'refunds.chart', message: 'İadenin durum şeması' })}
      marks={marksOf(refund, holder)}
    />
  )
}

/** Where each step leads; money may come from any account that there is. */
function marksOf(refund: Refund, by: { permissions: readonly number[] }): ReadonlyMap<string, Highlight> {
  const at = refundState(factsOf(refund))
  const { status, received, accounts, history } = refund
  const marks = new Map<string, Highlight>()
  for (const { from } of history) if (from !== '' && from !== status) marks.set(`decision.${from}`, 'past')
  for (const { type, to } of stepsOf(at)) {
    const step = { type, account: accounts[0] ?? null, restock: true, by } as RefundEvent
    if (to !== '') marks.set(to, refundRefusals(at, step).length === 0 ? 'possible' : 'refused')
  }
  if (received === 1) marks.set('goods.awaited', 'past')
  marks.set(`decision.${status}`, 'lit')
  marks.set(received === 1 ? 'goods.received' : 'goods.awaited', 'lit')
  return marks
}
