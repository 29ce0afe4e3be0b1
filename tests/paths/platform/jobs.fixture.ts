import { and, eq, sql } from 'drizzle-orm'
import type { EventObject } from 'xstate'
import type { Job } from '#api/contract/platform/jobs.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import type { Shop } from '#tests/shop.ts'

/** So many jobs of the shop, and no other. */
export async function manyJobs({ db, own }: Shop, count: number): Promise<void> {
  await db.delete(jobs).where(eq(jobs.shop_id, own.shop_id))
  await db.execute(sql`
    insert into jobs (shop_id, user_id, kind, state, total, request_id)
    select ${own.shop_id}, ${own.admin_id}, 'products.edit', 'finished', 0, 'walk' from generate_series(1, ${count})`)
}

/** All jobs of the shop are in this state now. */
export async function jobsStand({ db, own }: Shop, state: Job['state']): Promise<void> {
  const finished_at = state === 'finished' ? sql`now()` : null
  await db.update(jobs).set({ state, finished_at }).where(eq(jobs.shop_id, own.shop_id))
}

/** A new job of the shop. */
export async function newJob({ db, own }: Shop): Promise<number> {
  const [row] = await db
    .insert(jobs)
    .values({ ...{ shop_id: own.shop_id, user_id: own.admin_id, request_id: 'walk' }, kind: 'products.edit', total: 0 })
    .returning({ id: jobs.id })
  return row?.id ?? 0
}

/** Makes the job what the walk finds it to be. */
export async function makeJob(shop: Shop, id: number, walked: Job): Promise<void> {
  const { db, own } = shop
  const { shop_id } = own
  const { state, total, done, refused, failed, undoable, undone_by, expired, finished_at } = walked
  await db.delete(jobs).where(and(eq(jobs.shop_id, shop_id), eq(jobs.undoes, id)))
  await db
    .update(jobs)
    .set({
      ...{ state, total, done, refused, failed },
      // What takes another job back is not taken back itself.
      undoes: undoable ? null : await newJob(shop),
      finished_at: finished_at === null ? null : sql`now() - make_interval(days => ${expired ? 31 : 0})`,
    })
    .where(eq(jobs.id, id))
  await db.delete(job_rows).where(eq(job_rows.job_id, id))
  const states = [
    ...Array.from({ length: done }, () => 'done' as const),
    ...Array.from({ length: refused }, () => 'refused' as const),
    ...Array.from({ length: failed }, () => 'failed' as const),
  ]
  await db.insert(job_rows).values(
    Array.from({ length: total }, (_, position) => ({
      ...{ shop_id, job_id: id, position, record_id: position + 1, label: `Ürün ${position + 1}` },
      state: states[position] ?? ('waiting' as const),
      rules: states[position] === 'refused' ? [{ id: 'delete.in_use' }] : [],
    })),
  )
  if (undone_by !== null)
    await db
      .insert(jobs)
      .values({ shop_id, kind: 'products.edit', state: 'finished', total: 0, request_id: 'walk', undoes: id })
}

/** What an actor answered in the walk, if it did not fail. */
export function outputOf<T>(event: EventObject): T | undefined {
  return (event as unknown as { output?: T }).output
}
