import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Database } from '#server/db/open.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { CargoFailure, type CargoStop } from '#server/integrations/shipping/cargo.ts'
import { type Due, soon, systemOf, type Turns, takeTurns } from '#server/platform/background/turns.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { loadOrder } from '#server/sales/orders/load-order.ts'
import { takeUpdate } from './fetch-update.ts'
import { parcelOf } from './load-shipment.ts'

/** Asks the cargo company for the parcels that are on their way. */
export function followParcels(services: Services, stopped: () => boolean = () => false): Promise<void> {
  return takeTurns(services, turns, stopped)
}

/** Where the way of a parcel has ended for its order. */
const arrived: readonly OrderStatus[] = [
  'delivered',
  'invoiced',
  'undelivered_and_returned',
  'refunded',
  'cancelled',
  'rejected',
]

const turns: Turns = {
  table: 'shipments',
  open: sql`status = 'registered' and ask_at is not null`,
  pause: '15 minutes',
  follow: async (services, due) => {
    const { db } = services
    const parcel = await parcelOf(db, due.shop_id, due.order_id)
    if (parcel?.id !== due.id || parcel.status !== 'registered') return
    if (!(await isOver(db, due))) {
      const stops = await stopsOf(services, parcel.tracking_code)
      if (stops) await db.transaction((tx) => hear(tx as unknown as Database, services, due, stops))
    }
    if (await isOver(db, due)) await store(db, due, { ask_at: null })
  },
}

async function stopsOf({ cargo, log }: Services, tracking_code: string): Promise<readonly CargoStop[] | null> {
  return cargo.stops(tracking_code).catch((thrown) => {
    if (!(thrown instanceof CargoFailure)) throw thrown
    log.warn({ trouble: thrown.trouble, tracking_code }, thrown.message)
    return null
  })
}

/** The same steps as when somebody asks, from where the order stands by now; where nothing is new, nothing is noted but the time. */
async function hear(db: Database, services: Services, due: Due, stops: readonly CargoStop[]): Promise<void> {
  const { shop_id, order_id } = due
  await loadOrder(db, shop_id, order_id, { lock: true })
  const parcel = await parcelOf(db, shop_id, order_id)
  if (parcel?.id !== due.id || parcel.status !== 'registered') return
  if (stops.length <= parcel.heard) return store(db, due, { heard_at: sql`now()` as never })
  await takeUpdate({ db, services, actor: systemOf(shop_id), requestId: randomUUID() }, order_id, stops)
  await store(db, due, soon)
}

async function isOver(db: Database, { shop_id, order_id }: Due): Promise<boolean> {
  const { order } = await loadOrder(db, shop_id, order_id)
  return arrived.includes(order.status)
}

async function store(db: Database, { shop_id, id }: Due, set: Partial<typeof shipments.$inferInsert>): Promise<void> {
  await db
    .update(shipments)
    .set(set)
    .where(and(eq(shipments.shop_id, shop_id), eq(shipments.id, id)))
}
