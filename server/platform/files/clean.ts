import { and, eq, lt, sql } from 'drizzle-orm'
import { files } from '#server/db/schema/catalogue.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { loose, released } from './attach.ts'
import { namesOf } from './names.ts'

const batch = 200

/**
 * Puts the stored bytes and their rows together again after a server was killed between the two: bytes that were never written to their end are
 * removed, and rows whose bytes are missing are told, so that they can be taken from a backup. Answers how many of each.
 */
export async function checkFiles({ db, files: store, log }: Pick<Services, 'db' | 'files' | 'log'>) {
  const unfinished = await store.removeUnfinished()
  // Rows first: what is uploaded meanwhile is no loss.
  const rows = await db
    .select({ shop_id: files.shop_id, id: files.id, name: files.name })
    .from(files)
    .where(lt(files.attached, released))
    .orderBy(files.id)
  const stored = new Set<string>()
  for await (const name of store.list()) stored.add(name)
  const lost = rows.filter(({ name }) => !stored.has(name))
  if (unfinished > 0) log.info({ unfinished }, 'files that were never finished were removed')
  if (lost.length > 0) log.error({ files: lost.slice(0, batch), all: lost.length }, 'the bytes of files are missing')
  return { unfinished, lost: lost.length }
}

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
