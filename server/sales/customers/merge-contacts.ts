import { sql } from 'drizzle-orm'
import { type MergedField, type MergePair, mergedFields } from '#api/contract/sales/customer-merge.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'

/** A contact as it is stored, by the names of its columns. */
export type StoredContact = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number }

/** The column of each field; most are called as it is. */
export const columnOf = (field: MergedField): string => (field === 'language' ? 'mail_language' : field)

/** Two contacts as they are; `lock` keeps everybody else from them and from what names them, smaller id first. 404 where one is no customer of the shop. */
export async function contactsOf(
  db: Database,
  shop_id: number,
  ids: readonly number[],
  { lock = false } = {},
): Promise<Map<number, StoredContact>> {
  const { rows } = await db.execute<{ row: StoredContact }>(sql`
    select to_jsonb(u) as row from users u
     where u.shop_id = ${shop_id} and u.id = any(${`{${ids.join(',')}}`}::bigint[]) and u.type = 'customer'
     order by u.id ${lock ? sql`for update` : sql``}`)
  const found = new Map(rows.map(({ row }) => [row.id, row]))
  if (ids.some((id) => !found.has(id))) throw refuse(404, notFound)
  return found
}

/** Two contacts side by side. */
export async function readPair(db: Database, shop_id: number, into: number, from: number): Promise<MergePair> {
  const contacts = await contactsOf(db, shop_id, [into, from])
  return {
    into: await sideOf(db, shop_id, contacts.get(into) as StoredContact),
    from: await sideOf(db, shop_id, contacts.get(from) as StoredContact),
  }
}

async function sideOf(db: Database, shop_id: number, row: StoredContact): Promise<MergePair['into']> {
  const { rows } = await db.execute<{
    orders: number
    addresses: number
    notes: number
    group_name: string
    worked: boolean
  }>(sql`
    select (select count(*)::int from orders where shop_id = ${shop_id} and customer_id = ${row.id}) as orders,
           (select count(*)::int from customer_addresses where shop_id = ${shop_id} and customer_id = ${row.id}) as addresses,
           (select count(*)::int from customer_notes where shop_id = ${shop_id} and customer_id = ${row.id}) as notes,
           coalesce((select label from customer_groups where shop_id = ${shop_id} and id = ${row.group_id ?? 0}), '') as group_name,
           exists (select from audit_log where shop_id = ${shop_id} and user_id = ${row.id}) as worked`)
  const { orders = 0, addresses = 0, notes = 0, group_name = '', worked = false } = rows[0] ?? {}
  const told = (field: MergedField) => (field === 'group_id' ? group_name : String(row[columnOf(field)] ?? ''))
  return {
    ...{ id: row.id, version: row.version, label: String(row.label), orders, addresses, notes },
    walk_in: row.walk_in === 1,
    // Who worked in the panel once is named by what they did.
    signs_in: worked || row.password_hash !== '',
    values: Object.fromEntries(mergedFields.map((field) => [field, told(field)])) as MergePair['into']['values'],
  }
}
