import type { CurrencyRate, DayRates, RateSource } from './rates.ts'

/** What each was worth when the sandbox began, in lira for so many units. */
const begun = { USD: [1, 42], EUR: [1, 48.7], GBP: [1, 55.2], CHF: [1, 52.1], JPY: [100, 27.6] } as const
const day = 86_400_000

/** Rates that move a little each day and are none on weekends, as those of a bank: for trying out. */
export function sandboxRates(now: () => Date = () => new Date()): RateSource {
  return {
    name: 'sandbox',
    newest: async () => ratesOn(workday(now())),
    of: async (asked) =>
      asked === dayOf(workday(new Date(`${asked}T12:00:00Z`))) ? ratesOn(new Date(`${asked}T12:00:00Z`)) : null,
  }
}

function ratesOn(at: Date): DayRates {
  const turn = Math.floor(at.getTime() / day)
  const rates = Object.entries(begun).map(([code, [unit, worth]], place): CurrencyRate => {
    const middle = worth * (1 + Math.sin(turn / 9 + place) / 50)
    const text = (factor: number) => (middle * factor).toFixed(4)
    return {
      ...{ code, unit, forex_buying: text(0.999), forex_selling: text(1.001) },
      ...{ banknote_buying: text(0.998), banknote_selling: text(1.003) },
    }
  })
  return { date: dayOf(at), rates }
}

/** That day, or the Friday before a weekend. */
function workday(at: Date): Date {
  const back = { 0: 2, 6: 1 }[at.getUTCDay() as 0 | 6] ?? 0
  return new Date(at.getTime() - back * day)
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
