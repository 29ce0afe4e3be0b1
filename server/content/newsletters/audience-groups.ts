import { asc, eq } from 'drizzle-orm'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import type { Database } from '#server/db/open.ts'
import { customer_groups } from '#server/db/schema/people.ts'

/** More than anybody chooses from a list. */
const most = 500

/** The groups of customers that a newsletter may go to, by name. */
export function audienceGroups(db: Database, shop_id: number): Promise<Newsletters['groups']> {
  const { id, label } = customer_groups
  return db
    .select({ id, label })
    .from(customer_groups)
    .where(eq(customer_groups.shop_id, shop_id))
    .orderBy(asc(label), asc(id))
    .limit(most)
}
