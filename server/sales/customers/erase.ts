import { sql } from 'drizzle-orm'
import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { type EraseFacts, eraseRules } from '#api/rules/sales/personal-data.ts'
import type { Database } from '#server/db/open.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { customerBalance } from '#server/platform/ledger/customer-balance.ts'
import { refreshPerson } from '#server/platform/search/refresh-person.ts'
import type { Merging } from './merge.ts'
import { contactsOf } from './merge-contacts.ts'

/** What an order has come to when nothing follows of itself. */
const ended = ['delivered', 'invoiced', 'undelivered_and_returned', 'cancelled', 'rejected', 'refunded']

/** Whom erased people are called after. */
const nobody = { name: 'Silinmiş', surname: 'kişi' }

/** What stands in the way of erasing a customer, asked of the shop's own rows. */
export async function eraseFacts(db: Database, shop_id: number, id: number): Promise<EraseFacts> {
  const open = orderStatuses.filter((status) => !ended.includes(status))
  const { rows } = await db.execute<EraseFacts & Record<string, unknown>>(sql`
    select u.erased_at is not null as erased, u.walk_in = 1 as walk_in,
           u.password_hash <> '' or exists (select from audit_log a where a.shop_id = u.shop_id and a.user_id = u.id) as signs_in,
           (select count(*)::int from orders o where o.shop_id = u.shop_id and o.customer_id = u.id
              and o.status = any(${sql.param(open)}::text[])) as open_orders,
           (select count(*)::int from order_refunds r join orders o on o.shop_id = r.shop_id and o.id = r.order_id
             where o.shop_id = u.shop_id and o.customer_id = u.id and r.status in ('pending', 'accepted')) as open_refunds,
           (select count(*)::int from cheques q where q.shop_id = u.shop_id and q.customer_id = u.id
              and q.status in ('portfolio', 'deposited', 'endorsed', 'bounced')) as open_cheques,
           exists (select from (${customerBalance(shop_id, id)}) b where b.amount <> 0) as unsettled
      from users u where u.shop_id = ${shop_id} and u.id = ${id}`)
  return rows[0] as EraseFacts
}

/**
 * Erases what is known of a customer, in one transaction: contact, addresses, notes, consents, mails, newsletters, messages, what the log and the
 * trash kept of them, and their names on orders. Invoices and the books stay as they were issued, as tax law has it, and so do the contracts of
 * orders, which the seller has to keep for years.
 */
export async function eraseCustomer(context: Merging, id: number): Promise<void> {
  const { db, actor } = context
  const { shop_id } = actor
  await contactsOf(db, shop_id, [id], { lock: true })
  await db.execute(sql`
    select id from orders where shop_id = ${shop_id} and customer_id = ${id} order by id for no key update`)
  const refusals = broken(eraseRules, await eraseFacts(db, shop_id, id))
  if (refusals.length > 0) throw new Refused(409, refusals)
  const label = `${nobody.name} ${nobody.surname}`
  await forgetLog(db, shop_id, id)
  for (const table of ['mails', 'phone_messages'])
    await db.execute(sql`
      delete from ${sql.identifier(table)} m using orders o
       where m.shop_id = ${shop_id} and o.shop_id = m.shop_id and o.id = m.order_id and o.customer_id = ${id}`)
  await forgetNewsletters(db, shop_id, id)
  for (const table of ['customer_addresses', 'customer_notes', 'customer_consents', 'mail_bounces'])
    await db.execute(sql`delete from ${sql.identifier(table)} where shop_id = ${shop_id} and customer_id = ${id}`)
  await db.execute(sql`
    update product_reviews set customer_name = ${label}, search = '', updated_at = now()
     where shop_id = ${shop_id} and customer_id = ${id}`)
  await db.execute(sql`
    update orders set customer_name = ${label}, shipping_address = ${placeOnly(sql`shipping_address`)},
           invoice_address = ${placeOnly(sql`invoice_address`)}, version = version + 1, updated_at = now()
     where shop_id = ${shop_id} and customer_id = ${id}`)
  await db.execute(sql`
    update customer_merges set from_label = ${label}, before = '{"from": {}, "into": {}}'
     where shop_id = ${shop_id} and into_id = ${id}`)
  await db.execute(sql`
    update users set name = ${nobody.name}, surname = ${nobody.surname}, company_name = '', email = '', phone = '', tax_office = '',
           tax_number = '', tc_number = '', group_id = null, note = '', mail_language = '', contact_type = 'individual',
           erased_at = now(), version = version + 1, updated_at = now()
     where shop_id = ${shop_id} and id = ${id}`)
  await refreshPerson(db, shop_id, id)
  await audit(context, { subject: 'customers', subject_id: id, event: 'ERASE' })
}

/** Of an address the place stays, for sums by city; whose it was does not. */
function placeOnly(address: ReturnType<typeof sql>) {
  return sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${address}) where key in ('country', 'state', 'city', 'contact_type'))`
}

/** How many a newsletter went to stays; who they were and where does not. */
async function forgetNewsletters(db: Database, shop_id: number, id: number): Promise<void> {
  const label = `${nobody.name} ${nobody.surname}`
  await db.execute(sql`
    update job_rows r set label = ${label}, rules = '[]'
      from newsletter_recipients n
      join newsletter_sendings s on s.shop_id = n.shop_id and s.id = n.sending_id
     where n.shop_id = ${shop_id} and n.customer_id = ${id}
       and r.shop_id = s.shop_id and r.job_id = s.job_id and (r.data ->> 'recipient_id')::bigint = n.id`)
  await db.execute(sql`
    update newsletter_recipients set email = '', reply = '' where shop_id = ${shop_id} and customer_id = ${id}`)
}

/** Who did what and when stays in the log; what was written of the person does not, nor what lies in the trash. */
async function forgetLog(db: Database, shop_id: number, id: number): Promise<void> {
  await db.execute(sql`
    with recursive same as (
      select ${id}::bigint as id
      union
      select m.from_id from customer_merges m join same on same.id = m.into_id where m.shop_id = ${shop_id} and m.undone_at is null)
    update audit_log set before = null, after = null
     where shop_id = ${shop_id} and ((subject in ('customers', 'users') and subject_id in (select id from same))
        or (subject = 'customer-addresses' and (before ->> 'customer_id' = ${String(id)} or after ->> 'customer_id' = ${String(id)})))`)
  // Of an order its steps and sums stay; where its customer was written to, rung and found does not.
  await db.execute(sql`
    update audit_log l set before = l.before - 'address', after = l.after - array['mail', 'phone_message']
      from orders o
     where o.shop_id = ${shop_id} and o.customer_id = ${id}
       and l.shop_id = o.shop_id and l.subject = 'orders' and l.subject_id = o.id
       and (l.before ? 'address' or l.after ?| array['mail', 'phone_message'])`)
  await db.execute(sql`
    delete from bin where shop_id = ${shop_id} and resource = 'customer-addresses'
       and rows -> 'customer_addresses' -> 0 ->> 'customer_id' = ${String(id)}`)
}
