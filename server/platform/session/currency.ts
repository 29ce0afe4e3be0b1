import { signOf } from '#api/rules/platform/formats.ts'

/** The ids of currencies are their numbers in ISO 4217. */
const numbers: Readonly<Record<string, number>> = { TRY: 949, USD: 840, EUR: 978, GBP: 826 }

/** A currency as a shop's forms know it: its sign stands where Turkish writes it. */
export function currencyOf(code: string) {
  const { sign, before } = signOf(code)
  return {
    default_currency_id: numbers[code] ?? 0,
    currency_code: code,
    currency_name: new Intl.DisplayNames('tr', { type: 'currency' }).of(code) ?? code,
    currency_left_symbol: before ? sign : '',
    currency_right_symbol: before ? '' : sign,
  }
}
