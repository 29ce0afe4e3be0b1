import { and, eq, sql } from 'drizzle-orm'
import type { Collection } from '#api/contract/money/collections.ts'
import { undoRefusals } from '#api/rules/money/collection.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { cheques } from '#server/db/schema/cheques.ts'
import { collections } from '#server/db/schema/collections.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { noteStep } from '../cheques/note-step.ts'
import type { Collecting } from './collect.ts'
import { customerOf, today } from './outstanding.ts'
import { readCollection } from './read.ts'
import { lockedParts, reverseParts } from './reverse.ts'

/** Takes a whole collection back by payments with a minus: its orders owe again what they owed before, and nothing is deleted. */
export async function undoCollection(work: Collecting, id: number): Promise<Collection> {
  const { db, actor } = work
  const { shop_id } = actor
  const own = and(eq(collections.shop_id, shop_id), eq(collections.id, id))
  const [known] = await db.select({ customer_id: collections.customer_id }).from(collections).where(own)
  if (!known) throw refuse(404, notFound)
  // In the order in which collecting locks: the customer, what was collected, its cheque, the orders by their ids.
  await customerOf(db, shop_id, known.customer_id, { lock: true })
  const [collection] = await db.select().from(collections).where(own).for('update')
  const [cheque] = await db
    .select()
    .from(cheques)
    .where(and(eq(cheques.shop_id, shop_id), eq(cheques.collection_id, id)))
    .for('update')
  const parts = await lockedParts(work, id)
  const undone = collection?.undone_at !== null
  const wrong = undoRefusals({ undone, cheque: cheque?.status ?? null, orders: parts })
  if (wrong.length > 0) throw new Refused(409, wrong)
  await reverseParts(work, id, parts)
  if (cheque) await giveBack(work, cheque)
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

/** The cheque by which it came goes back to the customer with it. */
async function giveBack(work: Collecting, cheque: typeof cheques.$inferSelect): Promise<void> {
  const { id, shop_id, version, status, amount } = cheque
  await work.db
    .update(cheques)
    .set({ status: 'returned', version: version + 1, updated_at: sql`now()` as never })
    .where(and(eq(cheques.shop_id, shop_id), eq(cheques.id, id)))
  await noteStep(work, {
    step: 'RETURN',
    cheque,
    from: { status },
    to: { status: 'returned' },
    day: await today(work.db, shop_id),
    booked: amount,
  })
  await audit(work, {
    ...{ subject: 'cheques', subject_id: id, event: 'RETURN', state_before: status, state_after: 'returned' },
    after: { collection_id: cheque.collection_id },
  })
}
