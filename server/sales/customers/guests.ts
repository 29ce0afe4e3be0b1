import { and, eq, sql } from 'drizzle-orm'
import type { LinkedOrders } from '#api/contract/sales/customers.ts'
import { foldIdentifier } from '#api/rules/platform/fold.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { guestReachable } from '#api/rules/sales/customers.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { refreshPerson } from '#server/platform/search/refresh-person.ts'

type Linking = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** Makes every order that was given as a guest with this e-mail the customer's, and what the books say of them; answers how many. */
export async function linkGuestOrders(context: Linking, customer_id: number, email: string): Promise<number> {
  const { db, actor } = context
  const { shop_id } = actor
  if (email === '') return 0
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders
     where shop_id = ${shop_id} and customer_id is null and lower(invoice_address ->> 'email') = ${email}
     order by id for no key update`)
  if (rows.length === 0) return 0
  const ids = `{${rows.map(({ id }) => id).join(',')}}`
  await db.execute(sql`
    update orders set customer_id = ${customer_id}, version = version + 1, updated_at = now()
     where shop_id = ${shop_id} and id = any(${ids}::bigint[])`)
  await db.execute(sql`
    update journal_lines l set customer_id = ${customer_id} from journal_entries e
     where e.shop_id = ${shop_id} and e.order_id = any(${ids}::bigint[])
       and l.shop_id = e.shop_id and l.entry_id = e.id and l.account = '120' and l.customer_id is null`)
  const after = { orders: rows.map(({ id }) => Number(id)) }
  await audit(context, { subject: 'customers', subject_id: customer_id, event: 'LINK_GUEST_ORDERS', after })
  return rows.length
}

/** Makes the guest of an order a customer, once: of two who do it together the second finds the first's. */
export async function keepGuest(context: Linking, order_id: number): Promise<LinkedOrders> {
  const { db, actor } = context
  const { shop_id } = actor
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order_id)))
  if (!order) throw refuse(404, notFound)
  if (order.customer_id !== null) return { customer_id: order.customer_id, linked: 0 }
  const email = foldIdentifier(String(order.invoice_address.email ?? ''))
  if (email === '') throw refuse(409, guestReachable)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guest ${shop_id} ${email}`}))`)
  const customer_id = (await customerWith(context, email)) ?? (await newCustomer(context, order, email))
  return { customer_id, linked: await linkGuestOrders(context, customer_id, email) }
}

async function customerWith({ db, actor: { shop_id } }: Linking, email: string): Promise<number | undefined> {
  const own = and(eq(users.shop_id, shop_id), eq(users.type, 'customer'), eq(users.email, email))
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(own)
    .orderBy(users.id)
    .limit(1)
    .for('no key update')
  return found?.id
}

async function newCustomer(context: Linking, order: typeof orders.$inferSelect, email: string): Promise<number> {
  const { db, actor } = context
  const { shop_id } = actor
  const part = (key: string) => String(order.invoice_address[key] ?? order.shipping_address[key] ?? '').trim()
  const [first = '', ...rest] = order.customer_name.trim().split(/\s+/).reverse()
  const who = {
    ...(rest.length === 0 ? { name: first, surname: '' } : { name: rest.reverse().join(' '), surname: first }),
    ...{ email, phone: part('phone'), mail_language: order.language ?? '' },
    contact_type: part('contact_type') === 'corporate' ? ('corporate' as const) : ('individual' as const),
    ...{ company_name: part('company_name'), tax_office: part('tax_office') },
    ...{ tax_number: part('tax_number'), tc_number: part('tc_number') },
  }
  const [added] = await db
    .insert(users)
    .values({ shop_id, type: 'customer', ...who })
    .returning({ id: users.id })
  const id = added?.id ?? 0
  await refreshPerson(db, shop_id, id)
  await audit(context, { subject: 'customers', subject_id: id, event: 'create', after: who })
  return id
}
