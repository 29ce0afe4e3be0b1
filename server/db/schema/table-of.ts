import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumnBuilderBase,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Field, Kind } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { createdAt, flag, folded, id, minor, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { shops } from './shops.ts'

/** The column face of every field kind. A new kind does not compile until it has one. */
const columns = {
  text: () => text().notNull().default(''),
  longText: () => text().notNull().default(''),
  richText: () => text().notNull().default(''),
  place: () => text().notNull().default(''),
  quantity: () => integer().notNull().default(0),
  money: () => minor(),
  rate: () => numeric({ precision: 9, scale: 4 }),
  flag: () => flag().notNull().default(1),
  choice: () => text().notNull().default(''),
  date: () => date({ mode: 'string' }),
  reference: () => recordId(),
  references: () => recordId().array().notNull().default([]),
  translations: () => jsonb().$type<unknown[]>().notNull().default([]),
  image: () => text().notNull().default(''),
  rows: () => jsonb().$type<unknown[]>().notNull().default([]),
  swatch: () => text().notNull().default(''),
  // Sealed with a key of the server.
  secret: () => text().notNull().default(''),
  permissions: () => integer().array().notNull().default([]),
  // Other records name them, so they are rows of a table of their own (server/platform/records/beside.ts).
  values: null,
} satisfies Record<Kind, (() => PgColumnBuilderBase) | null>

const shared = {
  id: id(),
  shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
  version: version(),
  /** The record's name in the shop's default language: what lists sort by and choices show. */
  label: sorted().notNull().default(''),
  search: folded(),
  created_at: createdAt(),
  updated_at: updatedAt(),
}

/** The table of a resource: the shared columns, and one for each field by its kind. `ordered` are fields that somebody reads them in the order of. */
export function tableOf<R extends Resource>(resource: R, ordered: readonly string[] = []) {
  const own = Object.fromEntries(
    Object.entries(resource.fields).flatMap(([key, field]: [string, Field]) => {
      const column = columns[field.kind]
      return column ? [[key, column()]] : []
    }),
  )
  const name = tableNameOf(resource.name)
  return pgTable(name, { ...shared, ...(own as unknown as typeof none) }, (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index(`${name}_label`).on(t.shop_id, t.label, t.id),
    index(`${name}_search`).using('gin', t.search.op('gin_trgm_ops')),
    ...ordered.map((key) => index(`${name}_${key}`).on(t.shop_id, columnNamed(t, key), t.id)),
    // A deletion counts those that name the record.
    ...referencesOf(resource).map((key) => index(`${name}_${key}`).on(t.shop_id, columnNamed(t, key))),
  ])
}

/** A resource is named as in its path, its table as tables are: `order-refund-reasons` are kept in `order_refund_reasons`. */
export function tableNameOf(name: string): string {
  return name.replaceAll('-', '_')
}

function referencesOf({ fields }: Resource): string[] {
  return Object.entries(fields).flatMap(([key, { kind }]) => (kind === 'reference' ? [key] : []))
}

function columnNamed(columns: object, key: string): AnyPgColumn {
  return (columns as Readonly<Record<string, AnyPgColumn>>)[key] as AnyPgColumn
}

const none = {}
