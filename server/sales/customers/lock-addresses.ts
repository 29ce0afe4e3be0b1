import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

/** Of two defaults that are given to one customer at once, the second takes the place of the first. */
export async function lockAddresses(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`customer addresses of ${shop_id}`}))`)
}
