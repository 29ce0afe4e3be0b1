import { and, eq, like, ne, or, sql } from 'drizzle-orm'
import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { longestSlug, slugOf, slugTaken } from '#api/rules/content/articles.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { SlugTable } from '#server/db/schema/articles.ts'
import type { Kept } from '#server/platform/records/record-hooks.ts'
import type { RecordTable } from '#server/platform/records/tables.ts'
import { stored } from '#server/platform/records/values.ts'

/** Where records with addresses are kept. */
export interface Articles {
  readonly resource: Resource
  readonly table: RecordTable
  readonly slugs: SlugTable
}

type Addressed = Kept & Articles

/** The addresses of a draft that another record has now. One that it had before and gave up may be taken. */
export async function takenSlugs(db: Database, { shop_id, id, draft, table, slugs }: Addressed): Promise<Refusal[]> {
  const given = rowsOf(draft).map((row) => ({ ...row, slug: String(row.slug ?? '').trim() }))
  const wanted = given.filter(({ slug }) => slug !== '')
  if (wanted.length === 0) return []
  const rows = await db
    .select({ language_id: slugs.language_id, slug: slugs.slug, name: table.label })
    .from(slugs)
    .innerJoin(table, and(eq(table.shop_id, slugs.shop_id), eq(table.id, slugs.record_id)))
    .where(
      and(
        eq(slugs.shop_id, shop_id),
        ...(id === null ? [] : [ne(slugs.record_id, id)]),
        or(...wanted.map((row) => and(eq(slugs.language_id, row.language_id), eq(slugs.slug, row.slug)))),
        isPresent(table, slugs),
      ),
    )
  return rows.map(({ language_id, slug, name }) => {
    const at = given.findIndex((row) => row.language_id === language_id && row.slug === slug)
    return { id: slugTaken.id, about: { name }, at: [`translations.${at}.slug`] }
  })
}

/** The texts as they are stored, each language with an address: the one that was given, or one that its title makes and nobody has or had. */
export async function withSlugs(db: Database, addressed: Addressed): Promise<readonly TranslationRow[]> {
  const { shop_id, id, slugs, resource } = addressed
  const rows = rowsOf(stored(resource, addressed.draft))
  const bases = rows.flatMap(({ language_id, slug, title }) =>
    slug === '' && String(title) !== '' ? [{ language_id, base: slugOf(String(title)) || fallback }] : [],
  )
  if (bases.length === 0) return rows
  const taken = await db
    .select({ language_id: slugs.language_id, slug: slugs.slug })
    .from(slugs)
    .where(
      and(
        eq(slugs.shop_id, shop_id),
        ...(id === null ? [] : [ne(slugs.record_id, id)]),
        or(
          ...bases.map(({ language_id, base }) =>
            and(eq(slugs.language_id, language_id), like(slugs.slug, `${base.slice(0, room)}%`)),
          ),
        ),
      ),
    )
  return rows.map((row) => {
    const made = bases.find(({ language_id }) => language_id === row.language_id)
    if (!made) return row
    const others = new Set(taken.filter((one) => one.language_id === row.language_id).map(({ slug }) => slug))
    return { ...row, slug: freeOf(made.base, others) }
  })
}

/** Keeps the addresses of a record, which it goes on having once it has others. */
export async function keepSlugs(
  db: Database,
  slugs: SlugTable,
  { shop_id, record_id, rows }: { shop_id: number; record_id: number; rows: readonly TranslationRow[] },
): Promise<void> {
  const values = rows.flatMap(({ language_id, slug }) =>
    slug ? [{ shop_id, record_id, language_id, slug: String(slug) }] : [],
  )
  if (values.length === 0) return
  await db
    .insert(slugs)
    .values(values)
    .onConflictDoUpdate({
      target: [slugs.shop_id, slugs.language_id, slugs.slug],
      set: { record_id: sql`excluded.record_id` },
    })
}

/** Whether it is the address that its record has, and not one that it had. */
export function isPresent(table: RecordTable, slugs: SlugTable) {
  return sql`${table}.translations @> jsonb_build_array(
    jsonb_build_object('language_id', ${slugs.language_id}, 'slug', ${slugs.slug}))`
}

/** So much of an address is left when a number follows it. */
const room = longestSlug - 6

/** Where no letter of a title can stand in an address. */
const fallback = 'sayfa'

function freeOf(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let at = 2; ; at++) {
    const next = `${base.slice(0, room)}-${at}`
    if (!taken.has(next)) return next
  }
}

function rowsOf(draft: Readonly<Record<string, unknown>>): readonly TranslationRow[] {
  return (draft.translations ?? []) as readonly TranslationRow[]
}
