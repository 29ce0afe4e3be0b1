import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { carriers } from '#api/contract/sales/shipments.ts'
import { bandBases, type PriceBand } from '#api/rules/sales/shipping-bands.ts'
import { createdAt, flag, folded, id, minor, shopId, sorted, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

/** How a shop sends its parcels: a service of a cargo company, or by hand. */
export const shipping_methods = pgTable(
  'shipping_methods',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    name: sorted().notNull(),
    label: sorted().notNull().default(''),
    search: folded(),
    carrier: text({ enum: carriers }).notNull(),
    /** What the company calls the service. */
    service: text().notNull().default('standard'),
    /** Where a parcel is followed, with a mark in the code's place. */
    tracking_pattern: text().notNull().default(''),
    /** By what the bands are measured. */
    basis: text({ enum: bandBases }).notNull().default('total'),
    bands: jsonb().$type<PriceBand[]>().notNull().default([]),
    free_from: minor(),
    status: flag().notNull().default(1),
    position: integer().notNull().default(0),
    /** By which goods are handed over at the till. */
    walk_in: flag().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    uniqueIndex('shipping_methods_walk_in').on(t.shop_id).where(sql`walk_in = 1`),
    index('shipping_methods_label').on(t.shop_id, t.label, t.id),
    index('shipping_methods_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)
