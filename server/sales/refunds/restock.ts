import type { RefundFacts } from '#machines/sales/refund/refund.chart.ts'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import { storeReturned } from '#server/sales/orders/returned.ts'
import type { LockedRefund, LockedRefundLine } from './load-refund.ts'

/**
 * What was accepted and came back goes into the stock, once: with the receipt, or with the approval where the goods came first. Pieces that
 * the order brought back already, as when it was cancelled, are there and do not come twice.
 */
export async function restock(
  { db, actor: { shop_id, user_id } }: Stepping,
  locked: LockedRefund,
  after: RefundFacts,
): Promise<void> {
  if (due(locked.facts) || !due(after)) return
  const accepted = new Set(after.lines.filter(({ decision }) => decision === 'accepted').map(({ id }) => id))
  const coming = locked.lines
    .filter(({ row }) => accepted.has(row.id))
    .map((line) => ({ of: line.of, quantity: missing(locked, line) }))
    .filter(({ quantity }) => quantity > 0)
  await moveStock(db, {
    shop_id,
    user_id,
    order_id: locked.order.order.id,
    refund_id: locked.refund.id,
    moves: coming.map(({ of, quantity }) => ({
      variant_id: of.variant_id,
      type: 'system',
      quantity,
      unit_price: of.price,
    })),
  })
  await storeReturned(
    db,
    shop_id,
    coming.map(({ of, quantity }) => ({ id: of.id, returned: of.returned + quantity })),
  )
}

function due({ status, received, restock: kept }: RefundFacts): boolean {
  return received && kept && (status === 'accepted' || status === 'refunded')
}

/** The pieces of a line that all refunds together brought, less those that are back. */
function missing({ others }: LockedRefund, { row, of }: LockedRefundLine): number {
  return Math.max(0, Math.min(row.quantity, others(of.id).stocked + row.quantity - of.returned))
}
