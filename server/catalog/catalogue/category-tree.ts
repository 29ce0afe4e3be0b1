import { and, eq, sql } from 'drizzle-orm'
import { inChoices } from '#api/rules/platform/fields.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { fitsUnder } from '#api/rules/platform/tree.ts'
import type { Database } from '#server/db/open.ts'
import { categories } from '#server/db/schema/catalogue.ts'

/** The day of the shop on which a category was last changed. By the names of their tables, for the shop has a day of its own change too. */
export const changedOn = sql<string>`(
  select to_char(${categories}.updated_at at time zone s.time_zone, 'YYYY-MM-DD') from shops s where s.id = ${categories}.shop_id)`

/** Moves within one tree come one after the other: two at once could each be right and make a ring together. Ends with the transaction. */
export async function lockTree(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`tree of ${shop_id}`}))`)
}

/** What stands in the way of this category lying under that parent. Ask with the tree locked. */
export async function wrongUnder(
  db: Database,
  {
    shop_id,
    id,
    parent_id,
    at = 'parent_id',
  }: { shop_id: number; id: number | null; parent_id: number | null; at?: string },
): Promise<Refusal[]> {
  if (parent_id === null) return []
  const above = await pathTo(db, shop_id, parent_id)
  if (above.length === 0) return [{ id: inChoices([]).id, at: [at] }]
  return broken([fitsUnder], { id, above }).map((refusal) => ({ ...refusal, at: [at] }))
}

/** A category and all above it, itself first; empty where there is none. */
export async function pathTo(db: Database, shop_id: number, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive path as (
      select id, parent_id, 0 as depth from categories where shop_id = ${shop_id} and id = ${id}
      union all
      select c.id, c.parent_id, depth + 1 from categories c join path on c.id = path.parent_id where c.shop_id = ${shop_id}
    ) cycle id set looped using way
    select id from path where not looped order by depth`)
  return rows.map((row) => row.id)
}

/** The ids under a parent, in their order. */
export async function childrenOf(db: Database, shop_id: number, parent_id: number | null): Promise<number[]> {
  const rows = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.shop_id, shop_id), sql`${categories.parent_id} is not distinct from ${parent_id}`))
    .orderBy(categories.position, categories.label, categories.id)
  return rows.map((row) => row.id)
}

/** The place behind all that lie under a parent. */
export async function lastPlace(db: Database, shop_id: number, parent_id: number | null): Promise<number> {
  const { rows } = await db.execute<{ place: number }>(sql`
    select coalesce(max(position) + 1, 0)::int as place from categories
     where shop_id = ${shop_id} and parent_id is not distinct from ${parent_id}::bigint`)
  return rows[0]?.place ?? 0
}
