import { and, eq, like, sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { brands, categories } from '#server/db/schema/catalogue.ts'

/** The active brand that has this name in any language, however it is written; `null` when there is none, or more than one (R52). */
export async function brandNamed(db: Database, shop_id: number, name: string): Promise<number | null> {
  const sought = fold(name)
  if (sought === '') return null
  const rows = await db
    .select({ id: brands.id, translations: sql<Names>`${brands}.translations` })
    .from(brands)
    .where(and(eq(brands.shop_id, shop_id), sql`${brands}.status = 1`, like(brands.search, holding(sought))))
  return onlyOne(rows, sought)
}

/** The active category without subcategories that has this name; `null` when there is none, or more than one (R52). */
export async function leafNamed(db: Database, shop_id: number, name: string): Promise<number | null> {
  const sought = fold(name)
  if (sought === '') return null
  const leaf = sql`not exists (select from categories below where below.shop_id = ${categories.shop_id} and below.parent_id = ${categories.id})`
  const rows = await db
    .select({ id: categories.id, translations: categories.translations })
    .from(categories)
    .where(
      and(eq(categories.shop_id, shop_id), eq(categories.status, 1), like(categories.search, holding(sought)), leaf),
    )
  return onlyOne(rows, sought)
}

type Names = { readonly name: string }[]

function onlyOne(rows: readonly { id: number; translations: Names }[], sought: string): number | null {
  const same = rows.filter(({ translations }) => translations.some(({ name }) => fold(name) === sought))
  return same.length === 1 ? (same[0]?.id ?? null) : null
}

function holding(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
