import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { shop_languages, shops } from '#server/db/schema/shops.ts'

/** The language that stands in where a shop has chosen none. */
export const fallbackLanguage = 175

/** The shop's default content language. */
export async function defaultLanguage(db: Database, shop_id: number): Promise<number> {
  const [shop] = await db.select({ id: shops.default_language_id }).from(shops).where(eq(shops.id, shop_id))
  return shop?.id || fallbackLanguage
}

/** The ids of the shop's active languages, the default one first. */
export async function languagesOf(db: Database, shop_id: number): Promise<number[]> {
  const isFirst = sql`${shop_languages.language_id} = coalesce(nullif(${shops.default_language_id}, 0), ${fallbackLanguage})`
  const rows = await db
    .select({ id: shop_languages.language_id })
    .from(shop_languages)
    .innerJoin(shops, eq(shops.id, shop_languages.shop_id))
    .where(and(eq(shop_languages.shop_id, shop_id), eq(shop_languages.status, 1)))
    .orderBy(desc(isFirst), asc(shop_languages.position), asc(shop_languages.language_id))
  return rows.map((row) => row.id)
}

/** The language that `x-lid` names, or `null`. */
export function requestedLanguage(header: string | null): number | null {
  return header && /^\d{1,6}$/.test(header) ? Number(header) : null
}

/** The content language of a call without a session: what `x-lid` asks for, when it is one of the shop's; else the shop's default (rule R182). */
export async function languageOf(db: Database, shop_id: number, header: string | null): Promise<number> {
  const requested = requestedLanguage(header)
  if (requested === null) return defaultLanguage(db, shop_id)
  const [found] = await db
    .select({ id: shop_languages.language_id })
    .from(shop_languages)
    .where(
      and(eq(shop_languages.shop_id, shop_id), eq(shop_languages.language_id, requested), eq(shop_languages.status, 1)),
    )
  return found?.id ?? defaultLanguage(db, shop_id)
}

/** Inside a query: a shop has this language, whether it is on or off. Nothing is missing in one that it has not. */
export function hasLanguage(shop_id: SQL, language_id: number | SQL): SQL {
  return sql`exists (select from shop_languages own where own.shop_id = ${shop_id} and own.language_id = ${language_id})`
}
