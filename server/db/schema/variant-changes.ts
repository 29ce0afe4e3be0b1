import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, id, recordId, shopId } from './columns.ts'

/**
 * Which variants changed in what a till knows of them: written by triggers of the database, whoever changes them and
 * however. Rows are only added, so that nobody waits for another's; they are of use for a day, and name no row, since they outlive variants.
 */
export const variant_changes = pgTable(
  'variant_changes',
  {
    id: id(),
    shop_id: shopId(),
    variant_id: recordId().notNull(),
    /** The transaction that changed it: what has ended before a look can be told from what is still to come. */
    changed_in: bigint({ mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('variant_changes_since').on(t.shop_id, t.changed_in, t.variant_id),
    index('variant_changes_age').using('brin', t.created_at),
  ],
)
