import { and, eq } from 'drizzle-orm'
import { customerOperations } from '#api/operations/sales/customers.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { customerNoteRules } from '#api/rules/sales/customers.ts'
import type { Database } from '#server/db/open.ts'
import { customer_notes, users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { keepGuest, linkGuestOrders } from './guests.ts'
import { readHistory } from './history.ts'

const history = endpoint(customerOperations.history, async ({ db, actor, params: { id }, query }) => {
  await customerOf(db, actor.shop_id, id)
  return readHistory(db, actor, id, query.page)
})

const note = endpoint(customerOperations.note, async ({ params: { id }, body, ...context }) => {
  const { db, actor } = context
  await customerOf(db, actor.shop_id, id)
  const wrong = broken(customerNoteRules, body)
  if (wrong.length > 0) throw new Refused(422, wrong)
  const { shop_id, user_id } = actor
  await db.insert(customer_notes).values({ shop_id, customer_id: id, note: body.note.trim(), user_id })
  await audit(context, { subject: 'customers', subject_id: id, event: 'NOTE', after: { note: body.note.trim() } })
  return readHistory(db, actor, id)
})

const link = endpoint(customerOperations.linkGuestOrders, async ({ params: { id }, ...context }) => {
  const { email } = await customerOf(context.db, context.actor.shop_id, id, true)
  return { customer_id: id, linked: await linkGuestOrders(context, id, email) }
})

const keep = endpoint(customerOperations.keepGuest, ({ params: { id }, ...context }) => keepGuest(context, id))

/** What happened with customers, and guests who become customers. */
export const customerEndpoints: readonly Endpoint[] = [history, note, link, keep]

/** A customer of the shop; 404 for another's, and for the staff. */
async function customerOf(db: Database, shop_id: number, id: number, locked = false) {
  const own = and(eq(users.shop_id, shop_id), eq(users.id, id), eq(users.type, 'customer'))
  const reading = db.select({ email: users.email }).from(users).where(own)
  const [found] = await (locked ? reading.for('no key update') : reading)
  return found ?? Promise.reject(refuse(404, notFound))
}
