import { sql } from 'drizzle-orm'
import type { ListingChange } from '#api/rules/catalog/listing-changes.ts'
import type { Database } from '#server/db/open.ts'

/** What the shop changes of its prices and stock for marketplaces, the oldest first. */
export async function changesOf(db: Database, shop_id: number): Promise<ListingChange[]> {
  const { rows } = await db.execute<ListingChange & Record<string, unknown>>(sql`
    select type, direction, unit, coalesce(amount, 0)::text as amount from listing_changes
     where shop_id = ${shop_id} and status = 1 order by id`)
  return rows
}
