import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CronPlan } from '#api/rules/settings/crons.ts'
import { createdAt, flag, folded, id, moment, shopId, sorted, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

/** What runs by itself in a shop, and when next. */
export const crons = pgTable(
  'crons',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull().default(''),
    search: folded(),
    title: text().notNull().default(''),
    kind: text().notNull().default(''),
    frequency: text().$type<CronPlan['frequency']>().notNull().default('daily'),
    weekday: text().$type<CronPlan['weekday']>().notNull().default('mon'),
    at: text().notNull().default(''),
    status: flag().notNull().default(1),
    /** Moved on in the transaction that begins a run; reckoned anew where there is none. */
    next_at: moment(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('crons_label').on(t.shop_id, t.label, t.id),
    index('crons_search').using('gin', t.search.op('gin_trgm_ops')),
    index('crons_due').on(t.next_at.asc().nullsFirst(), t.id).where(sql`status = 1`),
  ],
)
