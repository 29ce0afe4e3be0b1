import { eq } from 'drizzle-orm'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { shops } from '#server/db/schema/shops.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { fallbackLanguage } from '#server/platform/http/language.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'
import { currencyOf } from './currency.ts'
import { grantersOf } from './granters.ts'

const { id, name, domain, logo, default_language_id, default_country_id, default_currency, time_zone, settings } = shops
const columns = {
  id,
  name,
  domain,
  logo,
  default_language_id,
  default_country_id,
  default_currency,
  time_zone,
  settings,
}

export const me = endpoint(sessionOperations.me, async ({ db, actor }) => {
  const [found] = await db.select(columns).from(shops).where(eq(shops.id, actor.shop_id))
  if (!found) throw new Error(`Shop ${actor.shop_id} has a session and no row`)
  const { settings, default_country_id: country, default_currency, ...shop } = found
  const language = shop.default_language_id || fallbackLanguage
  const { default_currency_id: currency } = currencyOf(default_currency)
  const { tables, more_settings, favicon } = settingsOf({ settings })
  const granters = await grantersOf(db, actor.shop_id)
  const { user_id, type, surname, email, permissions, viewing = null } = actor
  return {
    user: { id: user_id, type, name: actor.name, surname, email, permissions, viewing },
    shop: {
      ...shop,
      default_language_id: language,
      home: { language, country, currency },
      favicon,
      tables,
      printer: more_settings.printer_type,
      granters,
    },
  }
})
