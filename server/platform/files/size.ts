import { eq, sql } from 'drizzle-orm'
import { megabyte, storageRoom } from '#api/rules/platform/files.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { shops } from '#server/db/schema/shops.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'

/** What the files of a shop take and may take, in bytes. */
export interface StorageSize {
  readonly used_size: number
  readonly allowed_size: number
  readonly files: number
}

/** How much of its storage a shop uses. */
export async function storageSizeOf(db: Database, shop_id: number): Promise<StorageSize> {
  const { rows } = await db.execute<{ used: string; files: number }>(sql`
    select coalesce(sum(size), 0)::bigint as used, count(*)::int as files from files where shop_id = ${shop_id} and attached < 2`)
  const [shop] = await db.select({ settings: shops.settings }).from(shops).where(eq(shops.id, shop_id))
  const { used = '0', files = 0 } = rows[0] ?? {}
  return { used_size: Number(used), allowed_size: settingsOf(shop).allowed_megabytes * megabyte, files }
}

/** Refuses a file of this size where it would take more than the shop may. */
export async function requireStorage(db: Database, shop_id: number, size: number): Promise<void> {
  const { used_size: used, allowed_size: allowed } = await storageSizeOf(db, shop_id)
  const refusals = broken([storageRoom], { used, size, allowed })
  if (refusals.length > 0) throw new Refused(422, refusals)
}
