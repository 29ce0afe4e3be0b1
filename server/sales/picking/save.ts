import { sql } from 'drizzle-orm'
import type { Picking, PickingSave } from '#api/contract/sales/picking.ts'
import { orderRefusals } from '#machines/sales/order/order.chart.ts'
import { type PickingStep, pickingAt, pickingChart } from '#machines/sales/picking/picking.chart.ts'
import { pickings } from '#server/db/schema/pickings.ts'
import { step } from '#server/platform/charts/step.ts'
import { audit } from '#server/platform/http/audit.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { type OrderStepping, stepOrder } from '#server/sales/orders/take-step.ts'
import { type PickingStanding, pickingStandingOf } from './standing.ts'

/**
 * Stores what is in the basket, and ends the picking when that is asked: by its chart, locked with the order, from the version that was
 * looked at, so that of two devices the slower one reads first what the other picked. An order that is picked goes to the packing table by
 * its own chart.
 */
export async function savePicking(
  work: OrderStepping,
  order_id: number,
  { version, lines, done }: PickingSave,
): Promise<Picking> {
  const { db, actor } = work
  const { shop_id } = actor
  const before = await pickingStandingOf(db, shop_id, order_id, { lock: true })
  if (before.picking.version !== version) {
    const updated_at = before.updated_at ?? before.order.order.updated_at
    throw await staleRefusal(db, { shop_id, subject: 'pickings', id: order_id, updated_at })
  }
  // What is picked already is taken up again before it ends once more.
  const picks = lines.length > 0 || done !== 1 || before.picking.status === 'picked'
  const steps: PickingStep[] = [
    ...(picks ? [{ type: 'PICK' as const, picks: lines }] : []),
    ...(done === 1 ? [{ type: 'FINISH' as const }] : []),
  ]
  let { at } = before
  for (const taken of steps) {
    const after = step(pickingChart, at, { ...taken, by: actor })
    at = pickingAt(after.value, after.context)
  }
  const stored = {
    status: at.value,
    lines: at.context.lines.map(({ line_id, picked, short_reason }) => ({ line_id, picked, short_reason })),
  } as Pick<typeof pickings.$inferInsert, 'status' | 'lines'>
  await db
    .insert(pickings)
    .values({ shop_id, order_id, ...stored })
    .onConflictDoUpdate({
      target: [pickings.shop_id, pickings.order_id],
      set: { ...stored, version: version + 1, updated_at: sql`now()` },
    })
  await audit(work, {
    subject: 'pickings',
    subject_id: order_id,
    event: done === 1 ? 'FINISH' : 'PICK',
    state_before: before.picking.status,
    state_after: at.value,
    before: before.picking.lines.map(({ line_id, picked }) => ({ line_id, picked })),
    after: stored.lines,
  })
  if (done === 1) await toPacking(work, before)
  return (await pickingStandingOf(db, shop_id, order_id)).picking
}

/** To the packing table, unless it lies there already or something stands in the way of that alone. */
async function toPacking(work: OrderStepping, { order: { at, order } }: PickingStanding): Promise<void> {
  const taken = { type: 'PACK' } as const
  if (orderRefusals(at, { ...taken, by: work.actor }).length > 0) return
  await stepOrder(work, order.id, { ...taken, version: order.version })
}
