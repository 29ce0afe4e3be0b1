import { and, eq, like, ne, sql } from 'drizzle-orm'
import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { nameExists } from '#api/rules/platform/records.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { escaped } from './search.ts'
import type { RecordTable } from './tables.ts'

/** The columns that every record is listed and found by: its name in the shop's default language, and all its searched texts, folded. */
export function foundBy(resource: Resource, draft: Draft, language: number): { label: string; search: string } {
  const label = nameIn(resource, draft, language)
  const texts = Object.entries(resource.fields).flatMap(([key, field]) => {
    if (!field.searched) return []
    if (field.kind !== 'translations') return [String(draft[key] ?? '')]
    return (draft[key] as TranslationRow[]).flatMap((row) =>
      Object.entries(field.texts).map(([text, { kind }]) =>
        kind === 'richText' ? plainTextOf(String(row[text])) : String(row[text]),
      ),
    )
  })
  return { label, search: [...new Set([label, ...texts].map(fold))].filter(Boolean).join(' ') }
}

/** The same of a record as it is stored: one that is called as what it points to is listed and found as that is. */
export async function labelled(db: Database, resource: Resource, draft: Draft, language: number) {
  const field = resource.fields[resource.naming]
  const target = field?.kind === 'reference' ? registry().targets[field.to] : undefined
  if (!target) return foundBy(resource, draft, language)
  const label = target.labelIn?.(language) ?? target.label
  const [named] = await db
    .select({ label: sql<string>`${label}`, search: sql<string>`${target.search ?? target.label}` })
    .from(target.id.table)
    .where(eq(target.id, draft[resource.naming]))
  return { label: named?.label ?? '', search: named?.search ?? '' }
}

/** The path of the text that names a record in a language. */
export function namePath(resource: Resource, draft: Draft, language: number): string {
  const field = resource.fields[resource.naming]
  if (field?.kind !== 'translations') return resource.naming
  const rows = draft[resource.naming] as TranslationRow[]
  const index = rows.findIndex((row) => row.language_id === language)
  return `${resource.naming}.${Math.max(0, index)}.${Object.keys(field.texts)[0] ?? 'name'}`
}

/**
 * Refuses a name that another record of the shop has, however it is written. Names of one shop and resource are given one after the other:
 * the lock ends with the transaction, so two equal names at the same moment cannot both pass.
 */
export async function keepNamesApart(db: Database, { resource, table, shop_id, id, label, at }: Naming): Promise<void> {
  if (resource.repeats) return
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${resource.name} of ${shop_id}`}))`)
  const wanted = fold(label)
  const similar = await db
    .select({ label: table.label })
    .from(table)
    .where(
      and(
        eq(table.shop_id, shop_id),
        like(table.search, `%${escaped(wanted)}%`),
        ...(id === null ? [] : [ne(table.id, id)]),
      ),
    )
  if (similar.some((other) => fold(other.label) === wanted)) throw refuse(409, nameExists, { at: [at] })
}

interface Naming {
  readonly resource: Resource
  readonly table: RecordTable
  readonly shop_id: number
  /** The record that is saved, so that it is not compared with itself; `null` for a new one. */
  readonly id: number | null
  readonly label: string
  readonly at: string
}
