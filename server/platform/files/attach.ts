import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { fileGone } from '#api/rules/platform/files.ts'
import type { Database } from '#server/db/open.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { isHeld } from './holders.ts'

/** What `files.attached` says: nothing names the file yet, a saved record does, or none does any more and its bytes go next. */
export const loose = 0
export const attached = 1
export const released = 2

/**
 * The record that is being saved names these files, inside its transaction. A name that is no file of the shop is refused with 422 at the
 * path that `at` answers for its place in `names`. Empty names stand for no picture and are passed over.
 */
export async function attachFiles(
  db: Database,
  shop_id: number,
  names: readonly string[],
  at: (index: number) => string = () => 'image',
): Promise<void> {
  if (names.every((name) => name === '')) return
  const found = await db
    .update(files)
    .set({ attached })
    .where(and(eq(files.shop_id, shop_id), inArray(files.name, unique(names)), lt(files.attached, released)))
    .returning({ name: files.name })
  const known = new Set(['', ...found.map((row) => row.name)])
  const gone = names.flatMap((name, index) => (known.has(name) ? [] : [at(index)]))
  if (gone.length > 0) throw new Refused(422, [{ id: fileGone.id, at: gone }])
}

/**
 * The record that was just written, in the same transaction, names these files no more. Those that no other record names answer 404 from the
 * commit on (R51); `removeLooseFiles` then takes their bytes.
 */
export async function releaseFiles(db: Database, shop_id: number, names: readonly string[]): Promise<void> {
  const own = and(eq(files.shop_id, shop_id), inArray(files.name, unique(names)))
  if (names.every((name) => name === '')) return
  // Locked before their holders are looked for, so that a record that attaches one at this moment is either seen or refused.
  await db.select({ id: files.id }).from(files).where(own).orderBy(files.id).for('update')
  await db
    .update(files)
    .set({ attached: released })
    .where(and(own, sql`not ${isHeld()}`))
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '')
}
