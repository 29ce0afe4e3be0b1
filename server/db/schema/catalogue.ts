import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { ChosenAttribute } from '#api/contract/catalog/marketplace-attributes.ts'
import { resources } from '#api/registry/resources.ts'
import type { MarketplaceLink } from '#api/resources/catalog/marketplace-links.ts'
import { createdAt, flag, folded, id, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'
import { tableOf } from './table-of.ts'

export const brands = tableOf(resources.brands)
export const tags = tableOf(resources.tags)
export const units = tableOf(resources.units)
export const taxes = tableOf(resources.taxes)
export const suppliers = tableOf(resources.suppliers)
export const groups = tableOf(resources.groups)
export const shop_payment_methods = tableOf(resources['shop-payment-methods'])
export const order_refund_reasons = tableOf(resources['order-refund-reasons'])
export const shop_invoice_methods = tableOf(resources['shop-invoice-methods'])
export const shop_accounting_methods = tableOf(resources['shop-accounting-methods'])
export const shop_mail_methods = tableOf(resources['shop-mail-methods'])
export const shop_phone_message_methods = tableOf(resources['shop-phone-message-methods'])

/** Names of one record in the shop's languages. */
export type Names = { language_id: number; name: string }[]

export const categories = pgTable(
  'categories',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    parent_id: recordId(),
    label: sorted().notNull(),
    translations: jsonb().$type<Names>().notNull(),
    image: text().notNull().default(''),
    marketplace_links: jsonb().$type<MarketplaceLink[]>().notNull().default([]),
    /** What was chosen of what a marketplace asks for in it; the version counts those choices alone. */
    marketplace_attributes: jsonb()
      .$type<{ version: number; chosen: readonly ChosenAttribute[] }>()
      .notNull()
      .default({ version: 0, chosen: [] }),
    status: flag().notNull().default(1),
    position: integer().notNull().default(0),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.parent_id], foreignColumns: [t.shop_id as AnyPgColumn, t.id as AnyPgColumn] }),
    index('categories_parent').on(t.shop_id, t.parent_id, t.position),
    index('categories_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** What a product of some categories is described by. */
export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull(),
    translations: jsonb().$type<Names>().notNull(),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] })],
)

export const attribute_values = pgTable(
  'attribute_values',
  {
    id: id(),
    shop_id: shopId(),
    attribute_id: recordId().notNull(),
    label: sorted().notNull(),
    translations: jsonb().$type<Names>().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.attribute_id], foreignColumns: [attributes.shop_id, attributes.id] }).onDelete(
      'cascade',
    ),
    index('attribute_values_of').on(t.shop_id, t.attribute_id, t.position),
  ],
)

export const category_attributes = pgTable(
  'category_attributes',
  {
    shop_id: shopId(),
    category_id: recordId().notNull(),
    attribute_id: recordId().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.category_id, t.attribute_id] }),
    foreignKey({ columns: [t.shop_id, t.category_id], foreignColumns: [categories.shop_id, categories.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.shop_id, t.attribute_id], foreignColumns: [attributes.shop_id, attributes.id] }),
    index('category_attributes_attribute').on(t.shop_id, t.attribute_id),
  ],
)

/** What variants differ by: size, colour. */
export const options = pgTable(
  'options',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    label: sorted().notNull(),
    translations: jsonb().$type<Names>().notNull(),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] })],
)

export const option_values = pgTable(
  'option_values',
  {
    id: id(),
    shop_id: shopId(),
    option_id: recordId().notNull(),
    label: sorted().notNull(),
    translations: jsonb().$type<Names>().notNull(),
    /** A colour (`#1f6feb`) or the name of a picture, or empty. */
    swatch: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.option_id, t.id),
    foreignKey({ columns: [t.shop_id, t.option_id], foreignColumns: [options.shop_id, options.id] }).onDelete(
      'cascade',
    ),
    index('option_values_of').on(t.shop_id, t.option_id, t.position),
  ],
)

/** A picture that was uploaded. It belongs to nothing until a record names it; those that never do are removed after a day. */
export const files = pgTable(
  'files',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    /** Made by the server: random, with the extension of what the bytes really are. */
    name: text().notNull(),
    real_name: text().notNull(),
    type: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    sha256: text().notNull(),
    user_id: recordId(),
    /** 1 when a saved record names it, 2 when none does any more and its bytes go next. */
    attached: smallint().$type<0 | 1 | 2>().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.name),
    // A picture's public address says no shop.
    index('files_name').on(t.name),
    // What texts may show, the newest first.
    index('files_content').on(t.shop_id, t.id).where(sql`type = 'content' and attached = 1`),
    // All that is summed up of them, so that the sum reads no rows.
    index('files_size').on(t.shop_id, t.size).where(sql`attached < 2`),
    index('files_loose').on(t.created_at).where(sql`attached = 0`),
  ],
)
