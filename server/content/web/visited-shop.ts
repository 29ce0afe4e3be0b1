import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { WebTheme } from '#api/contract/content/web.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { languages, shop_languages, shops } from '#server/db/schema/shops.ts'
import { shopNamed } from '#server/platform/http/authenticate.ts'
import { fallbackLanguage } from '#server/platform/http/language.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'

/** A language that the shop can be read in. */
export type WebLanguage = WebTheme['languages'][number]

/** A shop as its visitors know it. */
export interface VisitedShop {
  readonly id: number
  readonly theme: WebTheme
}

/** The shop that a call without a session names, or 404. */
export async function namedShop(db: Database, headers: Headers): Promise<VisitedShop> {
  const named = shopNamed(headers)
  const found = /^\d{1,15}$/.test(named) ? await visitedShop(db, Number(named)) : null
  if (!found) throw refuse(404, notFound)
  return found
}

/** A shop by its id, with its languages, the default one first. */
export async function visitedShop(db: Database, id: number): Promise<VisitedShop | null> {
  const [shop] = await db
    .select({ name: shops.name, logo: shops.logo, language: shops.default_language_id, settings: shops.settings })
    .from(shops)
    .where(eq(shops.id, id))
  if (!shop) return null
  const first = shop.language || fallbackLanguage
  const { favicon, theme_colors: colors } = settingsOf(shop)
  return {
    id,
    theme: {
      name: shop.name,
      logo: urlOf(shop.logo),
      favicon: urlOf(favicon),
      colors,
      languages: await languagesIn(db, id, first),
    },
  }
}

async function languagesIn(db: Database, shop_id: number, first: number): Promise<WebLanguage[]> {
  const rows = await db
    .select({ id: languages.id, code: languages.code, name: languages.name })
    .from(shop_languages)
    .innerJoin(languages, eq(languages.id, shop_languages.language_id))
    .where(and(eq(shop_languages.shop_id, shop_id), eq(shop_languages.status, 1)))
    .orderBy(desc(sql`${languages.id} = ${first}`), asc(shop_languages.position), asc(languages.id))
  return rows.map(({ id, code, name }) => ({
    ...{ id, code, name: name.split(' - ')[0]?.trim() || name },
    default: id === first ? 1 : 0,
  }))
}
