import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Home } from '#api/resources/platform/resource.ts'
import { shopCountries } from '#api/resources/settings/shop-countries.ts'
import { shopCurrencies } from '#api/resources/settings/shop-currencies.ts'
import { shopLanguages } from '#api/resources/settings/shop-languages.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { recountTranslations } from '#server/catalog/products/recount-translations.ts'
import type { Database } from '#server/db/open.ts'
import { currencies, shop_countries, shop_currencies, shop_languages, shops } from '#server/db/schema/shops.ts'
import { fallbackLanguage } from '#server/platform/http/language.ts'
import { atTheEnd } from '#server/platform/records/at-the-end.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'
import { languagesWithGaps } from './missing-texts.ts'

/** A language that comes or goes changes what every product lacks. */
export const shopLanguageRecord: RecordHooks = {
  columns: atTheEnd(shop_languages),
  read: async (db, shop_id, ids) => {
    const gaps = await languagesWithGaps(db, shop_id, ids)
    return new Map(ids.map((id) => [id, { marks: gaps.includes(id) ? ['gaps'] : [] }]))
  },
  judge: (db, kept) =>
    keptOn(db, kept, shopLanguages.home, sql`coalesce(nullif(${shops.default_language_id}, 0), ${fallbackLanguage})`),
  write: async (db, _, { shop_id, before, draft }) => {
    if (before?.status !== draft.status) await recountTranslations(db, shop_id)
  },
}

export const shopCountryRecord: RecordHooks = {
  columns: atTheEnd(shop_countries),
  judge: (db, kept) => keptOn(db, kept, shopCountries.home, sql`${shops.default_country_id}`),
}

export const shopCurrencyRecord: RecordHooks = {
  columns: atTheEnd(shop_currencies),
  judge: (db, kept) =>
    keptOn(
      db,
      kept,
      shopCurrencies.home,
      sql`(select ${currencies.id} from ${currencies} where ${currencies.code} = ${shops.default_currency})`,
    ),
}

/** The shop's own one stays on, whatever else is switched. */
async function keptOn(
  db: Database,
  { shop_id, draft }: Kept,
  home: Home | undefined,
  own: SQL,
): Promise<readonly Refusal[]> {
  if (draft.status !== 0 || !home) return []
  // Locked, so that nobody makes it the default at the same moment.
  const [row] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, shop_id), eq(own, draft[home.field])))
    .for('share')
  return broken([home.rule], { status: draft.status, home: row !== undefined })
}
