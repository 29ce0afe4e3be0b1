import { getTableColumns, sql } from 'drizzle-orm'
import type { Merge } from '#api/contract/sales/customer-merge.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { type UndoFacts, undoMergeRules } from '#api/rules/sales/customer-merge.ts'
import type { Database } from '#server/db/open.ts'
import type { customer_merges } from '#server/db/schema/customer-merges.ts'
import { users } from '#server/db/schema/people.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { refreshPerson } from '#server/platform/search/refresh-person.ts'
import { name, names } from '#server/platform/trash/tree.ts'
import { type Merging, writeFields } from './merge.ts'

type Stored = typeof customer_merges.$inferSelect

/** Takes two contacts apart again: each is what it was, with what was theirs and what came of it since. */
export async function undoMerge(context: Merging, id: number) {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const merge = await mergeOf(db, shop_id, id)
  const { from_id, into_id, moved, before } = merge
  await db.execute(sql`select id from users where shop_id = ${shop_id} and id = ${into_id} for update`)
  const orders = idsOf(moved.orders)
  await db.execute(sql`
    select id from orders where shop_id = ${shop_id} and id = any(${orders}::bigint[]) order by id for no key update`)
  const refusals = await undoRefusals(db, shop_id, merge)
  if (refusals.length > 0) throw new Refused(409, refusals)
  await putBack(db, before.from)
  for (const [table, ids] of Object.entries(moved))
    await db.execute(sql`
      update ${name(table)} set customer_id = ${from_id}
       where shop_id = ${shop_id} and id = any(${idsOf(ids)}::bigint[]) and customer_id = ${into_id}`)
  await followOrders(db, shop_id, merge)
  if (merge.default_address_id !== null)
    await db.execute(sql`
      update customer_addresses a set default_status = 1
       where a.shop_id = ${shop_id} and a.id = ${merge.default_address_id} and a.customer_id = ${from_id}
         and not exists (select from customer_addresses b where b.shop_id = a.shop_id and b.customer_id = ${from_id} and b.default_status = 1)`)
  await writeFields(db, shop_id, into_id, before.into)
  for (const one of [into_id, from_id]) await refreshPerson(db, shop_id, one)
  await db.execute(sql`
    update customer_merges set undone_at = now(), undone_by = ${user_id} where shop_id = ${shop_id} and id = ${id}`)
  await audit(context, { subject: 'customers', subject_id: into_id, event: 'UNDO_MERGE', after: { from_id } })
  return { customer_id: from_id }
}

/** What was written since of orders and cheques that go back goes with them. */
async function followOrders(db: Database, shop_id: number, { from_id, into_id, moved }: Stored): Promise<void> {
  const orders = idsOf(moved.orders)
  await db.execute(sql`
    update journal_lines l set customer_id = ${from_id} from journal_entries e
     where e.shop_id = ${shop_id} and e.order_id = any(${orders}::bigint[])
       and l.shop_id = e.shop_id and l.entry_id = e.id and l.customer_id = ${into_id}`)
  await db.execute(sql`
    update collections c set customer_id = ${from_id}
     where c.shop_id = ${shop_id} and c.customer_id = ${into_id}
       and exists (select from collection_parts p
                    where p.shop_id = c.shop_id and p.collection_id = c.id and p.order_id = any(${orders}::bigint[]))`)
  await db.execute(sql`
    update cheques q set customer_id = ${from_id} from collections c
     where q.shop_id = ${shop_id} and q.customer_id = ${into_id}
       and c.shop_id = q.shop_id and c.id = q.collection_id and c.customer_id = ${from_id}`)
  await db.execute(sql`
    update journal_lines l set customer_id = ${from_id}
      from journal_entries e
      join cheque_steps t on t.shop_id = e.shop_id and e.source = 'cheque_steps' and t.id = e.source_id
      join cheques q on q.shop_id = t.shop_id and q.id = t.cheque_id and q.customer_id = ${from_id}
     where e.shop_id = ${shop_id} and l.shop_id = e.shop_id and l.entry_id = e.id and l.customer_id = ${into_id}`)
}

/** What stands in the way of taking two contacts apart, as rules. */
export async function undoRefusals(db: Database, shop_id: number, merge: Stored): Promise<Refusal[]> {
  const { into_id, into_version, moved, undone_at } = merge
  const orders = idsOf(moved.orders)
  const { rows } = await db.execute<Pick<UndoFacts, 'changed' | 'erased' | 'collected'> & { there: boolean }>(sql`
    select u.id is not null as there, coalesce(u.version <> ${into_version}, false) as changed,
           u.erased_at is not null as erased,
           exists (select from collection_parts p join collection_parts q on q.shop_id = p.shop_id and q.collection_id = p.collection_id
                     join orders other on other.shop_id = q.shop_id and other.id = q.order_id and other.customer_id = ${into_id}
                    where p.shop_id = ${shop_id} and p.order_id = any(${orders}::bigint[])
                      and not (q.order_id = any(${orders}::bigint[]))) as collected
      from (select 1) one left join users u on u.shop_id = ${shop_id} and u.id = ${into_id}`)
  const { there = false, ...facts } = rows[0] ?? { changed: false, erased: false, collected: false }
  return broken(undoMergeRules, { ...facts, undone: undone_at !== null, gone: !there })
}

/** The merges into a contact that stand, the newest first. */
export async function mergesInto(db: Database, shop_id: number, into_id: number): Promise<Merge[]> {
  const { rows } = await db.execute<Stored & { user: string }>(sql`
    select m.*, coalesce(u.label, '–') as user from customer_merges m
      left join users u on u.shop_id = m.shop_id and u.id = m.user_id
     where m.shop_id = ${shop_id} and m.into_id = ${into_id} and m.undone_at is null order by m.id desc`)
  return Promise.all(
    rows.map(
      async (row): Promise<Merge> => ({
        ...{ id: Number(row.id), from_id: Number(row.from_id), from: row.from_label, user: row.user },
        at: new Date(row.at).toISOString(),
        undo_refusals: (await undoRefusals(db, shop_id, row)).map((one) => ({ id: one.id })),
      }),
    ),
  )
}

async function mergeOf(db: Database, shop_id: number, id: number): Promise<Stored> {
  const { rows } = await db.execute<Stored & Record<string, unknown>>(sql`
    select id::float8 as id, from_id::float8 as from_id, into_id::float8 as into_id, into_version, moved, before,
           default_address_id::float8 as default_address_id, undone_at
      from customer_merges where shop_id = ${shop_id} and id = ${id} for update`)
  return rows[0] ?? Promise.reject(refuse(404, notFound))
}

/** The row as it was, with its id. */
async function putBack(db: Database, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = names(
    Object.values(getTableColumns(users)).flatMap((column) => (column.generated ? [] : [column.name])),
  )
  await db.execute(sql`
    insert into users (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::users, ${JSON.stringify(row)}::jsonb)`)
}

function idsOf(ids: readonly number[] = []): string {
  return `{${ids.join(',')}}`
}
