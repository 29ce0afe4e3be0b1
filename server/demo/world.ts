import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { shop_mail_methods } from '#server/db/schema/catalogue.ts'
import { marketplaces, shop_marketplaces, shops } from '#server/db/schema/shops.ts'
import { setSettings } from '#server/platform/shop/settings.ts'
import { atHome, openIn } from '#server/settings/locale/open-in.ts'

export const demoTurkish = 175
export const demoEnglish = 176
export const demoCountry = 1
/** What the demo shop names itself by at the sandbox marketplace. */
export const demoAccount = { baseKey: 'demo', supplier_id: '106' }

/** Mails of the demo are kept beside its data. */
const mails = (shop_id: number) => [
  { shop_id, adapter: 'sandbox', title: 'Deneme', label: 'Deneme', search: fold('Deneme') },
]

/** The marketplaces there are, and the demo's shop. Answers the shop's id. */
export async function storeWorld(db: Database): Promise<number> {
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
  await openIn(db, id, { ...atHome, currencies: ['TRY', 'EUR', 'USD'] })
  await setSettings(db, id, { skipped_steps: ['regional'] })
  await db.insert(shop_mail_methods).values(mails(id) as (typeof shop_mail_methods.$inferInsert)[])
  await db.insert(shop_marketplaces).values([
    { shop_id: id, marketplace_id: 1 },
    { shop_id: id, marketplace_id: 2, shop_status: 1, auth_data: demoAccount },
  ])
  return id
}
