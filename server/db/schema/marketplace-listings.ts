import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { matchStatuses, suggestedBy } from '#api/contract/catalog/product-matches.ts'
import { createdAt, flag, folded, id, minor, moment, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { users } from './people.ts'
import { variants } from './products.ts'
import { marketplaces, shops } from './shops.ts'

/** What a marketplace lists for a shop, and which variants of the shop these are. A barcode is listed once. */
export const marketplace_listings = pgTable(
  'marketplace_listings',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    marketplace_id: integer()
      .notNull()
      .default(importMarketplace)
      .references(() => marketplaces.id),
    barcode: text().notNull(),
    title: sorted().notNull(),
    brand: text().notNull().default(''),
    category: text().notNull().default(''),
    stock_code: text().notNull().default(''),
    sale_price: minor().notNull().default(0),
    list_price: minor().notNull().default(0),
    quantity: integer().notNull().default(0),
    /** Where its picture lies at the marketplace. */
    image: text().notNull().default(''),
    /** A state of the chart. A suggestion goes with its variant, so what is open follows from it and is never written. */
    status: text({ enum: matchStatuses })
      .notNull()
      .generatedAlwaysAs(
        sql`case when refused = 1 then 'refused' when variant_id is not null then 'matched' when suggested_variant_id is not null then 'suggested' else 'unmatched' end`,
      ),
    refused: flag().notNull().default(0),
    /** Cleared by the database when the variant is deleted (`on delete set null (suggested_variant_id)`). */
    suggested_variant_id: recordId(),
    suggested_by: text({ enum: suggestedBy }),
    /** What it was matched with: such a variant's product is not deleted (R167). */
    variant_id: recordId(),
    decided_by: recordId(),
    decided_at: moment(),
    /** Its title, brand, barcode and stock code, folded. */
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.marketplace_id, t.barcode),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }),
    foreignKey({
      name: 'marketplace_listings_suggested_fk',
      columns: [t.shop_id, t.suggested_variant_id],
      foreignColumns: [variants.shop_id, variants.id],
    }).onDelete('set null'),
    foreignKey({ columns: [t.shop_id, t.decided_by], foreignColumns: [users.shop_id, users.id] }),
    uniqueIndex('marketplace_listings_match').on(t.shop_id, t.variant_id, t.marketplace_id),
    index('marketplace_listings_suggestion').on(t.shop_id, t.suggested_variant_id),
    index('marketplace_listings_newest').on(t.shop_id, t.marketplace_id, t.id.desc()),
    index('marketplace_listings_status').on(t.shop_id, t.marketplace_id, t.status, t.id.desc()),
    index('marketplace_listings_reason')
      .on(t.shop_id, t.marketplace_id, t.suggested_by, t.id.desc())
      .where(sql`suggested_variant_id is not null`),
    index('marketplace_listings_title').on(t.shop_id, t.marketplace_id, t.title, t.id),
    index('marketplace_listings_search').using('gin', t.search.op('gin_trgm_ops')),
    check('marketplace_listings_decision', sql`refused = 0 or variant_id is null`),
    check('marketplace_listings_amounts', sql`sale_price >= 0 and list_price >= 0 and quantity >= 0`),
  ],
)
