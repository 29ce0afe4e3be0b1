import type { RateSourceName } from '#api/rules/settings/rates.ts'

/** What so many units of a currency are worth, in lira as decimal text; of banknotes only where they are dealt in. */
export interface CurrencyRate {
  readonly code: string
  readonly unit: number
  readonly forex_buying: string
  readonly forex_selling: string
  readonly banknote_buying: string | null
  readonly banknote_selling: string | null
}

/** The rates that were told on a day. */
export interface DayRates {
  readonly date: string
  readonly rates: readonly CurrencyRate[]
}

/** Whoever tells what currencies are worth. What cannot be had is a `ConnectionFailure`. */
export interface RateSource {
  readonly name: Exclude<RateSourceName, 'manual'>
  /** The newest rates there are. */
  newest(): Promise<DayRates>
  /** Those of a day; nothing for a day on which none were told, such as a holiday. */
  of(day: string): Promise<DayRates | null>
}
