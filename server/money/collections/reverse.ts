import { and, asc, eq, sql } from 'drizzle-orm'
import { undoRefusals } from '#api/rules/money/collection.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { collection_parts, collections } from '#server/db/schema/collections.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import { reversePart } from './order-steps.ts'

/** The parts of a collection with the orders that got them, which are locked by their ids. */
export async function lockedParts({ db, actor }: Stepping, id: number) {
  return db
    .select({
      order_id: collection_parts.order_id,
      payment_id: collection_parts.payment_id,
      amount: collection_parts.amount,
      number: orders.number,
      status: orders.status,
      refunded: sql<boolean>`${orders.refunded_total} > 0`,
    })
    .from(collection_parts)
    .innerJoin(orders, and(eq(orders.shop_id, collection_parts.shop_id), eq(orders.id, collection_parts.order_id)))
    .where(and(eq(collection_parts.shop_id, actor.shop_id), eq(collection_parts.collection_id, id)))
    .orderBy(asc(collection_parts.order_id))
    .for('update', { of: orders })
}

type Part = Awaited<ReturnType<typeof lockedParts>>[number]

/** The orders owe again what they got of the collection, which counts as taken back; answers how much that is. */
export async function reverseParts(work: Stepping, id: number, parts: readonly Part[]): Promise<Minor> {
  for (const { order_id, payment_id, amount } of parts)
    await reversePart(work, order_id, { payment_id, amount, collection_id: id })
  await work.db
    .update(collections)
    .set({ undone_at: sql`now()` as never, undone_by: work.actor.user_id })
    .where(and(eq(collections.shop_id, work.actor.shop_id), eq(collections.id, id)))
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

/** The same of money that did not come, whatever became of its orders: those that have ended or were refunded stay as they are. */
export async function reverseOpenParts(work: Stepping, id: number): Promise<Minor> {
  const parts = await lockedParts(work, id)
  const open = parts.filter((part) => undoRefusals({ undone: false, cheque: null, orders: [part] }).length === 0)
  return reverseParts(work, id, open)
}
