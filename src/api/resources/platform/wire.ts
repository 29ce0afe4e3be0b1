import { array, enums, type Infer, integer, nullable, object, optional, type Struct, size, string } from 'superstruct'
import { AmountText, Id, IdText, listQuery } from '#api/contract/platform/common.ts'
import { narrowing, type Page, pageStruct, several } from '#api/contract/platform/lists.ts'
import type { Field } from './field.types.ts'
import type { Draft, Resource } from './resource.ts'

/** The structs of a resource's five calls, made from its fields. */

type Shapes = Record<string, Struct<unknown>>

/** A stored record: all its fields, and the address of each picture as `<field>_url`. */
export interface StoredRecord {
  readonly id: number
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
  readonly [field: string]: unknown
}

export function recordOf(resource: Resource): Struct<StoredRecord> {
  const shared = { id: Id, version: integer(), created_at: string(), updated_at: string() }
  return object({ ...shared, ...shapesOf(resource) }) as unknown as Struct<StoredRecord>
}

/** The shapes of its fields as they are stored, and of the addresses of its pictures. */
export function shapesOf(resource: Resource): Shapes {
  const structOf = (field: Field) => (field.kind === 'values' ? field.stored : field.struct) as Struct<unknown>
  return fieldsOf(resource, (key, field) => ({ [key]: structOf(field), ...urlOf(key, field) }))
}

/** One row of the list: the listed fields, with texts in the language that was asked for. `label` names the record. */
export interface ListedRecord {
  readonly id: number
  readonly version: number
  readonly label: string
  readonly [field: string]: unknown
}

const Sum = object({ currency: string(), amount: string() })

/** So much in one currency. */
export type Sum = Infer<typeof Sum>

export function rowOf(resource: Resource): Struct<ListedRecord> {
  const shapes = fieldsOf(resource, (key, field) => (field.listed ? listed(key, field) : {}))
  const marks = resource.marks ? { marks: array(enums(Object.keys(resource.marks))) } : {}
  const sums = Object.fromEntries(Object.keys(resource.sums ?? {}).map((key) => [key, array(Sum)]))
  return object({
    id: Id,
    version: integer(),
    label: string(),
    ...shapes,
    ...marks,
    ...sums,
  }) as unknown as Struct<ListedRecord>
}

export type RecordPage = Page<ListedRecord>

export function pageOf(resource: Resource): Struct<RecordPage> {
  return pageStruct(rowOf(resource), { counts: false, notes: false }) as unknown as Struct<RecordPage>
}

/** What a list may be asked: beside every list's own, `id` (`5,7,12`: these records), `until`, a filter for each flag, choice and reference, and `untranslated`: what has no name in this language. */
export interface RecordQuery {
  readonly page?: number
  readonly limit?: number
  readonly order_index?: string
  readonly order_direction?: 'asc' | 'desc'
  readonly search?: string
  readonly id?: readonly number[]
  readonly until?: number
  readonly [filter: string]: unknown
}

export function queryOf(resource: Resource): Struct<RecordQuery> {
  const filters = fieldsOf(resource, (key, field) => {
    const values = filterOf(field)
    return values ? { [key]: optional(values) } : {}
  })
  const asked = Object.entries(resource.asked ?? {}).map(([key, field]) => [key, optional(askedBy(field))])
  const lacking = untranslatedIn(resource) ? { untranslated: optional(IdText) } : {}
  return object({
    ...listQuery,
    ...narrowing,
    ...filters,
    ...Object.fromEntries(asked),
    ...lacking,
  }) as unknown as Struct<RecordQuery>
}

/** The text by which a record has a name in a language, where its names are translated: a list is asked for what has none. */
export function untranslatedIn({ fields, naming }: Pick<Resource, 'fields' | 'naming'>): string | undefined {
  const field = fields[naming]
  return field?.kind === 'translations' ? (Object.keys(field.texts)[0] ?? 'name') : undefined
}

/** The names that a list may be ordered by: the id, the name, and every listed field that has an order. */
export function sortable(resource: Resource): string[] {
  if (resource.sortings) return ['id', ...resource.sortings]
  const unordered = ['image', 'rows', 'values', 'references', 'reference', 'permissions']
  const fields = Object.entries(resource.fields).filter(
    ([key, { listed, kind }]) => listed && (key === resource.naming || !unordered.includes(kind)),
  )
  return ['id', ...fields.map(([key]) => key)]
}

/** The values that a field's filter takes, or `null` for a field without one. */
function filterOf(field: Field): Struct<unknown> | null {
  if (field.kind === 'flag') return enums(['0', '1'] as const) as unknown as Struct<unknown>
  if (field.kind === 'choice') {
    const values = field.choices.map(({ value }) => value)
    return (field.several ? several(values) : enums(values)) as unknown as Struct<unknown>
  }
  if (field.kind === 'reference' || field.kind === 'references') return IdText as unknown as Struct<unknown>
  return null
}

/** An amount or a text that a list is asked by; what else it is asked by, as a field of that kind. */
function askedBy(field: Field): Struct<unknown> {
  if (field.kind === 'money') return AmountText as unknown as Struct<unknown>
  return filterOf(field) ?? (size(string(), 1, 255) as unknown as Struct<unknown>)
}

function listed(key: string, field: Field): Shapes {
  if (field.kind === 'translations') return { [key]: string() as unknown as Struct<unknown> }
  if (field.kind === 'values') return { [key]: array(string()) as unknown as Struct<unknown> }
  if (field.kind === 'reference') {
    return {
      [key]: nullable(Id) as unknown as Struct<unknown>,
      [`${key}_label`]: string() as unknown as Struct<unknown>,
    }
  }
  return { [key]: field.struct as Struct<unknown>, ...urlOf(key, field) }
}

function urlOf(key: string, field: Field): Shapes {
  return field.kind === 'image' ? { [`${key}_url`]: string() as unknown as Struct<unknown> } : {}
}

function fieldsOf(resource: Resource, shapesOf: (key: string, field: Field) => Shapes): Shapes {
  return Object.assign({}, ...Object.entries(resource.fields).map(([key, field]) => shapesOf(key, field)))
}

/** The fields of a stored record, as a form holds them. */
export function draftOf(resource: Resource, record: StoredRecord): Draft {
  return Object.fromEntries(Object.keys(resource.fields).map((key) => [key, record[key]]))
}
