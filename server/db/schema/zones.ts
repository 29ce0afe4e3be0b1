import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, folded, id, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { shipping_methods } from './shipping-methods.ts'
import { countries, shops } from './shops.ts'

/** The provinces of Türkiye, by the numbers that stand on car plates. */
export const provinces = pgTable('provinces', {
  id: integer().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  name_en: text().notNull().default(''),
  search: folded(),
})

/** Where a shop sends to. */
export const zones = pgTable(
  'zones',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    name: text().notNull(),
    /** Of Türkiye only these; none where all of it is meant. */
    provinces: recordId().array().notNull().default([]),
    label: sorted().notNull().default(''),
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('zones_label').on(t.shop_id, t.label, t.id),
    index('zones_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** The countries of each zone: one lies in one zone of a shop at most (R149). */
export const zone_countries = pgTable(
  'zone_countries',
  {
    shop_id: shopId(),
    zone_id: recordId().notNull(),
    country_id: integer()
      .notNull()
      .references(() => countries.id),
  },
  (t) => [
    primaryKey({ name: 'zone_countries_once', columns: [t.shop_id, t.country_id] }),
    foreignKey({ columns: [t.shop_id, t.zone_id], foreignColumns: [zones.shop_id, zones.id] }).onDelete('cascade'),
    index('zone_countries_zone').on(t.shop_id, t.zone_id),
  ],
)

/** The zones that a method sends to; one without any sends everywhere. */
export const shipping_method_zones = pgTable(
  'shipping_method_zones',
  {
    shop_id: shopId(),
    shipping_method_id: recordId().notNull(),
    zone_id: recordId().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.shipping_method_id, t.zone_id] }),
    foreignKey({
      columns: [t.shop_id, t.shipping_method_id],
      foreignColumns: [shipping_methods.shop_id, shipping_methods.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.shop_id, t.zone_id], foreignColumns: [zones.shop_id, zones.id] }),
    index('shipping_method_zones_zone').on(t.shop_id, t.zone_id),
  ],
)
