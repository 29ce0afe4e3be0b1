import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { purchaseStatuses } from '#api/contract/money/purchases.ts'
import { suppliers } from './catalogue.ts'
import { createdAt, folded, id, minor, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { variants } from './products.ts'
import { shops } from './shops.ts'

/** What the shop buys of its suppliers. */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    supplier_id: recordId().notNull(),
    /** A state of the purchase's chart. */
    status: text({ enum: purchaseStatuses }).notNull().default('draft'),
    currency: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** How the supplier calls it. */
    reference: text().notNull().default(''),
    note: text().notNull().default(''),
    extra_cost: minor().notNull().default(0),
    /** What its lines come to. */
    net: minor().notNull().default(0),
    tax: minor().notNull().default(0),
    size: integer().notNull().default(0),
    user_id: recordId(),
    /** Its number, the supplier and how that calls it, folded. */
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    index('purchases_newest').on(t.shop_id, t.id.desc()),
    index('purchases_status').on(t.shop_id, t.status, t.id.desc()),
    index('purchases_supplier').on(t.shop_id, t.supplier_id, t.id.desc()),
    index('purchases_search').using('gin', t.search.op('gin_trgm_ops')),
    check(
      'purchases_status',
      sql`status in ('draft', 'ordered', 'partly_received', 'received', 'invoiced', 'cancelled')`,
    ),
    check('purchases_amounts', sql`extra_cost >= 0 and net >= 0 and tax >= 0`),
  ],
)

/** The invoices of suppliers that were booked; one that was taken back stays, and its number may come again. */
export const purchase_invoices = pgTable(
  'purchase_invoices',
  {
    id: id(),
    shop_id: shopId(),
    purchase_id: recordId().notNull(),
    supplier_id: recordId().notNull(),
    number: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    net: minor().notNull(),
    tax: minor().notNull(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
    reversed_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.purchase_id], foreignColumns: [purchases.shop_id, purchases.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    uniqueIndex('purchase_invoices_number').on(t.shop_id, t.supplier_id, t.number).where(sql`reversed_at is null`),
    uniqueIndex('purchase_invoices_standing').on(t.shop_id, t.purchase_id).where(sql`reversed_at is null`),
  ],
)

/** The products of purchases, by their places there. */
export const purchase_lines = pgTable(
  'purchase_lines',
  {
    shop_id: shopId(),
    purchase_id: recordId().notNull(),
    line: integer().notNull(),
    variant_id: recordId().notNull(),
    quantity: integer().notNull(),
    /** Without tax, in the currency of the purchase. */
    unit_price: minor().notNull(),
    /** In hundredths of a percent. */
    discount: integer().notNull().default(0),
    tax_rate: integer().notNull().default(0),
    net: minor().notNull(),
    tax: minor().notNull(),
    /** What a piece costs with its part of the extra costs. */
    landed: minor().notNull(),
    received: integer().notNull().default(0),
    invoiced: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.purchase_id, t.line] }),
    foreignKey({ columns: [t.shop_id, t.purchase_id], foreignColumns: [purchases.shop_id, purchases.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }),
    index('purchase_lines_variant').on(t.shop_id, t.variant_id),
    check(
      'purchase_lines_pieces',
      sql`quantity > 0 and received between 0 and quantity and invoiced >= 0 and unit_price >= 0 and discount between 0 and 10000`,
    ),
  ],
)
