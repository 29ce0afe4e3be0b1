import { formats } from '#api/rules/platform/formats.ts'

/** An amount as a Turkish paper writes it: `₺1.234,50`. Of the price of a piece there may be up to eight decimals. */
export function moneyOf(amount: string, currency: string): string {
  return formats('tr').money(amount, currency, 8)
}

/** A day: `21.11.2026`. */
export function dayOf(date: string): string {
  return formats('tr').day(date)
}
