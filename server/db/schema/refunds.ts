import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { refundDecisions, refundStatuses } from '#api/contract/sales/order-refunds.ts'
import { collectionMethods, orderPaymentKinds } from '#api/contract/sales/orders.ts'
import { order_refund_reasons } from './catalogue.ts'
import { createdAt, flag, folded, id, minor, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { order_lines, orders } from './orders.ts'

/** What customers send back, and what becomes of it. */
export const order_refunds = pgTable(
  'order_refunds',
  {
    id: id(),
    shop_id: shopId(),
    version: version(),
    order_id: recordId().notNull(),
    status: text({ enum: refundStatuses }).notNull().default('pending'),
    received: flag().notNull().default(0),
    received_at: moment(),
    /** What came back goes into the stock again. */
    restock: flag().notNull().default(1),
    /** Of the order's shipping, and in all: they stand once it is approved. */
    shipping: minor().notNull().default(0),
    amount: minor(),
    approved_at: moment(),
    paid_at: moment(),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('order_refunds_newest').on(t.shop_id, t.id.desc()),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    index('order_refunds_of').on(t.shop_id, t.order_id, t.id),
    index('order_refunds_status').on(t.shop_id, t.status, t.id.desc()),
    index('order_refunds_days').on(t.shop_id, t.created_at),
    index('order_refunds_received').on(t.shop_id, t.received, t.id.desc()),
    index('order_refunds_search').using('gin', t.search.op('gin_trgm_ops')),
    check(
      'order_refunds_amount',
      sql`amount >= 0 and shipping >= 0 and (amount is not null or status in ('pending', 'rejected'))`,
    ),
  ],
)

export const order_refund_lines = pgTable(
  'order_refund_lines',
  {
    id: id(),
    shop_id: shopId(),
    refund_id: recordId().notNull(),
    order_line_id: recordId().notNull(),
    quantity: integer().notNull(),
    reason_id: recordId().notNull(),
    description: text().notNull().default(''),
    decision: text({ enum: refundDecisions }).notNull().default('pending'),
    /** What its pieces are worth: they stand once the refund is approved. */
    gross: minor(),
    discount: minor(),
    tax: minor(),
    total: minor(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.refund_id, t.order_line_id),
    foreignKey({
      columns: [t.shop_id, t.refund_id],
      foreignColumns: [order_refunds.shop_id, order_refunds.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.order_line_id], foreignColumns: [order_lines.shop_id, order_lines.id] }),
    foreignKey({
      columns: [t.shop_id, t.reason_id],
      foreignColumns: [order_refund_reasons.shop_id, order_refund_reasons.id],
    }),
    index('order_refund_lines_line').on(t.shop_id, t.order_line_id),
    index('order_refund_lines_reason').on(t.shop_id, t.reason_id),
    check('order_refund_lines_quantity', sql`quantity > 0`),
  ],
)

/** The money of orders, never changed once written: what is paid of an order is the sum of what is no refund, what went back that of refunds. `server/sales/payments/receive.ts` alone writes it. */
export const order_payments = pgTable(
  'order_payments',
  {
    id: id(),
    shop_id: shopId(),
    order_id: recordId().notNull(),
    kind: text({ enum: orderPaymentKinds }).notNull(),
    /** How it came. The account that it went into is that of its transaction; it has none where another keeps it, such as a marketplace. */
    method: text({ enum: collectionMethods }),
    /** Signed: what it adds to the money that the shop has for the order. */
    amount: minor().notNull(),
    refund_id: recordId(),
    /** The payment that did not come after all. */
    reverses_id: recordId(),
    /** What it was a part of: a collection from the customer, or a sale at the till. */
    collection_id: recordId(),
    sale_id: recordId(),
    /** The day on which it came, where that was said, and how the bank or the receipt calls it. */
    paid_on: date(),
    reference: text().notNull().default(''),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.refund_id], foreignColumns: [order_refunds.shop_id, order_refunds.id] }),
    // One refund is paid once (D1), whatever a program does.
    unique('order_payments_refund').on(t.shop_id, t.refund_id),
    foreignKey({ columns: [t.shop_id, t.reverses_id], foreignColumns: [t.shop_id, t.id] }).onDelete('cascade'),
    // What came is taken back once.
    unique('order_payments_reverses').on(t.shop_id, t.reverses_id),
    index('order_payments_of').on(t.shop_id, t.order_id, t.id),
    index('order_payments_collection').on(t.shop_id, t.collection_id).where(sql`collection_id is not null`),
    check('order_payments_kind', sql`(kind = 'refund') = (refund_id is not null)`),
    check('order_payments_reversal', sql`(kind = 'reversal') = (reverses_id is not null)`),
    check('order_payments_sign', sql`(kind in ('refund', 'reversal')) = (amount < 0)`),
    check('order_payments_amount', sql`amount <> 0`),
  ],
)
