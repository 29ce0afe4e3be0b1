import { sql } from 'drizzle-orm'
import type { Shop } from '#tests/shop.ts'

/** Rows of every table of a shop, hashed: what a refused call must leave alone. */
export async function fingerprint(db: Shop['db'], shop_id: number): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string; print: string }>(
    sql.raw((await printsOf(db)).replaceAll('$', String(shop_id))),
  )
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

/** One question for all tables: asked one by one, they are most of the time of the suites that look at them. */
const questions = new WeakMap<Shop['db'], Promise<string>>()

function printsOf(db: Shop['db']): Promise<string> {
  const known = questions.get(db) ?? questionFor(db)
  questions.set(db, known)
  return known
}

async function questionFor(db: Shop['db']): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where column_name = 'shop_id' and table_schema = 'public' and table_name not in ('sessions', 'users', 'staff_emails', 'idempotency_keys') order by 1`,
  )
  return tables.rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print from ${name} t where shop_id = $`,
    )
    .join(' union all ')
}
