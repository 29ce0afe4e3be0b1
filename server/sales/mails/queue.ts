import { sql } from 'drizzle-orm'
import { mails } from '#server/db/schema/mails.ts'
import { composeMail, type MailToWrite } from '#server/platform/mails/compose.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import { type Queueing, toldOf } from './told.ts'

/**
 * Stores a mail to the customer of an order, in the shop's words and the language of the order, in the caller's transaction: it goes out only when
 * what it tells of is stored. Answers whom it goes to; `null` where nobody's address is known, or a marketplace writes to its own customer.
 */
export async function queueMail(
  context: Queueing,
  order: OrderRow,
  { kind, values }: MailToWrite,
  attachments: typeof mails.$inferSelect.attachments = null,
): Promise<string | null> {
  if (order.channel === 'marketplace') return null
  const { language, told } = await toldOf(context, order, values)
  const { subject, body } = await composeMail(context.db, order.shop_id, language, { kind, values: told })
  const { rows } = await context.db.execute<{ recipient: string }>(sql`
    insert into ${mails} (shop_id, order_id, recipient, subject, body, attachments)
    select ${order.shop_id}, ${order.id}, ${addressOf(order)}, ${subject}, ${body}, ${attachments}::text
     where ${addressOf(order)} <> '' returning recipient`)
  return rows[0]?.recipient ?? null
}

/** Where the customer reads mails: what the order says of it, else what the shop knows of them; nothing where nobody knows. */
function addressOf({ shop_id, customer_id, invoice_address, shipping_address }: OrderRow) {
  for (const { email } of [invoice_address, shipping_address] as { email?: unknown }[])
    if (typeof email === 'string' && email.trim() !== '') return sql`${email.trim()}::text`
  return sql`(select u.email from users u where u.shop_id = ${shop_id} and u.id = ${customer_id}::bigint)`
}
