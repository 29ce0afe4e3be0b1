/**
 * How money is written: with its sign where English would write the code of the lira, `₺1,234.50`. Other codes stay as the language writes
 * them, so that a Canadian dollar is not taken for an American one.
 */
export function moneyFormat(currency: string): Intl.NumberFormatOptions {
  return { style: 'currency', currency, currencyDisplay: currency === 'TRY' ? 'narrowSymbol' : 'symbol' }
}
