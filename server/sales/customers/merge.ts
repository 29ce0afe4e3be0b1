import { sql } from 'drizzle-orm'
import { type MergedField, mergedFields, type NewMerge } from '#api/contract/sales/customer-merge.ts'
import { type Resource, wrongIn } from '#api/resources/platform/resource.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { mergeRules } from '#api/rules/sales/customer-merge.ts'
import type { Database } from '#server/db/open.ts'
import { customer_merges } from '#server/db/schema/customer-merges.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { refreshPerson } from '#server/platform/search/refresh-person.ts'
import { name } from '#server/platform/trash/tree.ts'
import { columnOf, contactsOf, readPair, type StoredContact } from './merge-contacts.ts'

export type Merging = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/**
 * Makes one contact one with another, in one transaction: both are locked, the smaller id first, then the orders of the one that goes; all that
 * names it goes over, and its row goes last, so that the database itself refuses to lose anything.
 */
export async function mergeCustomers(context: Merging, into_id: number, body: NewMerge) {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const { from_id } = body
  const contacts = await contactsOf(db, shop_id, [into_id, from_id], { lock: true })
  const [into, from] = [contacts.get(into_id) as StoredContact, contacts.get(from_id) as StoredContact]
  const refusals = broken(mergeRules, await readPair(db, shop_id, into_id, from_id))
  if (refusals.length > 0) throw new Refused(409, refusals)
  for (const [seen, row] of [
    [body.into_version, into],
    [body.from_version, from],
  ] as const)
    if (row.version !== seen)
      throw await staleRefusal(db, { shop_id, subject: 'customers', id: row.id, updated_at: String(row.updated_at) })
  const chosen = chosenOf(into, from, body)
  judge(actor, into, chosen)
  await db.execute(sql`
    select id from orders where shop_id = ${shop_id} and customer_id = ${from_id} order by id for no key update`)
  const default_address_id = await withoutDefault(db, shop_id, into_id, from_id)
  const moved = await moveAll(db, shop_id, from_id, into_id)
  await db.execute(sql`delete from users where shop_id = ${shop_id} and id = ${from_id}`)
  await writeFields(db, shop_id, into_id, chosen)
  await refreshPerson(db, shop_id, into_id)
  await db.insert(customer_merges).values({
    ...{ shop_id, user_id, from_id, into_id, moved, default_address_id },
    from_label: String(from.label),
    before: { from, into },
    into_version: into.version + 1,
  })
  await audit(context, {
    subject: 'customers',
    subject_id: into_id,
    event: 'MERGE',
    before: told(into),
    after: { ...told(chosen), from_id, from: told(from) },
  })
  return { customer_id: into_id }
}

/** The fields of the one that stays, each of the contact that was chosen for it. */
function chosenOf(into: StoredContact, from: StoredContact, { fields }: NewMerge): Record<string, unknown> {
  const of = (field: MergedField) => (fields[field] === 'from' ? from : into)[columnOf(field)]
  return Object.fromEntries(mergedFields.map((field) => [columnOf(field), of(field)]))
}

/** What was chosen of both is a contact as the form would take it. */
function judge(holder: Actor, into: StoredContact, chosen: Record<string, unknown>): void {
  const draftOf = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(mergedFields.map((field) => [field, row[columnOf(field)]]))
  const saver = { holder, before: draftOf(into) }
  const wrong = wrongIn(customers as unknown as Resource, draftOf(chosen), { languages: [], saver })
  const at = (paths: readonly string[] = []) => paths.map((path) => `fields.${path}`)
  if (wrong.length > 0)
    throw new Refused(
      422,
      wrong.map((one) => ({ ...one, at: at(one.at) })),
    )
}

/** Of two defaults the one of the contact that stays is kept; answers the one that is none any more. */
async function withoutDefault(db: Database, shop_id: number, into: number, from: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update customer_addresses set default_status = 0
     where shop_id = ${shop_id} and customer_id = ${from} and default_status = 1
       and exists (select from customer_addresses where shop_id = ${shop_id} and customer_id = ${into} and default_status = 1)
    returning id::float8 as id`)
  return rows[0]?.id ?? null
}

/** All rows of the shop that name one contact name the other from now on; answers which, by table. Which tables do, the database says itself. */
async function moveAll(db: Database, shop_id: number, from: number, into: number): Promise<Record<string, number[]>> {
  const moved: Record<string, number[]> = {}
  for (const table of await tablesOf(db)) {
    const { rows } = await db.execute<{ id: number }>(sql`
      update ${name(table)} set customer_id = ${into} where shop_id = ${shop_id} and customer_id = ${from}
      returning id::float8 as id`)
    if (rows.length > 0) moved[table] = rows.map(({ id }) => id).sort((one, other) => one - other)
  }
  return moved
}

/** The tables whose rows name a customer. */
async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ table: string }>(sql`
    select distinct c.conrelid::regclass::text as table from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname = 'customer_id'
     where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`)
  return rows.map(({ table }) => table)
}

/** Writes what is known of a contact, as a save does. */
export async function writeFields(
  db: Database,
  shop_id: number,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const sets = mergedFields.map((field) => sql`${name(columnOf(field))} = ${values[columnOf(field)] ?? null}`)
  await db.execute(sql`
    update users set ${sql.join(sets, sql`, `)}, version = version + 1, updated_at = now()
     where shop_id = ${shop_id} and id = ${id}`)
}

function told(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(mergedFields.map((field) => [field, row[columnOf(field)] ?? null]))
}
