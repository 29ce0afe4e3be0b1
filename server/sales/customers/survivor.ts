import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

/** Whom a contact went over to that was made one with another, however often; nothing for one that stands by itself. */
export async function survivorOf(db: Database, shop_id: number, id: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive onwards as (
      select into_id from customer_merges where shop_id = ${shop_id} and from_id = ${id} and undone_at is null
      union
      select m.into_id from customer_merges m join onwards o on m.from_id = o.into_id
       where m.shop_id = ${shop_id} and m.undone_at is null)
    select u.id::float8 as id from onwards o join users u on u.shop_id = ${shop_id} and u.id = o.into_id limit 1`)
  return rows[0]?.id ?? null
}
