import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { recordOrderOperation } from '#api/operations/platform/record-order.ts'
import { type ListName, listNamed, orderable } from '#api/registry/lists.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { registry } from '#server/platform/registry.ts'

/** Putting the records of every list in order that has one. */
export const orderEndpoints: readonly Endpoint[] = orderable.map((name) =>
  endpoint(recordOrderOperation(listNamed(name)), async ({ body, ...context }) => {
    await putInOrder(context, name, body.ids)
    return {}
  }),
)

/** Each record that moves is another version of itself, and says so in its history. */
async function putInOrder(context: Work, name: ListName, ids: readonly number[]): Promise<void> {
  const { db, actor } = context
  const { shop_id } = actor
  const table = registry().tables[name]
  const key = listNamed(name).ordered ?? ''
  const place = table && (getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>)[key]
  if (!table || !place) throw new Error(`${name} has no place to be put in order by`)
  const rows = await db
    .select({ id: table.id, place: sql<number>`${place}` })
    .from(table)
    .where(eq(table.shop_id, shop_id))
    .orderBy(asc(place), asc(table.id))
    .for('no key update')
  const known = new Set(rows.map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw refuse(404, notFound)
  const named = new Set(ids)
  const order = [...ids, ...rows.flatMap(({ id }) => (named.has(id) ? [] : [id]))]
  for (const row of rows) {
    const next = order.indexOf(row.id) + 1
    if (row.place === next) continue
    await db
      .update(table)
      .set({ [key]: next, version: sql`${table.version} + 1`, updated_at: sql`now()` } as object)
      .where(and(eq(table.shop_id, shop_id), eq(table.id, row.id)))
    const [before, after] = [{ [key]: row.place }, { [key]: next }]
    await audit(context, { subject: name, subject_id: row.id, event: 'update', before, after })
  }
}
