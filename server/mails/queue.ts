import { and, eq } from 'drizzle-orm'
import type { OrderStatus } from '#api/contract/orders.ts'
import type { Database } from '#server/db/open.ts'
import { mails } from '#server/db/schema/mails.ts'
import { users } from '#server/db/schema/people.ts'
import { languages, shops } from '#server/db/schema/shops.ts'
import { wordsOf } from '#server/orders/mail-words.ts'
import type { OrderRow } from '#server/orders/standing.ts'

/**
 * Stores the mail that tells the customer how their order stands now, in the caller's transaction: it goes out only when what it tells of is
 * stored. Answers whom it goes to; `null` where none is written, nobody's address is known, or a marketplace writes to its own customer.
 */
export async function queueMail(db: Database, order: OrderRow, status: OrderStatus): Promise<string | null> {
  if (order.channel === 'marketplace' || status === order.status) return null
  const { shop, language } = await senderOf(db, order.shop_id)
  const words = wordsOf(status, language, { customer: order.customer_name, number: order.number, shop })
  const recipient = words && (await addressOf(db, order))
  if (!words || !recipient) return null
  await db.insert(mails).values({ shop_id: order.shop_id, order_id: order.id, recipient, ...words })
  return recipient
}

async function senderOf(db: Database, shop_id: number) {
  const [found] = await db
    .select({ shop: shops.name, language: languages.code })
    .from(shops)
    .innerJoin(languages, eq(languages.id, shops.default_language_id))
    .where(eq(shops.id, shop_id))
  return found ?? { shop: '', language: 'tr' }
}

/** Where the customer reads mails: what the order says of it, else what the shop knows of them. */
async function addressOf(db: Database, order: OrderRow): Promise<string | null> {
  for (const { email } of [order.invoice_address, order.shipping_address] as { email?: unknown }[])
    if (typeof email === 'string' && email.trim() !== '') return email.trim()
  if (order.customer_id === null) return null
  const [customer] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.shop_id, order.shop_id), eq(users.id, order.customer_id)))
  return customer?.email || null
}
