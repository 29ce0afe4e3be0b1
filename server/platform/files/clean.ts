import { and, eq, sql } from 'drizzle-orm'
import { files } from '#server/db/schema/catalogue.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { loose, released } from './attach.ts'
import { namesOf } from './names.ts'

const batch = 200

/**
 * Takes the bytes of files that no record names: those that were released, and those that were uploaded a day ago and never saved (R51).
 * Run it every hour; answers how many files went. What could not be removed is tried again by the next run.
 */
export async function removeLooseFiles({
  db,
  files: store,
  log,
}: Pick<Services, 'db' | 'files' | 'log'>): Promise<number> {
  const forgotten = and(eq(files.attached, loose), sql`${files.created_at} < now() - interval '24 hours'`)
  await db.update(files).set({ attached: released }).where(forgotten)
  let removed = 0
  for (let last = 0; ; ) {
    const rows = await db
      .select({ shop_id: files.shop_id, id: files.id, name: files.name })
      .from(files)
      .where(and(eq(files.attached, released), sql`${files.id} > ${last}`))
      .orderBy(files.id)
      .limit(batch)
    for (const { shop_id, id, name } of rows) {
      last = id
      try {
        for (const part of namesOf(name)) await store.delete(part)
        await db.delete(files).where(and(eq(files.shop_id, shop_id), eq(files.id, id)))
        removed += 1
      } catch (error) {
        log.warn({ error, name }, 'a released file could not be removed')
      }
    }
    if (rows.length < batch) return removed
  }
}
