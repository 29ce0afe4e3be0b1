import type { I18n } from '@lingui/core'
import { formatsOf, useFormats } from '#screens/platform/formats.ts'

/** An amount as the language writes it; `–` for none, and what is no amount as it was typed. */
export function useAmount(): (price: string) => string {
  const { amount } = useFormats()
  return (price) => (price === '' ? '–' : /^-?\d+\.\d{2}$/.test(price) ? amount(price) : price)
}

/** A number of percent as the language writes it. */
export function inPercent(i18n: I18n, percent: string): string {
  return formatsOf(i18n).percent(percent, { least: 1, most: 1 })
}
