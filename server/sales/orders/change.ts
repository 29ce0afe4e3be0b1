import { and, eq, sql } from 'drizzle-orm'
import type { AddressKind, OrderAddress } from '#api/contract/sales/order-address.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { wrongInAddress } from '#api/rules/sales/order-address.ts'
import { wrongInNote } from '#api/rules/sales/order-notes.ts'
import { restockRefusals } from '#api/rules/sales/order-restock.ts'
import type { ReturnedQuantity } from '#api/rules/sales/orders.ts'
import { order_notes, orders } from '#server/db/schema/orders.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { storedAddress, toAddress } from './addresses.ts'
import { loadOrder, type OrderRow } from './load-order.ts'
import { readOrder } from './read.ts'
import { returnToStock } from './return-to-stock.ts'

export type Changing = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'language'>

/** What changes an order beside the steps of its chart. Each is judged by the rules of the panel, and stands in the log with its effects. */

/** Writes a note on an order; a cancelled one takes notes too (R62). */
export async function writeNote(context: Changing, id: number, note: string): Promise<Order> {
  const { db, actor } = context
  const { order } = await loadOrder(db, actor.shop_id, id, { lock: true })
  refuseBy(wrongInNote(note))
  const { shop_id, user_id } = actor
  await db.insert(order_notes).values({ shop_id, order_id: id, user_id, note: note.trim() })
  await auditChange(context, order, 'NOTE', {}, { note: note.trim() })
  return readOrder(context, id)
}

/** Takes pieces back into the stock that came back without a step of the order. */
export async function restock(context: Changing, id: number, pieces: readonly ReturnedQuantity[]): Promise<Order> {
  const locked = await loadOrder(context.db, context.actor.shop_id, id, { lock: true })
  const { order, lines, facts } = locked
  refuseBy(restockRefusals({ status: order.status, lines: facts.lines, pieces }))
  const now = lines.map((line) => ({
    id: line.id,
    returned: line.returned + (pieces.find(({ line_id }) => line_id === line.id)?.quantity ?? 0),
  }))
  const moves = await returnToStock(context, locked, now)
  await touchOrder(context, order)
  await auditChange(context, order, 'RESTOCK', {}, { moves })
  return readOrder(context, id)
}

interface Changed {
  readonly of: AddressKind
  readonly address: OrderAddress
  readonly version: number
}

/** Changes where an order goes, or who is invoiced, from the version that was looked at (D5). */
export async function changeAddress(context: Changing, id: number, { of, address, version }: Changed): Promise<Order> {
  const { db, actor } = context
  const { order, facts } = await loadOrder(db, actor.shop_id, id, { lock: true })
  if (order.version !== version)
    throw await staleRefusal(db, { shop_id: actor.shop_id, subject: 'orders', id, updated_at: order.updated_at })
  refuseBy(wrongInAddress({ ...facts, of, address }))
  await touchOrder(context, order, { [`${of}_address`]: storedAddress(of, address, order) })
  await auditChange(context, order, 'ADDRESS', { address: toAddress(of, order) }, { of })
  return readOrder(context, id)
}

function refuseBy(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return
  // What a field of the request mends is a wrong request, everything else is how things stand.
  throw new Refused(refusals.every(({ at }) => at?.length) ? 422 : 409, [...refusals])
}

/** Stores what changed of an order, and that it changed. */
export async function touchOrder(
  { db }: Changing,
  { shop_id, id, version }: OrderRow,
  changes: Partial<OrderRow> = {},
): Promise<void> {
  await db
    .update(orders)
    .set({ ...changes, version: version + 1, updated_at: sql`now()` })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, id)))
}

/** Notes in the log what was done to an order beside the steps of its chart. */
export async function auditChange(
  context: Changing,
  order: OrderRow,
  event: string,
  before: object,
  after: object,
): Promise<void> {
  const { id: subject_id, status, payment_status } = order
  await audit(context, {
    subject: 'orders',
    subject_id,
    event,
    state_before: status,
    state_after: status,
    before: { payment_status, ...before },
    after: { payment_status, ...after },
  })
}
