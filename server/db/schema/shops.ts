import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { MarketplaceAdapter } from '#api/resources/catalog/marketplace-account.ts'
import { createdAt, flag, folded, id, shopId, sorted, updatedAt, version } from './columns.ts'

/** What the records of lists have beside their fields; see `tableOf`. */
const listed = {
  id: id(),
  version: version(),
  label: sorted().notNull().default(''),
  search: folded(),
  status: flag().notNull().default(1),
  position: integer().notNull().default(0),
  created_at: createdAt(),
  updated_at: updatedAt(),
}

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
  /** Its names, folded. */
  search: folded(),
})

export const shop_languages = pgTable(
  'shop_languages',
  {
    ...listed,
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    language_id: integer()
      .notNull()
      .references(() => languages.id),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] }), unique().on(t.shop_id, t.language_id)],
)

/** Countries: ids stay below 1000, because price lists of marketplaces begin there. */
export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  code: text().notNull(),
  /** As Turkish calls it. */
  name: text().notNull(),
  name_en: text().notNull().default(''),
  /** Its names and its code, folded. */
  search: folded(),
})

/** The countries that a shop sells to; each has its own price. */
export const shop_countries = pgTable(
  'shop_countries',
  {
    ...listed,
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] }), unique().on(t.shop_id, t.country_id)],
)

/** Currencies by their numbers in ISO 4217: those that count in hundredths, as all amounts here are kept. */
export const currencies = pgTable('currencies', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  /** As Turkish calls it. */
  name: text().notNull(),
  name_en: text().notNull(),
  /** Its sign, on the side where Turkish writes it. */
  left_symbol: text().notNull(),
  right_symbol: text().notNull(),
  search: folded(),
})

/** The currencies that a shop works with. */
export const shop_currencies = pgTable(
  'shop_currencies',
  {
    ...listed,
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    currency_id: integer()
      .notNull()
      .references(() => currencies.id),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.id] }), unique().on(t.shop_id, t.currency_id)],
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
    version: version(),
    /** The base key is sealed with a key of the server. Without an adapter it is an account at the marketplace service. */
    auth_data: jsonb()
      .$type<{ baseKey: string; supplier_id: string; adapter?: MarketplaceAdapter }>()
      .notNull()
      .default({ baseKey: '', supplier_id: '' }),
  },
  (t) => [primaryKey({ columns: [t.shop_id, t.marketplace_id] })],
)
