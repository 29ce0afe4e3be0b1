import { sql } from 'drizzle-orm'
import type { DeletedAll } from '#api/contract/products.ts'
import { releaseFiles } from '#server/files/attach.ts'
import type { Saving } from './saving.ts'
import { productTies } from './ties.ts'

/** How many of the products that stay are named in the answer; their number is always told. */
const mostNamed = 100

/** Deletes every product that may be deleted, and tells how many went, how many stayed, and why (R192, D19). */
export async function deleteAllProducts(asked: Saving): Promise<DeletedAll> {
  const { db, actor } = asked
  const { shop_id } = actor
  // Locked in the order of ids against the ledger and other forms, until this is over.
  await db.execute(sql`select from products where shop_id = ${shop_id} order by id for update`)
  const refused = await tiedProducts(asked)
  const tied = sql`${`{${refused.map((one) => one.id).join(',')}}`}::int[]`
  const going = sql`select id from products where shop_id = ${shop_id} and id <> all(${tied})`
  const images = await db.execute<{ image: string }>(sql`
    select distinct i.image from variant_images i join variants v on v.id = i.variant_id
     where i.shop_id = ${shop_id} and i.deleted = 0 and v.product_id in (${going})`)
  const deleted = await db.execute<{ deleted: number }>(sql`
    with gone as (delete from products where id in (${going}) returning id, label),
    told as (
      insert into audit_log (shop_id, user_id, request_id, subject, subject_id, event, before)
      select ${shop_id}, ${actor.user_id}, ${asked.requestId}, 'products', id, 'delete', jsonb_build_object('name', label)
        from gone
    )
    select count(*)::int as deleted from gone`)
  await releaseFiles(
    db,
    shop_id,
    images.rows.map((row) => row.image),
  )
  return {
    deleted: deleted.rows[0]?.deleted ?? 0,
    refused: refused.slice(0, mostNamed),
    total_refused: refused.length,
  }
}

async function tiedProducts({ db, actor: { shop_id } }: Saving): Promise<DeletedAll['refused']> {
  const tied = productTies.map(
    ({ rule, rows }, rank) =>
      sql`select product_id, ${rule} as rule, ${rank}::int as rank from (${rows(shop_id)}) tied`,
  )
  const found = await db.execute<{ id: number; name: string; error: string }>(sql`
    select p.id, p.label as name, (array_agg(t.rule order by t.rank))[1] as error
      from products p join (${sql.join(tied, sql` union `)}) t on t.product_id = p.id
     where p.shop_id = ${shop_id}
     group by p.id order by p.id`)
  return found.rows.map(({ id, name, error }) => ({ id, name, error }))
}
