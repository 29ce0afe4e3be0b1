import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Outstanding } from '#api/contract/money/collections.ts'
import { paymentMethods } from '#api/contract/sales/orders.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { closedUntil } from '#server/platform/ledger/periods.ts'
import { usualAccount } from '#server/sales/orders/book-payment.ts'
import { owing } from '#server/sales/orders/owing.ts'
import { paymentChoices } from '#server/sales/payments/methods.ts'

type Reading = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'language'>

/** What a customer owes, oldest first, and how the money for it may come in; 404 for whoever is no customer of the shop. */
export async function readOutstanding({ db, actor, language }: Reading, customer_id: number): Promise<Outstanding> {
  const { shop_id } = actor
  const methods = await paymentChoices(db, shop_id, language)
  return {
    customer: await customerOf(db, shop_id, customer_id),
    orders: await owingOrders(db, shop_id, customer_id),
    methods,
    tills: await tillsFor(db, sql`o.shop_id = ${shop_id} and o.customer_id = ${customer_id} and ${owing}`),
    day: await today(db, shop_id),
    closed_until: await closedUntil(db, shop_id),
  }
}

/** The customer; `lock` keeps everybody else from collecting of them until the transaction ends. */
export async function customerOf(db: Database, shop_id: number, id: number, { lock = false } = {}) {
  const reading = db
    .select({ id: users.id, name: users.label, email: users.email, phone: users.phone })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.id, id), eq(users.type, 'customer')))
  const [customer] = await (lock ? reading.for('no key update') : reading)
  if (!customer) throw refuse(404, notFound)
  return customer
}

async function owingOrders(db: Database, shop_id: number, customer_id: number): Promise<Outstanding['orders']> {
  const { rows } = await db.execute<Stored>(sql`
    select o.id::float8 as id, o.number, o.ordered_at, o.currency, o.total::float8 as total, o.paid_total::float8 as paid_total
      from orders o
     where o.shop_id = ${shop_id} and o.customer_id = ${customer_id} and ${owing}
     order by o.ordered_at, o.id`)
  return rows.map(({ total, paid_total, ordered_at, ...order }) => ({
    ...order,
    ordered_at: new Date(ordered_at).toISOString(),
    total: decimalOf(total),
    paid_total: decimalOf(paid_total),
    outstanding: decimalOf(total - paid_total),
  }))
}

interface Stored extends Record<string, unknown> {
  readonly id: number
  readonly number: string
  readonly ordered_at: string
  readonly currency: string
  readonly total: number
  readonly paid_total: number
}

type Till = Outstanding['tills'][number]

/** Where money of the currencies of these orders (`o`) may come in, and which account usually takes what comes by each method. */
export async function tillsFor(db: Database, which: SQL): Promise<Till[]> {
  const ways = sql.param(paymentMethods)
  const { rows } = await db.execute<Till & Record<string, unknown>>(sql`
    select o.currency,
           coalesce((select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'currency', a.currency) order by a.name, a.id)
                       from accounts a where a.shop_id = o.shop_id and a.status = 1 and a.currency = o.currency), '[]') as accounts,
           coalesce((select json_agg(json_build_object('method', way.method, 'account_id',
                              (${usualAccount('o', null, sql`way.method`)})) order by way.place)
                       from unnest(${ways}::text[]) with ordinality as way(method, place)), '[]') as usual
      from (select distinct o.shop_id, o.currency from orders o where ${which}) o
      join shops s on s.id = o.shop_id
     order by o.currency`)
  return rows
}

/** Today by the shop's clock. */
export async function today(db: Database, shop_id: number): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as day from shops where id = ${shop_id}`)
  return rows[0]?.day ?? ''
}
