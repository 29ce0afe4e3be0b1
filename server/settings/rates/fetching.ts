import { sql } from 'drizzle-orm'
import { currencyExchangeRates } from '#api/resources/settings/currency-exchange-rates.ts'
import type { Database } from '#server/db/open.ts'
import type { CurrencyRate, DayRates } from '#server/integrations/rates/rates.ts'
import { ConnectionFailure } from '#server/platform/connections/failure.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { jobKind } from '#server/platform/jobs/kind.ts'

/** How many days without a run are caught up. */
const mostMissed = 10

interface Asked {
  /** `null` for the newest there are. */
  readonly day: string | null
}

interface Come extends DayRates {
  readonly source: 'central_bank' | 'sandbox'
}

/** Fetches the newest rates by itself, and those of the days that were missed. What does not come leaves those that are there. */
export const fetchingRates = jobKind<{ readonly cron_id: number }, Asked, null, Come | null>({
  name: 'rates.fetch',
  codes: currencyExchangeRates.codes.edit,
  scheduled: async ({ db, actor: { shop_id } }) => ({
    rows: [...(await missed(db, shop_id)), null].map((day) => ({
      ...{ record_id: null, label: day ?? 'TCMB' },
      data: { day },
    })),
  }),
  fetch: async ({ services: { rates } }, { data: { day } }) => {
    try {
      const found = day === null ? await rates.newest() : await rates.of(day)
      return found && { ...found, source: rates.name }
    } catch (thrown) {
      if (!(thrown instanceof ConnectionFailure)) throw thrown
      throw new Refused(503, [thrown.refusal])
    }
  },
  run: async ({ db, actor: { shop_id } }, _, __, come) => {
    if (come) await store(db, shop_id, come)
    return null
  },
})

/** The working days since the last rates that came, before today. */
async function missed(db: Database, shop_id: number): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(d, 'YYYY-MM-DD') as day
      from (select max(date) as last from currency_exchange_rates where shop_id = ${shop_id} and source <> 'manual') l
     cross join generate_series(l.last + 1, (now() at time zone 'Europe/Istanbul')::date - 1, interval '1 day') d
     where extract(isodow from d) < 6
     order by d desc limit ${mostMissed}`)
  return rows.map(({ day }) => day).toReversed()
}

/** Of the currencies that the shop works with; what was told of that day before is as it is told now. */
async function store(db: Database, shop_id: number, { date, source, rates }: Come): Promise<void> {
  await db.execute(sql`
    insert into currency_exchange_rates
           (shop_id, currency_id, label, search, date, source, unit, forex_buying, forex_selling, banknote_buying, banknote_selling)
    select ${shop_id}::bigint, c.id, c.name, c.search, ${date}::date, ${source}, x.unit,
           x.forex_buying, x.forex_selling, x.banknote_buying, x.banknote_selling
      from jsonb_to_recordset(${JSON.stringify(rates satisfies readonly CurrencyRate[])}::jsonb)
           as x (code text, unit int, forex_buying numeric, forex_selling numeric, banknote_buying numeric, banknote_selling numeric)
      join currencies c on c.code = x.code
      join shop_currencies s on s.shop_id = ${shop_id} and s.currency_id = c.id and s.status = 1
    on conflict (shop_id, currency_id, date, source) do update
       set unit = excluded.unit, forex_buying = excluded.forex_buying, forex_selling = excluded.forex_selling,
           banknote_buying = excluded.banknote_buying, banknote_selling = excluded.banknote_selling, updated_at = now()
     where (currency_exchange_rates.unit, currency_exchange_rates.forex_buying, currency_exchange_rates.forex_selling,
            currency_exchange_rates.banknote_buying, currency_exchange_rates.banknote_selling)
           is distinct from (excluded.unit, excluded.forex_buying, excluded.forex_selling, excluded.banknote_buying, excluded.banknote_selling)`)
}
