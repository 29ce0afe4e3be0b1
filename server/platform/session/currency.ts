/** The ids of currencies are their numbers in ISO 4217. */
const numbers: Readonly<Record<string, number>> = { TRY: 949, USD: 840, EUR: 978, GBP: 826 }

/** A currency as a shop's forms know it: its sign stands where Turkish writes it. */
export function currencyOf(code: string) {
  const parts = new Intl.NumberFormat('tr', { style: 'currency', currency: code }).formatToParts(1)
  const sign = parts.find((part) => part.type === 'currency')?.value ?? code
  const left = parts.findIndex((part) => part.type === 'currency') < parts.findIndex((part) => part.type === 'integer')
  return {
    default_currency_id: numbers[code] ?? 0,
    currency_code: code,
    currency_name: new Intl.DisplayNames('tr', { type: 'currency' }).of(code) ?? code,
    currency_left_symbol: left ? sign : '',
    currency_right_symbol: left ? '' : sign,
  }
}
