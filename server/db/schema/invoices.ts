import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import { invoiceAnswers, invoiceProfiles, invoiceTypes } from '#api/contract/sales/order-invoice.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { createdAt, id, minor, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './people.ts'
import { order_refunds } from './refunds.ts'
import { shops } from './shops.ts'

/** The invoices of orders: what was sent to the tax authority, and what became of it. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    order_id: recordId().notNull(),
    /** Of a return invoice: the refund whose money went back. */
    refund_id: recordId(),
    /** Of the shop's e-invoice connections the one that it goes by; nothing for the sandbox of before. */
    method_id: recordId(),
    profile: text({ enum: invoiceProfiles }).notNull(),
    type: text({ enum: invoiceTypes }).notNull().default('sale'),
    status: text({ enum: ['waiting', 'succeed', 'unknown', 'error'] }).notNull(),
    answer: text({ enum: invoiceAnswers }).notNull().default('waiting'),
    /** The 16 characters of its series, year and place. */
    number: text().notNull(),
    /** The ETTN: what names it everywhere, for ever. */
    uuid: uuid().notNull(),
    currency: text().notNull(),
    total: minor().notNull(),
    /** What it says, as it was told when it was issued. */
    document: jsonb().$type<InvoiceDocument>().notNull(),
    /** What was sent, byte for byte. */
    xml: text().notNull(),
    /** Why the integrator did not take it. */
    reason: jsonb().$type<Refusal>(),
    issued_at: moment().notNull().default(sql`now()`),
    cancelled_at: moment(),
    /** Somebody wants it cancelled: noted before the integrator is told, so that it is done here too if this server is gone in between. */
    cancelling_at: moment(),
    /** While it is open the integrator is asked for it then, later after each time that nothing is new. */
    ask_at: moment().notNull().default(sql`now() + interval '2 minutes'`),
    asks: integer().notNull().default(0),
    user_id: recordId(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.uuid),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    foreignKey({
      columns: [t.shop_id, t.refund_id],
      foreignColumns: [order_refunds.shop_id, order_refunds.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }),
    index('invoices_of').on(t.shop_id, t.order_id, t.id.desc()),
    uniqueIndex('invoices_one_counts')
      .on(t.shop_id, t.order_id, sql`coalesce(refund_id, 0)`)
      .where(sql`status <> 'error' and cancelled_at is null`),
    // A number that was not taken is given to the next try.
    uniqueIndex('invoices_number').on(t.shop_id, t.number).where(sql`status <> 'error'`),
    index('invoices_due')
      .on(t.ask_at, t.id)
      .where(
        sql`cancelled_at is null and (cancelling_at is not null or status in ('waiting', 'unknown') or (status = 'succeed' and profile = 'commercial' and answer in ('waiting', 'unknown')))`,
      ),
    index('invoices_untaken').on(t.shop_id, t.order_id, t.id).where(sql`status = 'error'`),
    index('invoices_of_refund').on(t.shop_id, t.refund_id, t.id.desc()).where(sql`refund_id is not null`),
    check('invoices_type', sql`(type = 'refund') = (refund_id is not null)`),
    check('invoices_cancelled', sql`cancelled_at is null or (status = 'succeed' and profile = 'earchive')`),
  ],
)

/** How far each series of a year has been counted. */
export const invoice_series = pgTable(
  'invoice_series',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    series: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.series, t.year] })],
)
