import { type SQL, sql } from 'drizzle-orm'
import type { RecordQuery } from '#api/resources/platform/wire.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { foldedSql } from '#server/db/schema/columns.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'
import { escaped } from '#server/platform/records/search.ts'
import { owing } from '#server/sales/orders/owing.ts'

/** What customers are asked for beside their fields: so much debt, and where they are. Each is answered by an index of its own. */
export const customerFilters: NonNullable<RecordHooks['filters']> = {
  min_debt: (shop_id, _, query) => debtWithin(shop_id, query),
  max_debt: (shop_id, _, query) => (query.min_debt === undefined ? debtWithin(shop_id, query) : sql`true`),
  debt_currency: (shop_id, _, query) =>
    query.min_debt === undefined && query.max_debt === undefined ? debtWithin(shop_id, query) : sql`true`,
  city: (shop_id, _, query) => at(shop_id, query),
  district: (shop_id, _, query) => (query.city === undefined ? at(shop_id, query) : sql`true`),
}

/** They owe so much for orders in one currency; sums of two are none (D10). */
function debtWithin(shop_id: number, { min_debt, max_debt, debt_currency }: RecordQuery): SQL {
  const owed = sql`sum(o.total - o.paid_total)`
  const [least, most] = [minorOf(String(min_debt ?? '')), minorOf(String(max_debt ?? ''))]
  return sql`id in (
    select o.customer_id from orders o
     where o.shop_id = ${shop_id} and o.customer_id is not null and ${owing}
       ${debt_currency === undefined ? sql`` : sql`and o.currency = ${debt_currency}`}
     group by o.customer_id, o.currency
    having true ${least === null ? sql`` : sql`and ${owed} >= ${least}`} ${most === null ? sql`` : sql`and ${owed} <= ${most}`})`
}

/** One address of theirs is in a city, or district, that begins so. */
function at(shop_id: number, { city, district }: RecordQuery): SQL {
  const begins = (column: 'city' | 'district', given: unknown) =>
    given === undefined ? sql`` : sql`and ${foldedSql(`a.${column}`)} like ${`${escaped(fold(String(given)))}%`}`
  return sql`id in (select a.customer_id from customer_addresses a
    where a.shop_id = ${shop_id} ${begins('city', city)} ${begins('district', district)})`
}
