import { type Minor, portionOf } from '#api/rules/platform/money.ts'

/** A rate of tax in percent, and the first day it is valid. */
export interface DatedRate {
  readonly rate: number | string
  readonly valid_from: string
}

/** The rate of a tax on a day: the newest that has begun; 0 before the first. */
export function rateOn(rates: readonly DatedRate[], day: string): number {
  const begun = rates.filter(({ valid_from }) => valid_from <= day)
  const newest = begun.reduce<DatedRate | null>(
    (found, one) => (found && found.valid_from >= one.valid_from ? found : one),
    null,
  )
  return Number(newest?.rate ?? 0)
}

/** The tax within an amount that holds it, in kuruş, half away from zero. */
export function taxWithin(amount: Minor, rate: number): Minor {
  return portionOf(amount, rate, 100 + rate)
}

/** The tax on top of an amount without it, in kuruş, half away from zero. */
export function taxUpon(amount: Minor, rate: number): Minor {
  return portionOf(amount, rate, 100)
}
