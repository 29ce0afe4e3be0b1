import { currencyNumber, signOf } from '#api/rules/platform/formats.ts'

/** A currency as a shop's forms know it: its sign stands where Turkish writes it. */
export function currencyOf(code: string) {
  const { sign, before } = signOf(code)
  return {
    default_currency_id: currencyNumber(code),
    currency_code: code,
    currency_name: new Intl.DisplayNames('tr', { type: 'currency' }).of(code) ?? code,
    currency_left_symbol: before ? sign : '',
    currency_right_symbol: before ? '' : sign,
  }
}
