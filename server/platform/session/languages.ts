import { and, asc, eq, sql } from 'drizzle-orm'
import { sessionOperations } from '#api/operations/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { shop_languages, languages as table } from '#server/db/schema/shops.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { defaultLanguage } from '#server/platform/http/language.ts'

export const headerLanguages = endpoint(sessionOperations.headerLanguages, ({ db, actor }) =>
  languagesOfShop(db, actor.shop_id),
)

export const availableLanguages = endpoint(sessionOperations.languages, ({ db, actor }) =>
  languagesOfShop(db, actor.shop_id),
)

/** The active languages of a shop, the default one first. */
export async function languagesOfShop(db: Database, shop_id: number) {
  const first = await defaultLanguage(db, shop_id)
  return db
    .select({ id: shop_languages.id, language_id: shop_languages.language_id, code: table.code, name: table.name })
    .from(shop_languages)
    .innerJoin(table, eq(table.id, shop_languages.language_id))
    .where(and(eq(shop_languages.shop_id, shop_id), eq(shop_languages.status, 1)))
    .orderBy(sql`${shop_languages.language_id} <> ${first}`, asc(shop_languages.position), asc(shop_languages.id))
}
