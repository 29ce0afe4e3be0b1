import { and, asc, eq, sql } from 'drizzle-orm'
import { FastProductSettings } from '#api/contract/platform/shop.ts'
import type { ShopSettings } from '#api/contract/platform/shop-settings.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { offered } from '#api/rules/platform/marketplaces.ts'
import type { Database } from '#server/db/open.ts'
import { countries, marketplaces, shop_countries, shop_marketplaces, shops } from '#server/db/schema/shops.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { fallbackLanguage } from '#server/platform/http/language.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'
import { currencyOf } from './currency.ts'
import { languagesOfShop } from './languages.ts'

export const shop = endpoint(sessionOperations.shop, async ({ db, actor: { shop_id } }) => {
  const [row] = await db.select().from(shops).where(eq(shops.id, shop_id))
  if (!row) throw new Error(`Shop ${shop_id} has a session and no row`)
  const { id, name, logo, email, phone, domain, default_country_id, time_zone, tax_in_price } = row
  const languages = await languagesOfShop(db, shop_id)
  return {
    ...shown(settingsOf(row)),
    ...{ id, name, logo, email, phone, domain, default_country_id, time_zone, tax_in_price },
    ...currencyOf(row.default_currency),
    default_country_code: await homeCountry(db, shop_id),
    default_language_id: row.default_language_id || fallbackLanguage,
    fast_product_settings: presetsOf(row.fast_product_settings),
    languages: languages.map(({ language_id, code, name }) => ({ id: language_id, code, name })),
    countries: await countriesOf(db, shop_id, default_country_id),
    marketplaces: await marketplacesOf(db, shop_id),
  }
})

/** What screens know of the settings: the address as one line. */
function shown(settings: ShopSettings) {
  const { price_visible, guest_checkout, member_checkout, seller_question, seo, social, theme_colors } = settings
  const { default_button_text, more_settings, shop_address } = settings
  const { address, neighborhood, district, city, zip, country } = shop_address
  const place = [address, neighborhood, zip, district, city, country].map((part) => part.trim())
  return {
    ...{ price_visible, guest_checkout, member_checkout, seller_question, seo, social, theme_colors },
    ...{ default_button_text, more_settings },
    address: place.filter(Boolean).join(', '),
  }
}

/** The presets of a new product, as they were last set. */
function presetsOf(stored: Readonly<Record<string, unknown>>): FastProductSettings {
  const presets = { ...stored, ...(stored.typeID ? { typeID: Number(stored.typeID) } : { typeID: null }) }
  return FastProductSettings.is(presets) ? presets : {}
}

/** The code of a shop's home country. */
export async function homeCountry(db: Database, shop_id: number): Promise<string> {
  const [home] = await db
    .select({ code: countries.code })
    .from(shops)
    .innerJoin(countries, eq(countries.id, shops.default_country_id))
    .where(eq(shops.id, shop_id))
  return home?.code ?? ''
}

/** The countries that a shop has prices of their own for, `home` first. */
export async function countriesOf(db: Database, shop_id: number, home = 0) {
  const rows = await db
    .select({ id: countries.id, name: countries.name })
    .from(shop_countries)
    .innerJoin(countries, eq(countries.id, shop_countries.country_id))
    .where(and(eq(shop_countries.shop_id, shop_id), eq(shop_countries.status, 1)))
    .orderBy(sql`${countries.id} <> ${home}`, asc(shop_countries.position), asc(countries.id))
  return rows
}

/** The marketplaces that are offered to a shop (R179). */
export async function marketplacesOf(db: Database, shop_id: number) {
  const { id, name, status } = marketplaces
  const { shop_status, auth_data } = shop_marketplaces
  const rows = await db
    .select({ id, name, status, shop_status, auth_data })
    .from(shop_marketplaces)
    .innerJoin(marketplaces, eq(id, shop_marketplaces.marketplace_id))
    .where(eq(shop_marketplaces.shop_id, shop_id))
    .orderBy(asc(id))
  return rows.filter((row) => offered.holds(row)).map((row) => ({ id: row.id, name: row.name }))
}
