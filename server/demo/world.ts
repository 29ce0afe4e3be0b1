import type { Database } from '#server/db/open.ts'
import {
  countries,
  languages,
  marketplaces,
  shop_countries,
  shop_languages,
  shop_marketplaces,
  shops,
} from '#server/db/schema/shops.ts'

export const demoTurkish = 175
export const demoEnglish = 176
export const demoCountry = 1
/** What the demo shop names itself by at the sandbox marketplace. */
export const demoAccount = { baseKey: 'demo', supplier_id: '106' }

/** The languages, countries and marketplaces there are, and the demo's shop among them. Answers the shop's id. */
export async function storeWorld(db: Database): Promise<number> {
  await db
    .insert(languages)
    .values([
      { id: demoTurkish, code: 'tr', name: 'Türkçe - Turkish' },
      { id: demoEnglish, code: 'en', name: 'English - English' },
    ])
    .onConflictDoNothing()
  await db
    .insert(countries)
    .values([
      { id: demoCountry, code: 'TR', name: 'Türkiye' },
      { id: 2, code: 'DE', name: 'Almanya' },
      { id: 3, code: 'NL', name: 'Hollanda' },
    ])
    .onConflictDoNothing()
  await db
    .insert(marketplaces)
    .values([
      { id: 1, name: 'Liman Pazarı' },
      { id: 2, name: 'Çarşı Pazaryeri' },
    ])
    .onConflictDoNothing()
  const [{ id } = { id: 0 }] = await db
    .insert(shops)
    .values({
      name: 'Ulus Çarşısı',
      domain: 'https://ulus-carsisi.test',
      email: 'merhaba@ulus-carsisi.test',
      phone: '+90 312 555 01 23',
      default_country_id: demoCountry,
      default_language_id: demoTurkish,
    })
    .returning({ id: shops.id })
  await db
    .insert(shop_languages)
    .values([demoTurkish, demoEnglish].map((language_id, position) => ({ shop_id: id, language_id, position })))
  await db.insert(shop_countries).values({ shop_id: id, country_id: demoCountry })
  await db.insert(shop_marketplaces).values([
    { shop_id: id, marketplace_id: 1 },
    { shop_id: id, marketplace_id: 2, shop_status: 1, auth_data: demoAccount },
  ])
  return id
}
