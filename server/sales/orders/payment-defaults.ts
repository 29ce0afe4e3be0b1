import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Account, PaymentDefaults, ReceivedPayment } from '#api/contract/sales/payments.ts'
import { wrongInPayment } from '#api/rules/sales/payments.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { usualAccount } from './book-payment.ts'
import type { OrderRow } from './load-order.ts'

/** What is proposed where money of an order is marked as come. */
export const defaultsPart: SQL<PaymentDefaults> = sql`(
  select json_build_object(
           'accounts', coalesce((
             select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'currency', a.currency) order by a.name, a.id)
               from accounts a where a.shop_id = orders.shop_id and a.status = 1 and a.currency = orders.currency), '[]'),
           'account_id', (${usualAccount('orders')}),
           'day', to_char(now() at time zone s.time_zone, 'YYYY-MM-DD'),
           'closed_until', nullif(s.settings ->> 'books_closed_until', ''))
    from shops s where s.id = orders.shop_id)`

/** Refuses money that cannot have come so; answers the account that it came into. */
export async function judgePayment(
  db: Database,
  { shop_id, id }: OrderRow,
  payment: ReceivedPayment,
): Promise<Account | null> {
  const offered = await offeredFor(db, { shop_id, id })
  const wrong = wrongInPayment({ ...payment, offered })
  if (wrong.length > 0) throw new Refused(422, wrong)
  return offered.accounts.find((account) => account.id === payment.account_id) ?? null
}

/** What is proposed for the money of an order. */
export async function offeredFor(
  db: Database,
  { shop_id, id }: Pick<OrderRow, 'shop_id' | 'id'>,
): Promise<PaymentDefaults> {
  const [read] = await db
    .select({ offered: defaultsPart })
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, id)))
  return read?.offered ?? { accounts: [], account_id: null, day: '', closed_until: null }
}
