import { boolean, index, integer, jsonb, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** The world of the sandbox marketplace. It is another company's: no row of it belongs to a shop. */

/** The suppliers it knows, with what they name themselves by. */
export const sandbox_suppliers = pgTable('sandbox_suppliers', {
  supplier_id: text().primaryKey(),
  base_key: text().notNull(),
})

const supplier = () =>
  text()
    .notNull()
    .references(() => sandbox_suppliers.supplier_id, { onDelete: 'cascade' })

/** The products that it lists for a supplier. One barcode may be listed under several stock codes. */
export const sandbox_products = pgTable(
  'sandbox_products',
  {
    id: id().primaryKey(),
    supplier_id: supplier(),
    barcode: text().notNull(),
    title: text().notNull(),
    stock_code: text().notNull().default(''),
    brand: text().notNull(),
    category_name: text().notNull(),
    quantity: integer().notNull(),
    sale_price: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    list_price: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    images: jsonb().$type<readonly string[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (t) => [unique().on(t.supplier_id, t.barcode, t.stock_code), index('sandbox_products_of').on(t.supplier_id, t.id)],
)

/** What people bought there of a supplier. */
export const sandbox_orders = pgTable(
  'sandbox_orders',
  {
    id: id().primaryKey(),
    supplier_id: supplier(),
    order_number: text().notNull().unique(),
    status: text().notNull().default('Created'),
    customer_first_name: text().notNull(),
    customer_last_name: text().notNull(),
    /** Where the parcel goes and whom the invoice is for, as the marketplace says it. */
    address: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    lines: jsonb()
      .$type<readonly { barcode: string; productName: string; quantity: number; price: number }[]>()
      .notNull(),
    ordered_at: moment().notNull(),
  },
  (t) => [index('sandbox_orders_of').on(t.supplier_id, t.ordered_at)],
)

/** The parcels that the sandbox cargo company was told of. */
export const sandbox_parcels = pgTable('sandbox_parcels', {
  reference: text().primaryKey(),
  tracking_code: text().notNull().unique(),
  recipient: text().notNull(),
  city: text().notNull().default(''),
  /** Where it will have been in the end. */
  route: jsonb().$type<readonly string[]>().notNull(),
  /** When it reached each place until now. */
  reached: jsonb().$type<readonly string[]>().notNull().default([]),
  withdrawn: boolean().notNull().default(false),
  created_at: createdAt(),
})

/** The invoices that the sandbox's e-invoice integrator was given, and what it says of each. It is another company's world too. */
export const sandbox_einvoices = pgTable('sandbox_einvoices', {
  uuid: uuid().primaryKey(),
  number: text().notNull(),
  profile: text().notNull(),
  sender: text().notNull(),
  recipient: text().notNull(),
  xml: text().notNull(),
  /** How often it was asked for. */
  asked: integer().notNull().default(0),
  /** What it says of it instead of what the recipient's number makes it say. */
  state: text(),
  answer: text(),
  cancelled: boolean().notNull().default(false),
  created_at: createdAt(),
})
