import { and, eq, sql } from 'drizzle-orm'
import type { CargoAnswer, ShipmentStatus } from '#api/contract/sales/shipments.ts'
import { shipmentChart, shipmentRefusals, takenAnswer } from '#machines/sales/shipment/shipment.chart.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { step } from '#server/platform/charts/step.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type OrderStepping, stepOrder } from '#server/sales/orders/take-step.ts'
import { hurryWithdrawal } from './announcements.ts'
import { type AskedShipment, eventOf, referenceOf, sameVersion } from './ship-order.ts'
import { type ShipmentStanding, shipmentStandingOf } from './standing.ts'

/** How a shipment stands after a step. */
export interface ShipmentOutcome {
  readonly id: number
  readonly status: ShipmentStatus
  readonly tracking_code: string
  readonly message: string
}

/**
 * Takes an order's shipment one step along its chart, with what the cargo company answered (`askCargo`): locked, asked, stored and noted in
 * the caller's transaction. Where the parcel goes off, the order takes its own step REPORT_TO_CARGO in it too.
 */
export async function takeShipmentStep(
  work: OrderStepping,
  order_id: number,
  asked: AskedShipment,
  answer: CargoAnswer | null,
): Promise<ShipmentOutcome> {
  const { db, actor } = work
  const before = await shipmentStandingOf(db, actor.shop_id, order_id, { lock: true })
  await sameVersion(db, before, asked)
  const event = await eventOf(db, before, asked, answer ?? takenAnswer)
  const after = step(shipmentChart, before.at, { ...event, by: actor }, shipmentRefusals)
  const { status, shipping_method_id, tracking_code } = after.context
  const { order } = before.order
  const tracking_url = answer?.kind === 'taken' ? answer.tracking_url : ''
  if (status !== order.status) {
    const report = { type: 'REPORT_TO_CARGO', version: order.version } as const
    await stepOrder(work, order_id, report, { tracking_code, tracking_url })
  } else await touch(work, before)
  const stored = {
    status: after.value as ShipmentStatus,
    shipping_method_id,
    tracking_code,
    tracking_url,
    message: answer?.kind === 'error' ? answer.message : (before.shipment?.message ?? ''),
  }
  if (stored.status === 'cancelled') await hurryWithdrawal(db, actor.shop_id, order_id)
  const id = await store(work, before, stored)
  await audit(work, {
    subject: 'shipments',
    subject_id: id,
    event: asked.type,
    state_before: before.at.value as string,
    state_after: stored.status,
    after: { order_id, ...stored },
  })
  return { id, ...stored }
}

/** The order was changed by what became of its parcel. */
async function touch({ db, actor: { shop_id } }: OrderStepping, { order: { order } }: ShipmentStanding): Promise<void> {
  await db
    .update(orders)
    .set({ version: order.version + 1, updated_at: sql`now()` })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order.id)))
}

type Stored = Pick<
  typeof shipments.$inferSelect,
  'status' | 'shipping_method_id' | 'tracking_code' | 'tracking_url' | 'message'
>

async function store(
  { db, actor: { shop_id } }: OrderStepping,
  before: ShipmentStanding,
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
