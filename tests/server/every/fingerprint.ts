import { sql } from 'drizzle-orm'
import type { Shop } from '#tests/shop.ts'

/** Rows of every table of a shop, hashed: what a refused call must leave alone. */
export async function fingerprint(db: Shop['db'], shop_id: number): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where column_name = 'shop_id' and table_schema = 'public' and table_name not in ('sessions', 'users', 'idempotency_keys') order by 1`,
  )
  const prints: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ print: string }>(
      sql.raw(
        `select count(*) || ':' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print from ${name} t where shop_id = ${shop_id}`,
      ),
    )
    prints[name] = rows.rows[0]?.print ?? ''
  }
  return prints
}
