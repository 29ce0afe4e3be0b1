import { and, desc, eq, sql } from 'drizzle-orm'
import type { MovedQuantity, Order } from '#api/contract/sales/orders.ts'
import type { ShortReason } from '#api/contract/sales/picking.ts'
import type { RestChoice } from '#api/contract/sales/short-picks.ts'
import { owedLines, withoutPieces } from '#api/rules/sales/left-out.ts'
import { left, restRefusals } from '#api/rules/sales/short-picks.ts'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import { order_lines } from '#server/db/schema/orders.ts'
import { pickings } from '#server/db/schema/pickings.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { bookLess, isSold } from '#server/sales/ledger/order-entries.ts'
import { auditChange, type Changing, touchOrder } from '#server/sales/orders/change.ts'
import { type LineRow, type LockedOrder, loadOrder, type OrderRow } from '#server/sales/orders/load-order.ts'
import { readOrder } from '#server/sales/orders/read.ts'
import { returnToStock } from '#server/sales/orders/return-to-stock.ts'

interface Decision {
  readonly line_id: number
  readonly choice: RestChoice
  readonly version: number
}

/** Decides what becomes of the pieces of a line that were not packed, and makes the stock say so. */
export async function decideRest(
  context: Changing,
  id: number,
  { line_id, choice, version }: Decision,
): Promise<Order> {
  const { db, actor } = context
  const locked = await loadOrder(db, actor.shop_id, id, { lock: true })
  const { order, lines, facts } = locked
  if (order.version !== version)
    throw await staleRefusal(db, { shop_id: actor.shop_id, subject: 'orders', id, updated_at: order.updated_at })
  const refusals = restRefusals({ ...facts, line_id, choice })
  if (refusals.length > 0) throw new Refused(409, refusals)
  const line = lines.find((one) => one.id === line_id)
  const short = facts.short.find((one) => one.line_id === line_id)
  if (!line || !short) throw new Error(`Line ${line_id} is short and not there`)
  const quantity = left(short)
  const moves = choice === 'write_off' ? await writeOff(context, locked, { line, quantity, reason: short.reason }) : []
  await storeRest(context, id, line_id, choice, quantity)
  const owed = choice === 'write_off' ? await leaveOut(context, locked, line, quantity) : {}
  await touchOrder(context, order, owed)
  const [movement] = moves
  if (movement && isSold(order.status) && owed.total !== undefined)
    await bookLess(db, movement.movement_id, locked, await loadOrder(db, actor.shop_id, id))
  await auditChange(
    context,
    order,
    choice === 'wait' ? 'REST_WAIT' : 'REST_WRITE_OFF',
    {},
    { moves, line_id, quantity, ...owed },
  )
  return readOrder(context, id)
}

/** What nobody paid and nobody gets is not owed: its line and the order cost less. An order that then costs nothing is paid. */
async function leaveOut(
  { db }: Changing,
  { order, lines, facts }: LockedOrder,
  { shop_id, id, left_out }: LineRow,
  quantity: number,
): Promise<Partial<OrderRow>> {
  if (facts.paid || facts.invoiced) return {}
  const owed = withoutPieces({ ...order, lines: owedLines(lines) }, id, quantity)
  await db
    .update(order_lines)
    .set({ ...owed.line, left_out: left_out + quantity })
    .where(and(eq(order_lines.shop_id, shop_id), eq(order_lines.id, id)))
  return { ...owed.order, ...(owed.order.total === 0 ? { payment_status: 'paid' as const } : {}) }
}

interface WrittenOff {
  readonly line: LineRow
  readonly quantity: number
  readonly reason: ShortReason
}

/** They are not sold any more; and unless they lie on the shelf after all, they are not in the stock either. */
async function writeOff(
  context: Changing,
  locked: LockedOrder,
  { line, quantity, reason }: WrittenOff,
): Promise<MovedQuantity[]> {
  const back = await returnToStock(context, locked, [{ id: line.id, returned: line.returned + quantity }])
  const type = gone[reason]
  if (!type) return back
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const { variant_id } = line
  await moveStock(db, {
    ...{ shop_id, user_id, order_id: locked.order.id },
    moves: [{ variant_id, type, quantity: -quantity }],
  })
  const [movement] = await db
    .select({ id: stock_movements.id })
    .from(stock_movements)
    .where(and(eq(stock_movements.shop_id, shop_id), eq(stock_movements.variant_id, variant_id)))
    .orderBy(desc(stock_movements.id))
    .limit(1)
  return [...back, { line_id: line.id, quantity: -quantity, movement_id: movement?.id ?? 0 }]
}

/** As what pieces leave the stock that were not on their shelf, by the reason that whoever picked gave. */
const gone: Readonly<Partial<Record<ShortReason, 'loss' | 'adjustment'>>> = {
  missing: 'loss',
  damaged: 'loss',
  wrong_stock: 'adjustment',
}

/** The decision stands with the line of its picking. */
async function storeRest(
  { db, actor: { shop_id } }: Changing,
  order_id: number,
  line_id: number,
  choice: RestChoice,
  quantity: number,
): Promise<void> {
  const own = and(eq(pickings.shop_id, shop_id), eq(pickings.order_id, order_id))
  const [picking] = await db.select({ lines: pickings.lines }).from(pickings).where(own)
  const lines = (picking?.lines ?? []).map((line) => {
    if (line.line_id !== line_id) return line
    if (choice === 'wait') return { ...line, awaited: 1 as const }
    return { ...line, awaited: 0 as const, written_off: (line.written_off ?? 0) + quantity }
  })
  await db
    .update(pickings)
    .set({ lines, version: sql`${pickings.version} + 1`, updated_at: sql`now()` })
    .where(own)
}
