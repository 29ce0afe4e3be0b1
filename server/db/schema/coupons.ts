import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { couponBases } from '#api/rules/content/coupons.ts'
import type { Names } from './catalogue.ts'
import { createdAt, flag, folded, id, minor, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

const ids = () => recordId().array().notNull().default([])

/** What a shop gives off: coupons by their code, sales by themselves. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull().default(''),
    search: folded(),
    kind: text({ enum: ['coupon', 'sale'] }).notNull(),
    translations: jsonb().$type<Names>().notNull().default([]),
    code: text().notNull().default(''),
    /** The code as it is compared: folded; empty for a sale. */
    code_folded: text().notNull().default(''),
    type: text({ enum: ['percentage', 'fixed'] }).notNull(),
    /** Kuruş, or hundredths of a percent. */
    discount: minor().notNull(),
    by_unit: flag().notNull().default(0),
    start: date({ mode: 'string' }).notNull(),
    end: date({ mode: 'string' }).notNull(),
    basis: text({ enum: couponBases }).notNull(),
    products: ids(),
    categories: ids(),
    tags: ids(),
    payment_methods: ids(),
    minimum: minor(),
    maximum: minor(),
    /** How often in all, and how often each customer may use it; 0 where there is no limit. */
    usage_limit: integer().notNull().default(0),
    customer_limit: integer().notNull().default(0),
    /** How often it was used and not given back. */
    used: integer().notNull().default(0),
    login_required: flag().notNull().default(0),
    customer_groups: ids(),
    without_groups: flag().notNull().default(0),
    free_shipping: flag().notNull().default(0),
    status: flag().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    uniqueIndex('coupons_code').on(t.shop_id, t.code_folded).where(sql`code_folded <> ''`),
    index('coupons_label').on(t.shop_id, t.label, t.id),
    index('coupons_search').using('gin', t.search.op('gin_trgm_ops')),
    // What comes by itself on a day.
    index('coupons_sales').on(t.shop_id, t.end).where(sql`kind = 'sale' and status = 1`),
    check('coupons_used', sql`used >= 0`),
  ],
)
