import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** An amount as the language writes it; `–` for none, and what is no amount as it was typed. */
export function useAmount(): (price: string) => string {
  const { i18n } = useLingui()
  return amountIn(i18n.locale)
}

const known = new Map<string, (price: string) => string>()

/** Formats are costly to make, and a grid has many cells. */
function amountIn(locale: string): (price: string) => string {
  const before = known.get(locale)
  if (before) return before
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // The text itself is given, so that no amount goes through a fraction.
  const amount = (price: string) =>
    price === '' ? '–' : /^-?\d+\.\d{2}$/.test(price) ? format.format(price as `${number}`) : price
  known.set(locale, amount)
  return amount
}

/** A number of percent as the language writes it. */
export function inPercent(i18n: I18n, percent: string): string {
  return i18n.number(Number(percent) / 100, { style: 'percent', minimumFractionDigits: 1 })
}
