import { type SQL, sql } from 'drizzle-orm'
import type { OrderQuery } from '#api/contract/sales/order-list.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { escaped } from '#server/platform/records/search.ts'
import type { Days } from './days.ts'

/** What orders are chosen by, without what a list pages and orders them by. */
export type OrderChoice = Omit<OrderQuery, 'page' | 'limit' | 'order_index' | 'order_direction' | 'count_by'>

/** Which orders a list is about: `from … where …`, the orders under the name `o`. */
export function chosenBy(shop_id: number, days: Days, query: OrderChoice): SQL {
  return sql`from orders o where ${sql.join(conditionsOf(shop_id, days, query), sql` and `)}`
}

/** These, `types` and `byTransfer` as the partial indexes have them. */
const needs = {
  transfer: sql`o.payment_method in ('money_transfer', 'bank_transfer') and o.payment_status = 'not_paid'
                and o.status not in ('cancelled', 'rejected')`,
  refund: sql`o.status in ('cancelled', 'rejected') and o.paid_total > o.refunded_total`,
}

const types = {
  shop: sql`o.channel <> 'marketplace'`,
  physical: sql`o.channel in ('in_store', 'phone')`,
  online: sql`o.channel = 'online'`,
  marketplace: sql`o.channel = 'marketplace'`,
}

const byTransfer = sql`o.payment_method in ('money_transfer', 'bank_transfer')`

function conditionsOf(shop_id: number, days: Days, query: OrderChoice): SQL[] {
  const { until, id, type, status, payment_status, payment_method, customer_id, needs: need, search = '' } = query
  return [
    sql`o.shop_id = ${shop_id}`,
    ...(until === undefined ? [] : [sql`o.id <= ${until}`]),
    ...(id ? [sql`o.id = any(${sql.param(id)}::int[])`] : []),
    ...(type ? [types[type]] : []),
    ...(status ? [sql`o.status = ${status}`] : []),
    ...(payment_status ? [sql`o.payment_status = ${payment_status}`] : []),
    ...(payment_method === 'transfer'
      ? [byTransfer]
      : payment_method
        ? [sql`o.payment_method = ${payment_method}`]
        : []),
    ...(customer_id ? [sql`o.customer_id = ${customer_id}`] : []),
    ...(need ? [needs[need]] : []),
    ...days.map((one) => one),
    ...fold(search).split(' ').filter(Boolean).map(foundIn),
  ]
}

/** One or two letters are the beginning of a word: anywhere inside of words they are in nearly every order, and no index knows them. */
function foundIn(word: string): SQL {
  const pattern = escaped(word)
  return [...word].length > 2
    ? sql`o.search like ${`%${pattern}%`}`
    : sql`(o.search like ${`${pattern}%`} or o.search like ${`% ${pattern}%`})`
}
