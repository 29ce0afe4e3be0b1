import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { listingStates, listingStatuses } from '#api/contract/catalog/product-listings.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { createdAt, flag, id, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { products } from './products.ts'
import { marketplaces, shops } from './shops.ts'

/** What a marketplace was told of a variant last. Prices are decimal texts; `content` stands for its texts, pictures and attributes. */
export interface ToldOffer {
  readonly quantity: number
  readonly sale_price: string
  readonly list_price: string
  /** Not there for what was sent before it was noted. */
  readonly content?: string
  /** The call by which a listed product was changed and that the marketplace still looks at. */
  readonly asked?: ListingCall
}

/** How the marketplace is told of a listed product: a new variant, its texts, or its prices and stock. */
export type ListingCall = 'createProducts' | 'updateProducts' | 'updateOffers'

/** What the marketplace refused of a listed product, by barcode and call: the same is not sent again by itself. */
export type RefusedItems = Readonly<Record<string, Readonly<Partial<Record<ListingCall, string>>>>>

/** By the barcode. */
export type ToldOffers = Readonly<Record<string, ToldOffer>>

/** Where the products of a shop stand at a marketplace that they are sent to. */
export const product_listings = pgTable(
  'product_listings',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    marketplace_id: integer()
      .notNull()
      .default(importMarketplace)
      .references(() => marketplaces.id),
    product_id: recordId().notNull(),
    /** A state of the chart. */
    state: text({ enum: listingStates }).notNull().default('unlisted'),
    /** The rules that kept it back when it was judged last. */
    rules: jsonb().$type<readonly Refusal[]>().notNull().default([]),
    /** It is listed, and is not what the marketplace was told: its prices or stock, its texts, or its variants. */
    changed: flag().notNull().default(0),
    status: text({ enum: listingStatuses })
      .notNull()
      .generatedAlwaysAs(
        sql`case when state <> 'unlisted' then state when rules <> '[]' then 'blocked' else 'ready' end`,
      ),
    /** The push that it was sent with: noted before the marketplace is called, so that a server that is killed in between knows of it. */
    push: text().notNull().default(''),
    sent_at: moment(),
    /** The marketplace's name of the batch that it looks at, and is asked for; `''` when it looks at nothing. */
    batch: text().notNull().default(''),
    /** What the marketplace said against it, in its own words. */
    reasons: jsonb().$type<readonly string[]>().notNull().default([]),
    told: jsonb().$type<ToldOffers>().notNull().default({}),
    refused: jsonb().$type<RefusedItems>().notNull().default({}),
    /** While the marketplace looks at it, it is asked then, later after each time that nothing is new. */
    ask_at: moment().notNull().default(sql`now()`),
    asks: integer().notNull().default(0),
    /** Nothing of it that was changed later has been judged. */
    judged_at: moment().notNull().default(sql`'epoch'`),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.product_id, t.marketplace_id),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }).onDelete(
      'cascade',
    ),
    index('product_listings_newest').on(t.shop_id, t.marketplace_id, t.id.desc()),
    index('product_listings_status').on(t.shop_id, t.marketplace_id, t.status, t.id.desc()),
    index('product_listings_due').on(t.ask_at, t.id).where(sql`batch <> ''`),
    check('product_listings_batch', sql`state <> 'waiting' or batch <> ''`),
  ],
)
