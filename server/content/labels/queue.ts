import { sql } from 'drizzle-orm'
import type { LabelsToPrint, Queued } from '#api/contract/content/label-print.ts'
import type { Database } from '#server/db/open.ts'

/** What is told of purchases whose labels wait, the newest first. */
const mostPurchases = 10

interface Brought {
  readonly shop_id: number
  readonly purchase_id: number
  readonly rows: readonly { readonly variant_id: number; readonly quantity: number }[]
}

/** What a purchase brought waits for its labels, as many as there are pieces. */
export async function queueLabels(db: Database, { shop_id, purchase_id, rows }: Brought): Promise<void> {
  await db.execute(sql`
    insert into label_queue (shop_id, variant_id, purchase_id, quantity)
    select ${shop_id}, c.variant_id, ${purchase_id}, sum(c.quantity)::int
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(variant_id bigint, quantity int)
     group by c.variant_id order by c.variant_id
    on conflict (shop_id, variant_id, purchase_id) do update
       set quantity = label_queue.quantity + excluded.quantity, version = label_queue.version + 1, queued_at = now()`)
}

/** Takes what was printed from the queue; what changed since it was seen stays. Locked in one order, as prices are noted. */
export async function leaveQueue(db: Database, shop_id: number, queued: readonly Queued[]): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with seen as (
      select q.id
        from label_queue q
        join jsonb_to_recordset(${JSON.stringify(queued)}::jsonb) as c(id bigint, version int)
          on c.id = q.id and c.version = q.version
       where q.shop_id = ${shop_id}
       order by q.variant_id for update of q)
    delete from label_queue q using seen where q.shop_id = ${shop_id} and q.id = seen.id
    returning q.id`)
  return rows.length
}

/** How much waits for its labels. */
export async function waitingLabels(db: Database, shop_id: number): Promise<LabelsToPrint['waiting']> {
  const { rows: prices } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
      from label_queue q join variants v on v.shop_id = q.shop_id and v.id = q.variant_id and v.deleted = 0
     where q.shop_id = ${shop_id} and q.purchase_id is null`)
  const { rows: purchases } = await db.execute<LabelsToPrint['waiting']['purchases'][number]>(sql`
    select q.purchase_id as id, s.label as supplier, sum(q.quantity)::int as labels
      from label_queue q
      join variants v on v.shop_id = q.shop_id and v.id = q.variant_id and v.deleted = 0
      join purchases p on p.shop_id = q.shop_id and p.id = q.purchase_id
      join suppliers s on s.shop_id = p.shop_id and s.id = p.supplier_id
     where q.shop_id = ${shop_id} and q.purchase_id is not null
     group by q.purchase_id, s.label
     order by q.purchase_id desc limit ${mostPurchases}`)
  return { prices: prices[0]?.count ?? 0, purchases }
}
