import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Collection, NewCollection } from '#api/contract/money/collections.ts'
import { allocate, debtOf, type OwingOrder } from '#api/rules/money/allocation.ts'
import { debtUnchanged, wrongInCollection } from '#api/rules/money/collection.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { collection_parts, collections } from '#server/db/schema/collections.ts'
import { orders } from '#server/db/schema/orders.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { closedUntil } from '#server/platform/ledger/periods.ts'
import { paymentChoices } from '#server/sales/payments/methods.ts'
import { storeCheque } from '../cheques/take.ts'
import { receivePart } from './order-steps.ts'
import { customerOf, tillsFor, today } from './outstanding.ts'
import { readCollection } from './read.ts'

export type Collecting = Pick<
  RequestContext<unknown, unknown, unknown, Actor>,
  'db' | 'actor' | 'requestId' | 'language' | 'services'
>

/**
 * Spreads money of a customer over the orders that were chosen, in one transaction: the customer is locked, then the orders by their ids, and what
 * is owed is read again from what is locked, so that of two who collect at once the later one finds what the first left.
 */
export async function collect(work: Collecting, asked: NewCollection): Promise<Collection> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const customer = await customerOf(db, shop_id, asked.customer_id, { lock: true })
  const owed = await lockOrders(work, asked)
  const methods = await paymentChoices(db, shop_id, work.language, { keep: true })
  const currency = owed[0]?.currency ?? ''
  const [till] = await tillsFor(db, sql`o.shop_id = ${shop_id} and o.id = ${owed[0]?.id ?? 0}`)
  const day = await today(db, shop_id)
  const payment = { account_id: asked.account_id, day: asked.day ?? day, reference: (asked.reference ?? '').trim() }
  const { method } = asked
  const offered = {
    accounts: till?.accounts ?? [],
    account_id: null,
    day,
    closed_until: await closedUntil(db, shop_id),
  }
  const { cheque } = asked
  const amounts = { orders: owed, amount: String(asked.amount) }
  const wrong = wrongInCollection({ ...amounts, method, methods, payment, offered, cheque })
  if (wrong.length > 0) throw new Refused(422, wrong)
  if (asked.debt !== undefined && minorOf(asked.debt) !== debtOf(owed)) throw refuse(409, debtUnchanged)
  const amount = minorOf(asked.amount) ?? 0
  const parts = allocate(owed, amount, asked.pinned_ids).parts.filter((part) => part.amount > 0)
  const [stored] = await db
    .insert(collections)
    .values({
      ...{ shop_id, user_id, customer_id: customer.id, currency, amount, method },
      ...{
        account_id: method === 'cheque' ? null : payment.account_id,
        paid_on: payment.day,
        reference: payment.reference,
      },
    })
    .returning({ id: collections.id })
  const collection_id = stored?.id ?? 0
  const received: (typeof collection_parts.$inferInsert)[] = []
  for (const [place, part] of parts.entries()) {
    const { order_id } = part
    const { payment_id } = await receivePart(work, order_id, { ...payment, method, collection_id, amount: part.amount })
    received.push({ shop_id, collection_id, order_id, place, payment_id, amount: part.amount, rest: part.rest })
  }
  for (let at = 0; at < received.length; at += 1000)
    await db.insert(collection_parts).values(received.slice(at, at + 1000))
  await noteAccount(work, collection_id)
  if (method === 'cheque' && cheque)
    await storeCheque(work, cheque, {
      ...{ customer_id: customer.id, amount, currency, received_on: payment.day, collection_id },
    })
  await audit(work, {
    subject: 'collections',
    subject_id: collection_id,
    event: 'COLLECT',
    state_after: 'standing',
    after: { customer_id: customer.id, currency, amount, orders: parts.length },
  })
  return readCollection(work, collection_id)
}

/** The orders as they stand now, in the order in which they were chosen; 404 where one is not the customer's. What is not owed any more counts as nothing. */
export async function lockOrders(
  { db, actor }: Pick<Collecting, 'db' | 'actor'>,
  { customer_id, order_ids }: Pick<NewCollection, 'customer_id'> & { readonly order_ids: readonly number[] },
): Promise<OwingOrder[]> {
  const ids = [...new Set(order_ids)]
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shop_id, actor.shop_id), inArray(orders.id, ids), eq(orders.customer_id, customer_id)))
    .orderBy(asc(orders.id))
    .for('update')
  if (rows.length < ids.length) throw refuse(404, notFound)
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): OwingOrder[] => {
    const row = known.get(id)
    if (!row) return []
    const { status, payment_status, currency, ordered_at, total, paid_total } = row
    const owes = payment_status === 'not_paid' && !['cancelled', 'rejected', 'refunded'].includes(status)
    const outstanding = owes ? total - paid_total : 0
    return [{ id, currency, outstanding, ordered_at: new Date(ordered_at).toISOString() }]
  })
}

/** A shop without an account in the currency got one with this money. */
async function noteAccount({ db, actor }: Collecting, id: number): Promise<void> {
  await db.execute(sql`
    update collections c set account_id = t.account_id
      from collection_parts p join account_transactions t on t.shop_id = p.shop_id and t.payment_id = p.payment_id
     where c.shop_id = ${actor.shop_id} and c.id = ${id} and c.account_id is null
       and p.shop_id = c.shop_id and p.collection_id = c.id and p.place = 0`)
}
