import { sql } from 'drizzle-orm'
import { type PhoneKind, phoneKinds } from '#api/contract/platform/phone-templates.ts'
import { canRing } from '#api/rules/platform/phone-messages.ts'
import { phoneTextOf } from '#api/rules/platform/phone-templates.ts'
import { phone_messages } from '#server/db/schema/phone-messages.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import type { MailToWrite } from '#server/platform/mails/compose.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import { builtPhoneText } from '#server/platform/phone-messages/built-texts.ts'
import { type PhoneSending, readPhoneSending } from '#server/platform/phone-messages/sending.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import { type Queueing, toldOf } from './told.ts'

/**
 * Stores a message to the phone of an order's customer, in the shop's words, in the caller's transaction. Answers the number; `null` where the message
 * is not active, no company takes it (R202), nobody's number is known, or a marketplace tells its own customer.
 */
export async function queuePhoneMessage(
  context: Queueing,
  order: OrderRow,
  { kind, values }: MailToWrite,
): Promise<string | null> {
  if (order.channel === 'marketplace' || !isPhoneKind(kind)) return null
  const { ready, active } = await sendingOf(context)
  const own = active.get(kind)
  if (!ready.integration || own === undefined) return null
  const { language, told } = await toldOf(context, order, values)
  const text = own?.[language] ?? builtPhoneText(kind, language)
  const body = phoneTextOf(text, told as Record<string, string>, ready.letters)
  const { rows } = await context.db.execute<{ phone: string }>(sql`
    insert into ${phone_messages} (shop_id, order_id, phone, body)
    select ${order.shop_id}, ${order.id}, p.phone, ${body} from (select ${numberOf(order)} as phone) p
     where regexp_replace(p.phone, '\\D', '', 'g') ~ '\\d{7}' returning phone`)
  return rows[0]?.phone ?? null
}

function isPhoneKind(kind: MailToWrite['kind']): kind is PhoneKind & MailToWrite['kind'] {
  return (phoneKinds as readonly string[]).includes(kind)
}

/** By whoever acts: of many orders in one turn of a job the shop is asked for once. */
const sendings = new WeakMap<Actor, PhoneSending>()

async function sendingOf({ db, actor }: Queueing): Promise<PhoneSending> {
  const known = sendings.get(actor) ?? (await readPhoneSending(db, actor.shop_id))
  sendings.set(actor, known)
  return known
}

/** Where the customer is rung: what the order says of it, else what the shop knows of them; nothing where nobody knows. */
function numberOf({ shop_id, customer_id, invoice_address, shipping_address }: OrderRow) {
  for (const { phone } of [invoice_address, shipping_address] as { phone?: unknown }[])
    if (typeof phone === 'string' && canRing(phone)) return sql`${oneLine(phone)}::text`
  return sql`(select btrim(u.phone) from users u where u.shop_id = ${shop_id} and u.id = ${customer_id}::bigint)`
}
