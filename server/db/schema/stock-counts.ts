import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stockCountStatuses } from '#api/contract/catalog/stock-counts.ts'
import { createdAt, folded, id, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

/** A variant of a count; its place in the list is what it is called by. One that was deleted since is passed over. */
export interface StoredCountLine {
  readonly variant_id: number
  readonly expected: number
  readonly counted: number | null
  readonly reason: string
}

/** Stock counts. Their lines are written when the count is frozen. */
export const stock_counts = pgTable(
  'stock_counts',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    name: text().notNull(),
    shelf: text().notNull().default(''),
    /** A state of the count's chart. */
    status: text({ enum: stockCountStatuses }).notNull().default('draft'),
    lines: jsonb().$type<readonly StoredCountLine[]>().notNull().default([]),
    size: integer().notNull().default(0),
    counted: integer().notNull().default(0),
    different: integer().notNull().default(0),
    user_id: recordId(),
    frozen_at: moment(),
    booked_at: moment(),
    /** The name and the shelf, folded. */
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('stock_counts_newest').on(t.shop_id, t.id.desc()),
    index('stock_counts_status').on(t.shop_id, t.status, t.id.desc()),
    index('stock_counts_search').using('gin', t.search.op('gin_trgm_ops')),
    check('stock_counts_status', sql`status in ('draft', 'frozen', 'counting', 'review', 'booked', 'cancelled')`),
    check('stock_counts_booked', sql`(status = 'booked') = (booked_at is not null)`),
  ],
)
