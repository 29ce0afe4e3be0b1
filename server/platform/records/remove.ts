import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type ResourceName, resources } from '#api/registry/resources.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { inUse } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { aboveOwn } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { moveToTrash } from '#server/platform/trash/keep.ts'
import { hooksOf } from './own-fields.ts'
import { findRecord, picturesIn } from './record.ts'
import type { RecordTable, Uses } from './tables.ts'
import { toRow } from './values.ts'

type Removing = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/**
 * Moves a record that nothing names (rule R167) into the trash; else the refusal says what does, and how often. The record is locked first: whoever is
 * naming it at this moment is waited for and then counted, or comes too late and finds it gone.
 */
export async function removeRecord(context: Removing, resource: Resource, table: RecordTable, id: number) {
  const { db, actor } = context
  const { shop_id } = actor
  await hooksOf(resource).lock?.(db, shop_id)
  const before = await findRecord(db, resource, table, shop_id, id, 'update')
  const usedBy = (await usesOf(db, resource, shop_id, [id])).get(id) ?? []
  if (usedBy.length > 0) throw new Refused(409, usedBy)
  const removed = { shop_id, id, before: toRow(resource, before), holder: actor }
  const refusals = (await hooksOf(resource).keep?.(db, removed)) ?? []
  if (refusals.length > 0) throw new Refused(refusals.some((one) => one.id === aboveOwn.id) ? 403 : 409, refusals)
  const files = picturesIn(resource, before)
  await hooksOf(resource).leave?.(db, shop_id, id)
  await moveToTrash(context, { resource: resource.name as ResourceName, id, label: before.label, files })
  await db.delete(table).where(and(eq(table.shop_id, shop_id), eq(table.id, id)))
  await audit(context, { subject: resource.name, subject_id: id, event: 'delete', before: toRow(resource, before) })
  return {}
}

/** One refusal for each kind of record that names one of these, each kind counted at once for all of them. */
export async function usesOf(db: Database, resource: Resource, shop_id: number, ids: readonly number[]): Promise<Uses> {
  const id = sql`these.id`
  const declared = Object.entries(registry().references[resource.name] ?? {}).map(([what, { table, where }]) => ({
    what,
    table,
    where: where(shop_id, id),
  }))
  const uses = new Map<number, Refusal[]>()
  const declaredLists = declared.map(({ what }) => what)
  const pointing = fromFields(resource, shop_id, id).filter(({ what }) => !declaredLists.includes(what))
  for (const { what, table, where } of [...declared, ...pointing]) {
    const { rows } = await db.execute<{ id: string; count: number }>(sql`
      select these.id, (select count(*)::int from ${table} where ${where}) as count from ${idRows(ids)}`)
    for (const row of rows) {
      if (row.count === 0) continue
      const found = uses.get(Number(row.id)) ?? []
      uses.set(Number(row.id), [...found, { id: inUse.id, about: { what, count: row.count } }])
    }
  }
  return uses
}

/** Records that are asked about, as a table to count for each of. */
export function idRows(ids: readonly number[]): SQL {
  return sql`unnest(${`{${ids.join(',')}}`}::bigint[]) these (id)`
}

/** The records of other resources that point here with a field of theirs. */
function fromFields(resource: Resource, shop_id: number, id: SQL) {
  return Object.values(resources).flatMap((other) => {
    const table = registry().tables[other.name]
    if (!table) return []
    const columns = getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>
    const pointing = Object.entries(other.fields as Readonly<Record<string, Field>>).flatMap(([key, field]) => {
      const column = columns[key]
      return column ? pointsHere(field, column, resource.name, id) : []
    })
    return pointing.length > 0
      ? [{ what: other.name.replaceAll('-', '_'), table, where: and(eq(table.shop_id, shop_id), or(...pointing)) }]
      : []
  })
}

function pointsHere(field: Field, column: AnyPgColumn, to: string, id: SQL): SQL[] {
  if (field.kind === 'reference') return field.to === to ? [eq(column, id)] : []
  if (field.kind === 'references') return field.to === to ? [sql`${column} @> array[${id}]`] : []
  if (field.kind !== 'rows') return []
  return Object.entries(field.columns).flatMap(([key, inner]) =>
    inner.kind === 'reference' && inner.to === to
      ? [sql`${column} @> jsonb_build_array(jsonb_build_object(${key}::text, ${id}))`]
      : [],
  )
}
