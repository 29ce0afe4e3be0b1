import { and, eq, ne } from 'drizzle-orm'
import { isDay } from '#api/rules/platform/dates.ts'
import { rateByHand, rateOnce } from '#api/rules/settings/rates.ts'
import { currency_exchange_rates } from '#server/db/schema/rates.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'

/** A currency has one rate a day that is written by hand, and what came by itself is not changed. */
export const rateRecord: RecordHooks = {
  judge: async (db, { shop_id, id, before, draft }) => {
    if (before && before.source !== 'manual') return [{ id: rateByHand.id, at: ['source'] }]
    if (draft.source !== 'manual' || draft.currency_id === null || !isDay(draft.date)) return []
    const { currency_id, date, source } = currency_exchange_rates
    const same = and(
      eq(currency_exchange_rates.shop_id, shop_id),
      eq(currency_id, Number(draft.currency_id)),
      eq(date, String(draft.date)),
      eq(source, 'manual'),
      ne(currency_exchange_rates.id, id ?? 0),
    )
    return (await db.$count(currency_exchange_rates, same)) > 0 ? [{ id: rateOnce.id, at: ['date'] }] : []
  },
}
