import { sql } from 'drizzle-orm'
import type { Saving } from '#server/catalog/products/saving.ts'

/**
 * Takes back the matches and suggestions of variants that a product does not have any more, in the transaction of its save: their
 * marketplace products are open again, and the next fetch looks for them anew.
 */
export async function releaseVariants(
  { db, actor: { shop_id, user_id }, requestId }: Saving,
  variant_ids: readonly number[],
): Promise<void> {
  if (variant_ids.length === 0) return
  const gone = sql`any(${`{${variant_ids.join(',')}}`}::bigint[])`
  await db.execute(sql`
    with held as (
      select id, variant_id, status from marketplace_listings
       where shop_id = ${shop_id} and (variant_id = ${gone} or suggested_variant_id = ${gone}) order by id for update),
    told as (
      insert into audit_log (shop_id, user_id, request_id, subject, subject_id, event, state_before, before)
      select ${shop_id}, ${user_id}, ${requestId}, 'marketplace_listings', id, 'variant_deleted', status,
             jsonb_build_object('variant_id', variant_id)
        from held where variant_id = ${gone})
    update marketplace_listings m
       set variant_id = case when m.variant_id = ${gone} then null else m.variant_id end,
           decided_by = case when m.variant_id = ${gone} then null else m.decided_by end,
           decided_at = case when m.variant_id = ${gone} then null else m.decided_at end,
           suggested_variant_id = case when m.suggested_variant_id = ${gone} then null else m.suggested_variant_id end,
           version = version + 1, updated_at = now()
      from held where m.shop_id = ${shop_id} and m.id = held.id`)
}
