import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'

/** An amount as the language writes it; `–` for none, and what is no amount as it was typed. */
export function useAmount(): (price: string) => string {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    // The text itself is given, so that no amount goes through a fraction.
    return (price) => (price === '' ? '–' : /^-?\d+\.\d{2}$/.test(price) ? format.format(price as `${number}`) : price)
  }, [locale])
}

/** A number of percent as the language writes it. */
export function inPercent(i18n: I18n, percent: string): string {
  return i18n.number(Number(percent) / 100, { style: 'percent', minimumFractionDigits: 1 })
}
