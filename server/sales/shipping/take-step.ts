import { and, eq, sql } from 'drizzle-orm'
import type { CargoAnswer, ShipmentStatus } from '#api/contract/sales/shipments.ts'
import { shipmentChart, shipmentRefusals, takenAnswer } from '#machines/sales/shipment/shipment.chart.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { takeStep } from '#server/platform/steps/take-step.ts'
import { type OrderStepping, stepOrder } from '#server/sales/orders/take-step.ts'
import { voidLabelSoon } from './announcements.ts'
import { type LockedShipment, loadShipment } from './load-shipment.ts'
import { eventOf, referenceOf, type ShipmentRequest, sizeOf } from './ship-order.ts'

/** How a shipment stands after a step. */
export interface ShipmentOutcome {
  readonly id: number
  readonly status: ShipmentStatus
  readonly tracking_code: string
  readonly message: string
}

/** What is asked for, with what the cargo company answered (`askCargo`). */
type Request = ShipmentRequest & { readonly answer: CargoAnswer | null }

/**
 * Takes an order's shipment one step along its chart, in the caller's transaction. Where the parcel goes off, the order takes its own step
 * REPORT_TO_CARGO in it too.
 */
export const takeShipmentStep = takeStep({
  subject: 'shipments',
  idOf: 'orders',
  chart: shipmentChart,
  refusals: shipmentRefusals,
  lock: ({ db, actor }: OrderStepping, id) => loadShipment(db, actor.shop_id, id, { lock: true }),
  looked: ({ order }) => ({ subject: 'orders', ...order.order }),
  at: ({ at }) => at,
  events: async ({ db }, before, { answer, ...request }: Request) => [
    await eventOf(db, before, request, answer ?? takenAnswer),
  ],
  store: async (work, { id: order_id, request, before, after }): Promise<ShipmentOutcome> => {
    const { db, actor } = work
    const { answer } = request
    const { status, shipping_method_id, tracking_code } = after.context
    const { order } = before.order
    const tracking_url = answer?.kind === 'taken' || answer?.kind === 'by_hand' ? answer.tracking_url : ''
    if (status !== order.status) {
      const parcel = { tracking_code, tracking_url }
      await stepOrder(work, order_id, { type: 'REPORT_TO_CARGO', version: order.version, parcel })
    } else await touch(work, before)
    const stored = {
      status: after.value as ShipmentStatus,
      shipping_method_id,
      tracking_code,
      tracking_url,
      ...(await sizeOf(db, before, request)),
      message: answer?.kind === 'error' ? answer.message : (before.shipment?.message ?? ''),
    }
    if (stored.status === 'cancelled') await voidLabelSoon(db, actor.shop_id, order_id)
    return { id: await store(work, before, stored), ...stored }
  },
  entry: ({ id: order_id, request, before }, { id, ...stored }) => ({
    subject_id: id,
    event: request.type,
    state_before: before.at.value as string,
    state_after: stored.status,
    after: { order_id, ...stored },
  }),
  read: (_, __, outcome) => outcome,
})

/** The order was changed by what became of its parcel. */
async function touch({ db, actor: { shop_id } }: OrderStepping, { order: { order } }: LockedShipment): Promise<void> {
  await db
    .update(orders)
    .set({ version: order.version + 1, updated_at: sql`now()` })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order.id)))
}

type Stored = Pick<
  typeof shipments.$inferSelect,
  'status' | 'shipping_method_id' | 'tracking_code' | 'tracking_url' | 'packages' | 'weight' | 'desi' | 'message'
>

async function store(
  { db, actor: { shop_id } }: OrderStepping,
  before: LockedShipment,
  stored: Stored,
): Promise<number> {
  if (before.shipment) {
    const { id } = before.shipment
    await db
      .update(shipments)
      .set({ ...stored, updated_at: sql`now()` })
      .where(and(eq(shipments.shop_id, shop_id), eq(shipments.id, id)))
    return id
  }
  const reference = await referenceOf(db, before)
  const [row] = await db
    .insert(shipments)
    .values({ shop_id, order_id: before.order.order.id, reference, ...stored })
    .returning({ id: shipments.id })
  return row?.id ?? 0
}
