import { sql } from 'drizzle-orm'
import { keptDays } from '#api/contract/platform/trash.ts'
import type { Database } from '#server/db/open.ts'
import { releaseFiles } from '#server/platform/files/attach.ts'
import type { Services } from '#server/platform/http/endpoint.ts'

const batch = 500

/** Empties the trash of what has lain there for its days, and lets go of its pictures. Answers how many records went. */
export async function emptyTrash({ db }: Pick<Services, 'db'>): Promise<number> {
  for (let gone = 0; ; ) {
    const count = await db.transaction((tx) => emptySome(tx as unknown as Database))
    gone += count
    if (count < batch) return gone
  }
}

async function emptySome(db: Database): Promise<number> {
  const { rows } = await db.execute<{ shop_id: number; files: string[] }>(sql`
    delete from bin where (shop_id, id) in (
      select shop_id, id from bin where deleted_at < now() - make_interval(days => ${keptDays}) order by id limit ${batch}
         for update skip locked)
    returning shop_id, files`)
  for (const shop_id of new Set(rows.map((row) => row.shop_id))) {
    const files = rows.filter((row) => row.shop_id === shop_id).flatMap((row) => row.files)
    await releaseFiles(db, shop_id, files)
  }
  return rows.length
}
