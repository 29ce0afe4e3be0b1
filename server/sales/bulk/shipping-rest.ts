import { sql } from 'drizzle-orm'
import { broken } from '#api/rules/platform/rule.ts'
import { shippingPause, shippingRested } from '#api/rules/sales/bulk-shipping.ts'
import type { Database } from '#server/db/open.ts'
import { Refused } from '#server/platform/http/refused.ts'

/**
 * The seconds since the shop's last bulk shipping began or met an error, by the server's clock; `null` when that is too long ago to matter.
 * When a row failed is not kept: the last turn of its job counts, which is never earlier, and of one that is under way every turn does.
 */
export async function secondsSince(db: Database, shop_id: number): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from clock_timestamp() - max(greatest(begun_at, failed_at)))::float8 as seconds
      from (select j.created_at as begun_at,
                   case when j.finished_at is null or j.failed > 0 or exists (
                          select from job_rows r where r.shop_id = j.shop_id and r.job_id = j.id and r.state = 'refused'
                             and r.rules @> '[{"id": "cargo.error"}]') then j.worked_at end as failed_at
              from jobs j
             where j.shop_id = ${shop_id} and j.kind = 'orders.ship'
               and (j.state in ('waiting', 'running')
                    or j.finished_at > clock_timestamp() - make_interval(secs => ${shippingPause}))) as recent`)
  return rows[0]?.seconds ?? null
}

/** How long the next one waits. */
export async function secondsLeft(db: Database, shop_id: number): Promise<number> {
  const [refusal] = broken([shippingRested], { seconds: await secondsSince(db, shop_id) })
  return Number(refusal?.about?.seconds ?? 0)
}

/** Refuses while bulk shipping rests. Two that begin at once are judged one after the other, so that one of them is refused. */
export async function demandRest(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`orders.ship of ${shop_id}`}))`)
  const wrong = broken([shippingRested], { seconds: await secondsSince(db, shop_id) })
  if (wrong.length === 0) return
  const seconds = String(wrong[0]?.about?.seconds ?? shippingPause)
  throw new Refused(429, wrong, { headers: { 'retry-after': seconds } })
}
