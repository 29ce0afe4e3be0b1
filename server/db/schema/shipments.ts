import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { shipmentStatuses } from '#api/contract/sales/shipments.ts'
import { createdAt, id, moment, recordId, shopId, updatedAt } from './columns.ts'
import { orders } from './orders.ts'
import { shipping_methods } from './shipping-methods.ts'

/** The parcels of orders, as the cargo company was told of them. Their lives are the chart's. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    shop_id: shopId(),
    order_id: recordId().notNull(),
    status: text({ enum: shipmentStatuses }).notNull(),
    shipping_method_id: recordId(),
    /** What the cargo company knows it by. */
    reference: text().notNull(),
    tracking_code: text().notNull().default(''),
    tracking_url: text().notNull().default(''),
    /** What the cargo company said of an error. */
    message: text().notNull().default(''),
    /** Into how many packages it goes, and what they weigh (kg) and measure (desi) together, where somebody knows. */
    packages: integer().notNull().default(1),
    weight: numeric({ precision: 10, scale: 3, mode: 'number' }),
    desi: numeric({ precision: 10, scale: 3, mode: 'number' }),
    /** How many of the parcel's stops the order has been told of. */
    heard: integer().notNull().default(0),
    heard_at: moment(),
    /** The cargo company is asked for it then, later after each time that nothing is new; `null` when nothing more will come. */
    ask_at: moment().default(sql`now() + interval '15 minutes'`),
    asks: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.reference),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    foreignKey({
      columns: [t.shop_id, t.shipping_method_id],
      foreignColumns: [shipping_methods.shop_id, shipping_methods.id],
    }),
    index('shipments_newest').on(t.shop_id, t.id.desc()),
    index('shipments_of').on(t.shop_id, t.order_id, t.id.desc()),
    index('shipments_due').on(t.ask_at, t.id).where(sql`status = 'registered' and ask_at is not null`),
    // An order has one parcel that is sent or about to be.
    uniqueIndex('shipments_one').on(t.shop_id, t.order_id).where(sql`status <> 'cancelled'`),
    index('shipments_tracking').using('gin', sql`lower(tracking_code collate "und-x-icu") gin_trgm_ops`),
    check('shipments_code', sql`status <> 'registered' or tracking_code <> ''`),
  ],
)

/**
 * The parcels that a cargo company may know of, noted before it is told of them: whatever breaks afterwards, one that its order does not need
 * is found here and withdrawn.
 */
export const cargo_announcements = pgTable(
  'cargo_announcements',
  {
    id: id(),
    shop_id: shopId(),
    order_id: recordId().notNull(),
    reference: text().notNull(),
    /** As the company answered; empty while it has not. */
    tracking_code: text().notNull().default(''),
    /** `kept`: it was sent. `none`: the company has none such. `stays`: it did not answer often enough. */
    state: text({ enum: ['open', 'kept', 'withdrawn', 'none', 'stays'] })
      .notNull()
      .default('open'),
    announced_at: moment().notNull().default(sql`now()`),
    ask_at: moment().notNull().default(sql`now() + interval '1 minute'`),
    asks: integer().notNull().default(0),
    /** How often it could not be withdrawn. */
    tries: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.reference),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    index('cargo_announcements_of').on(t.shop_id, t.order_id),
    index('cargo_announcements_due').on(t.ask_at, t.id).where(sql`state = 'open'`),
  ],
)
