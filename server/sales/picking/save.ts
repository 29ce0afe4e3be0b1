import { sql } from 'drizzle-orm'
import type { Picking, PickingSave, ShortReason } from '#api/contract/sales/picking.ts'
import type { PickableLine } from '#api/rules/sales/picking.ts'
import { orderRefusals } from '#machines/sales/order/order-state.ts'
import { type PickingStep, pickingChart } from '#machines/sales/picking/picking.chart.ts'
import { pickings } from '#server/db/schema/pickings.ts'
import { audit } from '#server/platform/http/audit.ts'
import { takeStep } from '#server/platform/steps/take-step.ts'
import { type OrderStepping, stepOrder } from '#server/sales/orders/take-step.ts'
import { type LockedPicking, loadPicking } from './load-picking.ts'

/**
 * Stores what is in the basket, and ends the picking when that is asked: locked with the order, from the version that was looked at, so that
 * of two devices the slower one reads first what the other picked. An order that is picked goes to the packing table by its own chart.
 */
export const savePicking = takeStep({
  subject: 'pickings',
  idOf: 'orders',
  chart: pickingChart,
  lock: ({ db, actor }: OrderStepping, id) => loadPicking(db, actor.shop_id, id, { lock: true }),
  looked: ({ order: { order }, picking, updated_at }) => ({
    id: order.id,
    version: picking.version,
    updated_at: updated_at ?? order.updated_at,
  }),
  at: ({ at }) => at,
  events: (_, { picking: { status } }, { lines, done }: PickingSave): PickingStep[] => {
    // What is picked already is taken up again before it ends once more.
    const picks = lines.length > 0 || done !== 1 || status === 'picked'
    return [
      ...(picks ? [{ type: 'PICK' as const, picks: lines }] : []),
      ...(done === 1 ? [{ type: 'FINISH' as const }] : []),
    ]
  },
  store: async ({ db, actor: { shop_id } }, { id: order_id, before, after }) => {
    const storedOf = new Map(before.stored.map((line) => [line.line_id, line]))
    const lines = after.context.lines.map(({ line_id, picked, short_reason }) => {
      const { awaited = 0, written_off = 0, short_reason: why = '' } = storedOf.get(line_id) ?? {}
      // Why pieces were written off is told for good.
      const reason = short_reason === '' && written_off > 0 ? why : (short_reason as ShortReason)
      return {
        ...{ line_id, picked, short_reason: reason },
        ...(awaited === 1 && short_reason !== '' ? { awaited } : {}),
        ...(written_off > 0 ? { written_off } : {}),
      }
    })
    const stored = { status: after.value, lines } as Pick<typeof pickings.$inferSelect, 'status' | 'lines'>
    await db
      .insert(pickings)
      .values({ shop_id, order_id, ...stored })
      .onConflictDoUpdate({
        target: [pickings.shop_id, pickings.order_id],
        set: { ...stored, version: before.picking.version + 1, updated_at: sql`now()` },
      })
    return stored
  },
  entry: ({ request, before: { picking } }, stored) => ({
    event: request.done === 1 ? 'FINISH' : 'PICK',
    state_before: picking.status,
    state_after: stored.status,
    before: picking.lines.map(({ line_id, picked }) => ({ line_id, picked })),
    after: stored.lines,
  }),
  follow: async (work, { request, before, after }) => {
    if (request.done !== 1) return
    await auditPicking(work, before, after.context.lines)
    await toPacking(work, before)
  },
  read: async ({ db, actor }, { id }): Promise<Picking> => (await loadPicking(db, actor.shop_id, id)).picking,
})

/** The history of the order says who picked it, and what was short. */
async function auditPicking(
  work: OrderStepping,
  { order: { order } }: LockedPicking,
  lines: readonly PickableLine[],
): Promise<void> {
  const { id: subject_id, status, payment_status } = order
  const short = lines
    .filter(({ picked, quantity }) => picked < quantity)
    .map(({ line_id, picked, short_reason }) => ({ line_id, picked, short_reason }))
  const stood = { subject_id, state_before: status, state_after: status, before: { payment_status } }
  await audit(work, { subject: 'orders', event: 'PICKED', ...stood, after: { payment_status, short } })
}

/** To the packing table, unless it lies there already or something stands in the way of that alone. */
async function toPacking(work: OrderStepping, { order: { at, order } }: LockedPicking): Promise<void> {
  const taken = { type: 'PACK' } as const
  if (orderRefusals(at, { ...taken, by: work.actor }).length > 0) return
  await stepOrder(work, order.id, { ...taken, version: order.version })
}
