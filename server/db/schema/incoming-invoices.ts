import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  expenseAccounts,
  type IncomingParty,
  incomingStatuses,
  matchedBy,
} from '#api/contract/money/incoming-invoices.ts'
import { invoiceAnswers, invoiceProfiles, invoiceTypes } from '#api/contract/sales/order-invoice.ts'
import { suppliers } from './catalogue.ts'
import { createdAt, folded, id, minor, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { variants } from './products.ts'
import { purchase_invoices, purchases } from './purchases.ts'
import { shops } from './shops.ts'

/** The invoices that suppliers send. */
export const incoming_invoices = pgTable(
  'incoming_invoices',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    source: text({ enum: ['xml', 'hand'] }).notNull(),
    /** A state of its chart. */
    status: text({ enum: incomingStatuses }).notNull().default('received'),
    profile: text({ enum: invoiceProfiles }).notNull(),
    type: text({ enum: invoiceTypes }).notNull().default('sale'),
    /** As it was given; one that waited too long counts as accepted without being written again. */
    answer: text({ enum: invoiceAnswers }).notNull(),
    answer_note: text().notNull().default(''),
    answered_at: moment(),
    number: text().notNull(),
    /** The ETTN of an e-invoice. */
    uuid: text(),
    day: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    /** What one unit of its money was worth in the shop's own on its day. */
    rate: numeric({ precision: 18, scale: 6 }),
    supplier_id: recordId(),
    /** The supplier's tax number as the invoice says it. */
    sender_number: text().notNull().default(''),
    sender: jsonb().$type<IncomingParty>().notNull(),
    recipient: jsonb().$type<IncomingParty>().notNull(),
    /** What its lines come to, and what it says of itself. */
    net: minor().notNull().default(0),
    tax: minor().notNull().default(0),
    withheld: minor().notNull().default(0),
    payable: minor().notNull().default(0),
    size: integer().notNull().default(0),
    purchase_id: recordId(),
    user_id: recordId(),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    foreignKey({ columns: [t.shop_id, t.purchase_id], foreignColumns: [purchases.shop_id, purchases.id] }),
    uniqueIndex('incoming_invoices_uuid').on(t.shop_id, t.uuid).where(sql`status <> 'cancelled'`),
    uniqueIndex('incoming_invoices_supplier_number')
      .on(t.shop_id, t.supplier_id, t.number)
      .where(sql`status <> 'cancelled'`),
    uniqueIndex('incoming_invoices_sender_number')
      .on(t.shop_id, t.sender_number, t.number)
      .where(sql`status <> 'cancelled' and sender_number <> ''`),
    uniqueIndex('incoming_invoices_purchase')
      .on(t.shop_id, t.purchase_id)
      .where(sql`status in ('received', 'matched', 'booked')`),
    index('incoming_invoices_newest').on(t.shop_id, t.id.desc()),
    index('incoming_invoices_status').on(t.shop_id, t.status, t.id.desc()),
    index('incoming_invoices_supplier').on(t.shop_id, t.supplier_id, t.id.desc()),
    index('incoming_invoices_search').using('gin', t.search.op('gin_trgm_ops')),
    check('incoming_invoices_status', sql`status in ('received', 'matched', 'booked', 'rejected', 'cancelled')`),
    check('incoming_invoices_answer', sql`answer in ('waiting', 'approved', 'rejected', 'unknown', 'automatic')`),
    check(
      'incoming_invoices_profile',
      sql`profile in ('basic', 'commercial', 'earchive') and type in ('sale', 'refund')`,
    ),
    check('incoming_invoices_amounts', sql`net >= 0 and tax >= 0 and withheld >= 0 and payable >= 0 and rate > 0`),
  ],
)

/** The lines of incoming invoices, by their places there. */
export const incoming_invoice_lines = pgTable(
  'incoming_invoice_lines',
  {
    shop_id: shopId(),
    invoice_id: recordId().notNull(),
    line: integer().notNull(),
    name: text().notNull(),
    seller_code: text().notNull().default(''),
    buyer_code: text().notNull().default(''),
    barcode: text().notNull().default(''),
    unit: text().notNull().default(''),
    quantity: numeric({ precision: 20, scale: 6 }).notNull(),
    unit_price: numeric({ precision: 24, scale: 8 }).notNull(),
    net: minor().notNull(),
    tax_rate: integer().notNull(),
    tax: minor().notNull(),
    /** By what the supplier's next invoice is known to mean the same: its code there, or its folded name. */
    known_as: text().notNull(),
    variant_id: recordId(),
    pieces: integer(),
    account: text({ enum: expenseAccounts }),
    matched_by: text({ enum: matchedBy }),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.invoice_id, t.line] }),
    foreignKey({
      columns: [t.shop_id, t.invoice_id],
      foreignColumns: [incoming_invoices.shop_id, incoming_invoices.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }),
    index('incoming_invoice_lines_variant').on(t.shop_id, t.variant_id),
    index('incoming_invoice_lines_known_as').on(t.shop_id, t.known_as),
    check(
      'incoming_invoice_lines_match',
      sql`quantity >= 0 and (variant_id is null or account is null) and (variant_id is null) = (pieces is null) and (pieces is null or pieces > 0)`,
    ),
  ],
)

/** Each time an incoming invoice was booked; one that was taken back stays. */
export const incoming_bookings = pgTable(
  'incoming_bookings',
  {
    id: id(),
    shop_id: shopId(),
    invoice_id: recordId().notNull(),
    /** Where it is the invoice of a purchase, the booking is the purchase's. */
    purchase_invoice_id: recordId(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
    reversed_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({
      columns: [t.shop_id, t.invoice_id],
      foreignColumns: [incoming_invoices.shop_id, incoming_invoices.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shop_id, t.purchase_invoice_id],
      foreignColumns: [purchase_invoices.shop_id, purchase_invoices.id],
    }).onDelete('cascade'),
    uniqueIndex('incoming_bookings_standing').on(t.shop_id, t.invoice_id).where(sql`reversed_at is null`),
  ],
)
