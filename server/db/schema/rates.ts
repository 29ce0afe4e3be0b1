import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { RateSourceName } from '#api/rules/settings/rates.ts'
import { createdAt, folded, id, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

const lira = () => numeric({ precision: 9, scale: 4 })

/** What currencies were worth in lira, by day and by who says so; all of it is kept. */
export const currency_exchange_rates = pgTable(
  'currency_exchange_rates',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull().default(''),
    search: folded(),
    currency_id: recordId(),
    date: date({ mode: 'string' }),
    unit: integer().notNull().default(1),
    forex_buying: lira(),
    forex_selling: lira(),
    banknote_buying: lira(),
    banknote_selling: lira(),
    source: text().$type<RateSourceName>().notNull().default('manual'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique('currency_exchange_rates_day').on(t.shop_id, t.currency_id, t.date, t.source),
    index('currency_exchange_rates_label').on(t.shop_id, t.label, t.id),
    index('currency_exchange_rates_search').using('gin', t.search.op('gin_trgm_ops')),
    index('currency_exchange_rates_currency_id').on(t.shop_id, t.currency_id),
    check('currency_exchange_rates_positive', sql`forex_buying > 0 and forex_selling >= forex_buying and unit > 0`),
  ],
)
