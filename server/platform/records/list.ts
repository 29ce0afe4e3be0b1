import { and, asc, count, desc, eq, getTableColumns, inArray, lte, max, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { urlOf } from '#api/contract/platform/files.ts'
import type { Field, TranslationRow } from '#api/resources/platform/field.types.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { NamedValue } from '#api/resources/platform/values.ts'
import {
  type ListedRecord,
  type RecordPage,
  type RecordQuery,
  sortable,
  untranslatedIn,
} from '#api/resources/platform/wire.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { hasLanguage } from '#server/platform/http/language.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { hooksOf, withOwnFields } from './own-fields.ts'
import { foundBy } from './search.ts'
import type { RecordTable } from './tables.ts'
import { toValue } from './values.ts'

export const defaultLimit = 100
export const mostRows = 500

interface Listed {
  readonly resource: Resource
  readonly table: RecordTable
  readonly shop_id: number
  /** The language asked for, and the shop's default one that stands in. */
  readonly language: number
  readonly fallback: number
  readonly query: RecordQuery
}

/** A page of a shop's records (rules R185, R223, D18). The ids of the page are found first; only their rows are read. */
export async function listRecords(db: Database, listed: Listed): Promise<RecordPage> {
  const { table, shop_id, query } = listed
  const order = orderOf(listed)
  const chosen = and(...conditions(listed))
  const limit = Math.min(query.limit ?? defaultLimit, mostRows)
  const page = db
    .select({ id: table.id })
    .from(table)
    .where(chosen)
    .orderBy(...order)
    .limit(limit)
    .offset((query.page ?? 0) * limit)
    .as('page')
  const [rows, total, newest] = await Promise.all([
    db
      .select(getTableColumns(table))
      .from(table)
      .innerJoin(page, and(eq(table.shop_id, shop_id), eq(page.id, table.id)))
      .orderBy(...order),
    db.select({ of: count() }).from(table).where(chosen),
    query.until ?? newestId(db, listed),
  ])
  const whole = await withOwnFields(db, listed.resource, shop_id, rows as Draft[])
  return { rows: await toRows(db, listed, whole), total: total[0]?.of ?? 0, newest }
}

/** The ids of all pages, in their order. */
export async function recordIds(db: Database, listed: Listed): Promise<number[]> {
  const { table } = listed
  const ids = await db
    .select({ id: table.id })
    .from(table)
    .where(and(...conditions(listed)))
    .orderBy(...orderOf(listed))
  return ids.map(({ id }) => id)
}

/** The rows of these records, in the order of their ids; those that went meanwhile are not among them. */
export async function recordRows(db: Database, listed: Listed, ids: readonly number[]): Promise<ListedRecord[]> {
  const { resource, table, shop_id } = listed
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.shop_id, shop_id), inArray(table.id, [...ids])))
  const listedRows = await toRows(db, listed, await withOwnFields(db, resource, shop_id, rows as Draft[]))
  const byId = new Map(listedRows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function newestId(db: Database, { table, shop_id }: Listed): Promise<number> {
  const [row] = await db
    .select({ id: max(table.id) })
    .from(table)
    .where(eq(table.shop_id, shop_id))
  return row?.id ?? 0
}

function conditions({ resource, table, shop_id, query }: Listed): SQL[] {
  const wrong = broken(resource.askedRules ?? [], query)
  if (wrong.length > 0) throw new Refused(422, wrong)
  const filters = Object.keys({ ...resource.fields, ...resource.asked }).flatMap((key) => {
    const wanted = query[key]
    if (wanted === undefined) return []
    const column = () => columnOf(table, key)
    const chosen = () => (Array.isArray(wanted) ? inArray(column(), wanted) : eq(column(), wanted))
    return [hooksOf(resource).filters?.[key]?.(shop_id, wanted, query) ?? chosen()]
  })
  return [
    eq(table.shop_id, shop_id),
    ...(query.until === undefined ? [] : [lte(table.id, query.until)]),
    ...(query.id ? [inArray(table.id, [...query.id])] : []),
    ...foundBy(table.search, query.search),
    ...filters,
    ...(query.untranslated === undefined ? [] : [lacksName(resource, table, Number(query.untranslated))]),
  ]
}

/** It has no name in this language. */
export function lacksName(resource: Resource, table: RecordTable, language_id: number | SQL): SQL {
  const text = untranslatedIn(resource) ?? 'name'
  return sql`${hasLanguage(sql`${table.shop_id}`, language_id)} and not exists (
    select from jsonb_array_elements(${columnOf(table, resource.naming)}) one
     where (one ->> 'language_id')::int = ${language_id} and trim(one ->> ${text}) <> '')`
}

/** The id is always the last key, so that equal values have an order too. */
function orderOf(listed: Listed): SQL[] {
  const { resource, table, query } = listed
  const direction = query.order_direction === 'asc' ? asc : desc
  const sortKey = query.order_index ?? 'id'
  const name = sortKey.startsWith(`${resource.name}.`) ? sortKey.slice(resource.name.length + 1) : sortKey
  if (!sortable(resource).includes(name)) throw new Refused(422, [{ id: inChoices([]).id, at: ['order_index'] }])
  if (name === 'id') return ownOrder(listed)
  const column = resource.called && name === resource.naming ? table.label : columnBy(listed, name)
  // Without a value comes last either way.
  return [sql`${direction(column)} nulls last`, direction(table.id)]
}

/** Newest first, or as people put them in order. */
function ownOrder({ resource, table, query }: Listed): SQL[] {
  const [one, other] = query.order_direction === 'asc' ? [asc, desc] : [desc, asc]
  return resource.ordered ? [other(columnOf(table, resource.ordered)), other(table.id)] : [one(table.id)]
}

function columnBy(listed: Listed, name: string): SQL | AnyPgColumn {
  const { resource, table } = listed
  const kind = resource.fields[name]?.kind
  if (kind === 'translations') return nameSql(listed, name)
  return kind === 'reference' ? table.label : columnOf(table, name)
}

/** The name as the list shows it; in the default language it has a column and an index of its own. */
function nameSql({ resource, table, language, fallback }: Listed, key: string): SQL | AnyPgColumn {
  const field = resource.fields[key]
  if (field?.kind !== 'translations' || (language === fallback && key === resource.naming)) return table.label
  const text = Object.keys(field.texts)[0] ?? 'name'
  const inLanguage = (id: number) =>
    sql`(select nullif(trim(one ->> ${text}), '') from jsonb_array_elements(${columnOf(table, key)}) one where (one ->> 'language_id')::int = ${id} limit 1)`
  return sql`coalesce(${inLanguage(language)}, ${inLanguage(fallback)}, '') collate "tr-x-icu"`
}

async function toRows(db: Database, listed: Listed, rows: readonly Draft[]): Promise<ListedRecord[]> {
  const { resource, language, fallback } = listed
  const fields = Object.entries(resource.fields).filter(([, field]) => field.listed)
  const labels = await referencedLabels(db, listed, fields, rows)
  return rows.map((row) => ({
    id: row.id as number,
    version: row.version as number,
    label:
      (resource.called && String(row.label)) ||
      nameBy(resource, row, labels) ||
      nameIn(resource, row, language, fallback) ||
      String(row.label),
    ...Object.assign({}, ...fields.map(([key, field]) => cells(listed, key, field, row, labels))),
    ...(resource.marks ? { marks: row.marks ?? [] } : {}),
    ...Object.fromEntries(Object.keys(resource.sums ?? {}).map((key) => [key, row[key] ?? []])),
  }))
}

type Labels = ReadonlyMap<string, string>

/** What a record is called that has the name of what it points to. */
function nameBy({ fields, naming }: Resource, row: Draft, labels: Labels): string {
  const field = fields[naming]
  return field?.kind === 'reference' ? (labels.get(`${field.to} ${row[naming]}`) ?? '') : ''
}

function cells({ language, fallback }: Listed, key: string, field: Field, row: Draft, labels: Labels): Draft {
  const value = toValue(field, row[key])
  if (field.kind === 'image') return { [key]: value, [`${key}_url`]: urlOf(String(value)) }
  if (field.kind === 'reference') return { [key]: value, [`${key}_label`]: labels.get(`${field.to} ${value}`) ?? '' }
  const named = (texts: readonly TranslationRow[], text: string) => {
    const inLanguage = (id: number) => texts.find((one) => one.language_id === id)?.[text]
    return String(inLanguage(language) || inLanguage(fallback) || '')
  }
  if (field.kind === 'values')
    return { [key]: (value as readonly NamedValue[]).map((one) => named(one.translations, 'name')) }
  if (field.kind !== 'translations') return { [key]: value }
  return { [key]: named(value as readonly TranslationRow[], Object.keys(field.texts)[0] ?? 'name') }
}

/** The names of the records that the rows point to, one query for each field. */
async function referencedLabels(
  db: Database,
  { shop_id, language }: Listed,
  fields: readonly [string, Field][],
  rows: readonly Draft[],
): Promise<Labels> {
  const labels = new Map<string, string>()
  for (const [key, field] of fields) {
    const target = field.kind === 'reference' ? registry().targets[field.to] : undefined
    if (field.kind !== 'reference' || !target) continue
    const ids = [...new Set(rows.map((row) => row[key]).filter((id) => id !== null))] as number[]
    const named = await db
      .select({ id: target.id, label: sql<string>`${target.labelIn?.(language) ?? target.label}` })
      .from(target.id.table)
      .where(and(inArray(target.id, ids), ...(target.shop_id ? [eq(target.shop_id, shop_id)] : [])))
    for (const { id, label } of named) labels.set(`${field.to} ${id}`, String(label))
  }
  return labels
}

/** The column of a field. Tables of resources have their own columns by name only. */
function columnOf(table: RecordTable, key: string): AnyPgColumn {
  const column = (getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>)[key]
  if (!column) throw new Error(`The table has no column ${key}`)
  return column
}
