import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, flag, id, shopId, updatedAt, version } from './columns.ts'

/** A shop and its settings. */
export const shops = pgTable('shops', {
  id: id().primaryKey(),
  version: version(),
  name: text().notNull(),
  domain: text().notNull().default(''),
  logo: text().notNull().default(''),
  email: text().notNull().default(''),
  phone: text().notNull().default(''),
  default_currency: text().notNull().default('TRY'),
  default_country_id: integer().notNull().default(1),
  default_language_id: integer(),
  time_zone: text().notNull().default('Europe/Istanbul'),
  tax_in_price: flag().notNull().default(1),
  /** Presets of a new product; see `ShopDetail.fast_product_settings`. */
  fast_product_settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Everything else the settings screens hold. */
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  created_at: createdAt(),
  updated_at: updatedAt(),
})

/** The languages there are. */
export const languages = pgTable('languages', {
  id: integer().primaryKey(),
  code: text().notNull(),
  /** `Türkçe - Turkish`: screens show the part before the dash. */
  name: text().notNull(),
})

export const shop_languages = pgTable(
  'shop_languages',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    language_id: integer()
      .notNull()
      .references(() => languages.id),
    status: flag().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] }), unique().on(t.shop_id, t.language_id)],
)

/** Countries: ids stay below 1000, because price lists of marketplaces begin there. */
export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
})

/** The countries that a shop sells to; each has its own price. */
export const shop_countries = pgTable(
  'shop_countries',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
    status: flag().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.country_id] })],
)

/** Marketplaces there are. */
export const marketplaces = pgTable('marketplaces', {
  id: integer().primaryKey(),
  name: text().notNull(),
  status: flag().notNull().default(1),
})

/** A shop's account at a marketplace. */
export const shop_marketplaces = pgTable(
  'shop_marketplaces',
  {
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    marketplace_id: integer()
      .notNull()
      .references(() => marketplaces.id),
    shop_status: flag().notNull().default(0),
    auth_data: jsonb()
      .$type<{ baseKey: string; supplier_id: string }>()
      .notNull()
      .default({ baseKey: '', supplier_id: '' }),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.marketplace_id] })],
)
