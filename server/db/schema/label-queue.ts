import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import { id, moment, recordId, shopId, version } from './columns.ts'

/**
 * Whose labels wait to be printed: variants with another price, which a trigger of the database notes whoever changes it, and what a purchase
 * brought. Rows name no row, since noting a price is not to wait for whoever holds its variant; who is gone is passed over.
 */
export const label_queue = pgTable(
  'label_queue',
  {
    id: id(),
    shop_id: shopId(),
    variant_id: recordId().notNull(),
    /** What brought it; nothing for another price. */
    purchase_id: recordId(),
    quantity: integer().notNull().default(1),
    /** Counts up with each further change, so that a print takes only what it has seen. */
    version: version(),
    queued_at: moment().notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique('label_queue_once').on(t.shop_id, t.variant_id, t.purchase_id).nullsNotDistinct(),
    index('label_queue_waiting').on(t.shop_id, t.purchase_id, t.queued_at, t.id),
    check('label_queue_quantity', sql`quantity > 0`),
  ],
)
