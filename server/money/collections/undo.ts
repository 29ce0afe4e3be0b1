import { and, asc, eq, sql } from 'drizzle-orm'
import type { Collection } from '#api/contract/money/collections.ts'
import { undoRefusals } from '#api/rules/money/collection.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { collection_parts, collections } from '#server/db/schema/collections.ts'
import { orders } from '#server/db/schema/orders.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Collecting } from './collect.ts'
import { reversePart } from './order-steps.ts'
import { customerOf } from './outstanding.ts'
import { readCollection } from './read.ts'

/** Takes a whole collection back by payments with a minus: its orders owe again what they owed before, and nothing is deleted. */
export async function undoCollection(work: Collecting, id: number): Promise<Collection> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const own = and(eq(collections.shop_id, shop_id), eq(collections.id, id))
  const [known] = await db.select({ customer_id: collections.customer_id }).from(collections).where(own)
  if (!known) throw refuse(404, notFound)
  // In the order in which collecting locks: the customer, what was collected, the orders by their ids.
  await customerOf(db, shop_id, known.customer_id, { lock: true })
  const [collection] = await db.select().from(collections).where(own).for('update')
  const parts = await lockedParts(work, id)
  const wrong = undoRefusals({ undone: collection?.undone_at !== null, orders: parts })
  if (wrong.length > 0) throw new Refused(409, wrong)
  for (const { order_id, payment_id, amount } of parts)
    await reversePart(work, order_id, { payment_id, amount, collection_id: id })
  await db
    .update(collections)
    .set({ undone_at: sql`now()` as never, undone_by: user_id })
    .where(own)
  await audit(work, {
    subject: 'collections',
    subject_id: id,
    event: 'UNDO',
    state_before: 'standing',
    state_after: 'undone',
    before: {},
    after: { amount: collection?.amount ?? 0, orders: parts.length },
  })
  return readCollection(work, id)
}

async function lockedParts({ db, actor }: Collecting, id: number) {
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
