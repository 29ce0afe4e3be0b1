import { sql } from 'drizzle-orm'
import type { NewConsent, PersonalData } from '#api/contract/sales/personal-data.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { eraseRules } from '#api/rules/sales/personal-data.ts'
import type { Database } from '#server/db/open.ts'
import { customer_consents } from '#server/db/schema/customer-consents.ts'
import { audit } from '#server/platform/http/audit.ts'
import { eraseFacts } from './erase.ts'
import type { Merging } from './merge.ts'

/** What a customer allows, and what stands in the way of erasing what is known of them. */
export async function readPersonalData(db: Database, shop_id: number, id: number): Promise<PersonalData> {
  const { rows } = await db.execute<
    PersonalData['consents'][number] & { erased_at: string | null } & Record<string, unknown>
  >(sql`
    select c.id::float8 as id, c.channel, c.given, c.complaint, c.how, c.at, coalesce(nullif(s.label, ''), '–') as user
      from customer_consents c left join users s on s.shop_id = c.shop_id and s.id = c.user_id
     where c.shop_id = ${shop_id} and c.customer_id = ${id} order by c.id desc limit 100`)
  const bounced = await db.execute<PersonalData['bounces'][number] & Record<string, unknown>>(sql`
    select email, reply, at from mail_bounces where shop_id = ${shop_id} and customer_id = ${id} order by id desc limit 20`)
  const erased = await db.execute<{ at: string | null }>(
    sql`select erased_at as at from users where shop_id = ${shop_id} and id = ${id}`,
  )
  const at = erased.rows[0]?.at ?? null
  const refusals = broken(eraseRules, await eraseFacts(db, shop_id, id))
  return {
    erased_at: at === null ? null : new Date(at).toISOString(),
    consents: rows.map((row) => ({
      ...{ id: row.id, channel: row.channel, given: row.given, complaint: row.complaint, how: row.how, user: row.user },
      at: new Date(row.at).toISOString(),
    })),
    bounces: bounced.rows.map(({ email, reply, at: when }) => ({ email, reply, at: new Date(when).toISOString() })),
    erase_refusals: refusals.map((one) => ({ id: one.id, ...(one.about ? { about: { ...one.about } } : {}) })),
  }
}

/** Notes what a customer said of being written to or called. */
export async function noteConsent(context: Merging, id: number, said: NewConsent): Promise<void> {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const { channel, given, complaint = 0, how } = said
  await db
    .insert(customer_consents)
    .values({ shop_id, customer_id: id, channel, given, complaint, how: how.trim(), user_id })
  await audit(context, { subject: 'customers', subject_id: id, event: 'CONSENT', after: { channel, given, complaint } })
}

/** Everything that is held on a customer, part by part. */
export async function everythingOf(db: Database, shop_id: number, id: number) {
  const parts: Record<string, readonly Record<string, unknown>[]> = {}
  for (const [part, query] of Object.entries(partsOf(shop_id, id))) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(x) - '{shop_id,search,version,password_hash}'::text[] as row from (${query}) x`)
    parts[part] = rows.map(({ row }) => inDecimals(row))
  }
  return parts
}

const amounts = ['total', 'paid_total', 'refunded_total', 'price', 'amount', 'debit', 'credit']

/** Amounts as people write them, and not in kuruş. */
function inDecimals(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told = (key: string, value: unknown) =>
    amounts.includes(key) && typeof value === 'number' ? decimalOf(value) : value
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, told(key, value)]))
}

function partsOf(shop_id: number, id: number) {
  const theirs = sql`x.shop_id = ${shop_id} and x.customer_id = ${id}`
  const ofOrders = (table: string, columns: string) => sql`
    select ${sql.raw(columns)} from ${sql.identifier(table)} x join orders o on o.shop_id = x.shop_id and o.id = x.order_id
     where o.shop_id = ${shop_id} and o.customer_id = ${id} order by x.id`
  return {
    contact: sql`select id, contact_type, company_name, name, surname, email, phone, tax_office, tax_number, tc_number, note,
                        mail_language, created_at, updated_at from users where shop_id = ${shop_id} and id = ${id}`,
    addresses: sql`select x.* from customer_addresses x where ${theirs} order by x.id`,
    consents: sql`select x.channel, x.given, x.complaint, x.how, x.at from customer_consents x where ${theirs} order by x.id`,
    newsletters: sql`select s.title, x.email, x.state, x.reply, x.complained_at, x.at from newsletter_recipients x
                       join newsletter_sendings s on s.shop_id = x.shop_id and s.id = x.sending_id where ${theirs} order by x.id`,
    bounces: sql`select x.email, x.reply, x.at from mail_bounces x where ${theirs} order by x.id`,
    notes: sql`select x.note, x.at from customer_notes x where ${theirs} order by x.id`,
    orders: sql`select x.number, x.ordered_at, x.status, x.payment_status, x.payment_method, x.currency, x.total, x.paid_total, x.refunded_total,
                       x.customer_name, x.shipping_address, x.invoice_address from orders x where ${theirs} order by x.id`,
    order_lines: ofOrders('order_lines', 'o.number, x.name, x.quantity, x.price, x.total'),
    payments: ofOrders('order_payments', 'o.number, x.kind, x.method, x.amount, x.paid_on, x.reference, x.at'),
    refunds: ofOrders('order_refunds', 'o.number, x.status, x.amount, x.created_at'),
    invoices: ofOrders('invoices', 'x.number, x.type, x.issued_at, x.currency, x.total, x.document'),
    contracts: sql`
      select o.number, x.title, x.content, x.language, x.created_at from order_contracts x join orders o on o.shop_id = x.shop_id and o.id = x.order_id
       where o.shop_id = ${shop_id} and o.customer_id = ${id} order by o.id, x.kind`,
    mails: ofOrders('mails', 'x.recipient, x.subject, x.body, x.state, x.sent_at'),
    phone_messages: ofOrders('phone_messages', 'x.phone, x.body, x.state, x.sent_at'),
    reviews: sql`select x.customer_name, x.stars, x.text, x.answer, x.created_at from product_reviews x where ${theirs} order by x.id`,
    collections: sql`select x.currency, x.amount, x.method, x.paid_on, x.reference from collections x where ${theirs} order by x.id`,
    account: sql`select x.day, x.currency, x.account, x.debit, x.credit from journal_lines x where ${theirs} order by x.id`,
  }
}
