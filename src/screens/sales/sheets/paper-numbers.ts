import { moneyFormat } from '#api/rules/platform/money-format.ts'
/** An amount as a Turkish paper writes it: `₺1.234,50`. Of the price of a piece there may be up to eight decimals. */
export function moneyOf(amount: string, currency: string): string {
  const written = new Intl.NumberFormat('tr-TR', { ...moneyFormat(currency), maximumFractionDigits: 8 })
  return written.format(Number(amount))
}

/** A day: `21.11.2026`. */
export function dayOf(date: string): string {
  return date.split('-').reverse().join('.')
}
