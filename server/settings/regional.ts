import { and, eq } from 'drizzle-orm'
import { inChoices } from '#api/rules/platform/fields.ts'
import { relabelProducts, repriceProducts } from '#server/catalog/products/sum-up-all.ts'
import { crons } from '#server/db/schema/crons.ts'
import { currencies, shop_countries, shop_currencies } from '#server/db/schema/shops.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'
import { relabel } from './relabel.ts'

const { id } = inChoices([])

/** The shop's own language, country and currency are among those that it works with, and what lists are read by follows them. */
export const regionalHooks: RecordHooks = {
  async judge(db, { shop_id, draft, before, languages }) {
    const [country] = await db
      .select({ on: shop_countries.status })
      .from(shop_countries)
      .where(
        and(eq(shop_countries.shop_id, shop_id), eq(shop_countries.country_id, draft.default_country_id as number)),
      )
    const [currency] = await db
      .select({ on: shop_currencies.status })
      .from(shop_currencies)
      .innerJoin(currencies, eq(currencies.id, shop_currencies.currency_id))
      .where(and(eq(shop_currencies.shop_id, shop_id), eq(currencies.code, draft.default_currency as string)))
    const there = {
      default_language_id: languages.includes(draft.default_language_id as number),
      default_country_id: country?.on === 1,
      default_currency: currency?.on === 1,
    }
    // What stands is left alone: only what is chosen anew is judged.
    const at = Object.entries(there).flatMap(([key, on]) => (on || before?.[key] === draft[key] ? [] : [key]))
    return at.length > 0 ? [{ id, at }] : []
  },
  async write(db, shop_id, { before, draft }) {
    const { default_language_id, default_country_id } = draft
    // What runs by itself follows the clock of the shop.
    if (before?.time_zone !== draft.time_zone)
      await db.update(crons).set({ next_at: null }).where(eq(crons.shop_id, shop_id))
    if (before?.default_language_id !== default_language_id) {
      await relabel(db, shop_id, default_language_id as number)
      await relabelProducts(db, shop_id, default_language_id as number)
    }
    if (before?.default_country_id !== default_country_id)
      await repriceProducts(db, shop_id, default_country_id as number)
  },
}
