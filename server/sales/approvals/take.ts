import { and, eq, isNull, sql } from 'drizzle-orm'
import type { approvedThings } from '#api/contract/sales/approvals.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import type { Storing } from '#server/sales/new-order/place.ts'

/**
 * Uses up the approval that a sale or a closing names, in its transaction: one that is refused keeps it. Answers who gave it; nothing where
 * there is none for this person and this thing, or it was used.
 */
export async function takeApproval(
  { db, actor: { shop_id, user_id } }: Storing,
  what: (typeof approvedThings)[number],
  reference: string | undefined,
): Promise<number | null> {
  if (reference === undefined) return null
  const own = and(eq(approvals.shop_id, shop_id), eq(approvals.reference, reference))
  const given = and(own, eq(approvals.what, what), eq(approvals.asked_by, user_id), isNull(approvals.used_at))
  const [used] = await db
    .update(approvals)
    .set({ used_at: sql`now()` as never })
    .where(given)
    .returning({ by: approvals.approved_by })
  return used?.by ?? null
}
