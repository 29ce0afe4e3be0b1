import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { reviewStatuses } from '#api/contract/catalog/product-reviews.ts'
import { createdAt, folded, id, moment, recordId, shopId, updatedAt, version } from './columns.ts'
import { users } from './people.ts'
import { products } from './products.ts'
import { shops } from './shops.ts'

/** What customers say of products. A review goes with its product; the name stays as it was when it was written. */
export const product_reviews = pgTable(
  'product_reviews',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    product_id: recordId().notNull(),
    customer_id: recordId(),
    customer_name: text().notNull(),
    stars: smallint().notNull(),
    text: text().notNull().default(''),
    /** A state of the review's chart. */
    status: text({ enum: reviewStatuses }).notNull().default('pending'),
    answer: text().notNull().default(''),
    answered_at: moment(),
    /** The customer's name and the text, folded. */
    search: folded(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('product_reviews_newest').on(t.shop_id, t.id.desc()),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.shop_id, t.customer_id], foreignColumns: [users.shop_id, users.id] }),
    index('product_reviews_status').on(t.shop_id, t.status, t.id.desc()),
    index('product_reviews_stars').on(t.shop_id, t.stars, t.id.desc()),
    index('product_reviews_product').on(t.shop_id, t.product_id, t.id.desc()),
    index('product_reviews_search').using('gin', t.search.op('gin_trgm_ops')),
    check('product_reviews_status', sql`status in ('pending', 'accepted', 'rejected')`),
    check('product_reviews_stars', sql`stars between 1 and 5`),
    check('product_reviews_answer', sql`answer = '' or (status = 'accepted' and answered_at is not null)`),
  ],
)
