import type { Shop } from '#tests/shop.ts'
import { watch } from '#tests/watcher.ts'

/**
 * Rows of every table of a shop: what a refused call must leave alone. A row tells by which transaction it was written last, so that one that
 * was added, changed or deleted is seen without its content being read.
 */
export async function fingerprint(shop: Pick<Shop, 'url'>, shop_id: number): Promise<Record<string, string>> {
  const prints = await watch<{ name: string; print: string }>(shop, await printsOf(shop, shop_id))
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]))
}

/** One question for all tables: asked one by one, they are most of the time of the suites that look at them. */
const questions = new Map<number, Promise<string>>()

function printsOf(shop: Pick<Shop, 'url'>, shop_id: number): Promise<string> {
  const known = questions.get(shop_id) ?? questionFor(shop, shop_id)
  questions.set(shop_id, known)
  return known
}

async function questionFor(shop: Pick<Shop, 'url'>, shop_id: number): Promise<string> {
  const tables = await watch<{ name: string }>(
    shop,
    `select table_name::text as name from information_schema.columns join information_schema.tables using (table_schema, table_name) where column_name = 'shop_id' and table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'users', 'staff_emails', 'idempotency_keys', 'refusals') order by 1`,
  )
  return tables
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as print from ${name} t where shop_id = ${shop_id}`,
    )
    .join(' union all ')
}
