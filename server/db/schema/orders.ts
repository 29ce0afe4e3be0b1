import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { paymentMethods, paymentStatuses } from '#api/contract/sales/orders.ts'
import { createdAt, foldedSql, id, minor, moment, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { users } from './people.ts'
import { variants } from './products.ts'
import { shipping_methods } from './shipping-methods.ts'
import { marketplaces, shops } from './shops.ts'

/** Its digits alone: the same number is written in many ways. */
const phoneOf = (address: string) => `coalesce(regexp_replace(${address} ->> 'phone', '[^0-9]', '', 'g'), '')`

const searched = [
  'number',
  'customer_name',
  `coalesce(marketplace_number, '')`,
  phoneOf('shipping_address'),
  phoneOf('invoice_address'),
  `coalesce(invoice_address ->> 'email', '')`,
].join(` || ' ' || `)

/** Orders with what they were at the time: lines keep their own name, price and tax. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    number: text().notNull(),
    /** Where it was bought, and its number there: an order that is fetched twice is stored once. */
    marketplace_id: integer().references(() => marketplaces.id),
    marketplace_number: text(),
    channel: text({ enum: ['online', 'in_store', 'phone', 'marketplace'] }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    payment_status: text({ enum: paymentStatuses }).notNull(),
    payment_method: text({ enum: paymentMethods }).notNull(),
    /** By which method it is to be sent, where that was said when it was ordered. */
    shipping_method_id: recordId(),
    /** Who of the staff wrote it, at the till or on the phone; nothing where the customer did. */
    user_id: recordId(),
    customer_id: recordId(),
    customer_name: sorted().notNull(),
    /** In which language the customer is written to; nothing for the shop's. */
    language: text({ enum: panelLanguages as [PanelLanguage, ...PanelLanguage[]] }),
    currency: text().notNull(),
    product_total: minor().notNull(),
    discount_total: minor().notNull().default(0),
    shipping_total: minor().notNull().default(0),
    tax_total: minor().notNull().default(0),
    total: minor().notNull(),
    paid_total: minor().notNull().default(0),
    refunded_total: minor().notNull().default(0),
    shipping_address: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Whom it is invoiced to, as `InvoiceAddress` has it; what is missing there is taken from the shipping address. */
    invoice_address: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ordered_at: moment().notNull().default(sql`now()`),
    /** When it was last delivered. */
    delivered_at: moment(),
    created_at: createdAt(),
    /** Numbers, whose it is, their phones and e-mail, folded as `fold()` does it: whoever writes an order need not think of it. */
    search: text().notNull().generatedAlwaysAs(foldedSql(searched)),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('orders_newest').on(t.shop_id, t.id.desc()),
    unique().on(t.shop_id, t.number),
    unique().on(t.shop_id, t.marketplace_id, t.marketplace_number),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }),
    foreignKey({ columns: [t.shop_id, t.user_id], foreignColumns: [users.shop_id, users.id] }),
    index('orders_by_person').on(t.shop_id, t.user_id, t.ordered_at).where(sql`user_id is not null`),
    foreignKey({
      columns: [t.shop_id, t.shipping_method_id],
      foreignColumns: [shipping_methods.shop_id, shipping_methods.id],
    }),
    index('orders_time').on(t.shop_id, t.ordered_at.desc(), t.id.desc()),
    // All that lists are counted and summed by, so that sums read no rows.
    index('orders_facts').on(
      t.shop_id,
      t.ordered_at,
      t.id,
      t.status,
      t.channel,
      t.payment_status,
      t.payment_method,
      t.currency,
      t.total,
      t.refunded_total,
    ),
    index('orders_status').on(t.shop_id, t.status, t.id.desc()),
    index('orders_customer').on(t.shop_id, t.customer_id, t.id.desc()),
    index('orders_guest_email').on(t.shop_id, sql`lower(invoice_address ->> 'email')`).where(sql`customer_id is null`),
    index('orders_customer_name').on(t.shop_id, t.customer_name, t.id),
    // As `cityOf` has it.
    index('orders_city').on(t.shop_id, sql`coalesce(nullif(trim(shipping_address ->> 'city'), ''), '–')`, t.id.desc()),
    // The statuses stand in them to be counted.
    index('orders_currency').on(t.shop_id, t.currency, t.id.desc(), t.status),
    index('orders_of_staff').on(t.shop_id, t.id.desc(), t.status).where(sql`user_id is not null`),
    // Whether somebody had ordered before.
    index('orders_of_customer').on(t.shop_id, t.customer_id, t.ordered_at, t.id, t.status),
    index('orders_total').on(t.shop_id, t.total, t.id),
    index('orders_part_paid').on(t.shop_id, t.id.desc()).where(sql`paid_total > 0 and paid_total < total`),
    index('orders_payment').on(t.shop_id, t.payment_status, t.id.desc()),
    index('orders_method').on(t.shop_id, t.payment_method, t.id.desc()),
    index('orders_channel_status').on(t.shop_id, t.channel, t.status),
    index('orders_channel').on(t.shop_id, t.channel, t.id.desc()),
    index('orders_of_shop').on(t.shop_id, t.id.desc()).where(sql`channel <> 'marketplace'`),
    index('orders_by_staff').on(t.shop_id, t.id.desc()).where(sql`channel in ('in_store', 'phone')`),
    index('orders_transfers')
      .on(t.shop_id, t.payment_status, t.id.desc())
      .where(sql`payment_method in ('money_transfer', 'bank_transfer')`),
    index('orders_owing')
      .on(t.shop_id, t.id.desc())
      .where(sql`status in ('cancelled', 'rejected') and paid_total > refunded_total`),
    // As `owing` has it: what customers owe, oldest first.
    index('orders_unpaid')
      .on(t.shop_id, t.customer_id, t.ordered_at, t.id)
      .where(
        sql`payment_status = 'not_paid' and status not in ('cancelled', 'rejected', 'refunded') and total > paid_total`,
      ),
    index('orders_search').using('gin', t.search.op('gin_trgm_ops')),
    check(
      'orders_money',
      sql`paid_total >= 0 and paid_total <= total and refunded_total >= 0 and refunded_total <= paid_total`,
    ),
  ],
)

/** The last number that an order of a year was given. */
export const order_numbers = pgTable(
  'order_numbers',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.year] })],
)

export const order_lines = pgTable(
  'order_lines',
  {
    id: id(),
    shop_id: shopId(),
    order_id: recordId().notNull(),
    variant_id: recordId().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Pieces that came back into the stock. */
    returned: integer().notNull().default(0),
    /** Pieces that were left out of the parcel before anybody paid: they are not owed, and `discount` and `total` are without them. */
    left_out: integer().notNull().default(0),
    price: minor().notNull(),
    tax_rate: integer().notNull(),
    discount: minor().notNull().default(0),
    total: minor().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.order_id, t.variant_id),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }),
    index('order_lines_variant').on(t.shop_id, t.variant_id),
    check('order_lines_quantity', sql`quantity > 0`),
    check('order_lines_returned', sql`returned between 0 and quantity`),
    check('order_lines_left_out', sql`left_out between 0 and quantity`),
  ],
)

/** What the staff wrote on orders, never changed once written. */
export const order_notes = pgTable(
  'order_notes',
  {
    id: id(),
    shop_id: shopId(),
    order_id: recordId().notNull(),
    note: text().notNull(),
    user_id: recordId(),
    at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.order_id], foreignColumns: [orders.shop_id, orders.id] }).onDelete('cascade'),
    index('order_notes_of').on(t.shop_id, t.order_id, t.id.desc()),
  ],
)
