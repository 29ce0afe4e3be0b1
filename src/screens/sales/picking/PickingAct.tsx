import { useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import type { Order } from '#api/contract/sales/orders.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { pickingAt } from '#machines/sales/picking/picking.chart.ts'
import { useOffers } from '#screens/platform/frame/offers.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Refusable } from '#ui/Refusable.tsx'

const pick = /*i18n*/ { id: 'picking.pick', message: 'Topla' }

/** Leads to the basket of an order; while its chart takes no picks it says why, before anybody walks to a shelf (rules R63, R64). */
export function PickingAct({ order: { id, status } }: { order: Order }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const by = useHolder()
  const closed = refusals(pickingAt('open', { status, lines: [] }), { type: 'PICK', picks: [], by })
  const run = () => navigate(`/orders/edit/${id}/basket-picking`)
  useOffers([{ label: pick, run, refusals: closed }])
  return (
    <Refusable refusals={useShown(closed)} onPress={run}>
      {i18n._(pick)}
    </Refusable>
  )
}
