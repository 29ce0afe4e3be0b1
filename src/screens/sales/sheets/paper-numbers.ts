import type { InvoiceRate } from '#api/contract/sales/order-invoice.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { paperWords } from './paper-words.ts'

/** An amount as a Turkish paper writes it: `₺1.234,50`. Of the price of a piece there may be up to eight decimals. */
export function moneyOf(amount: string, currency: string): string {
  return formats('tr').money(amount, currency, 8)
}

/** A day: `21.11.2026`. */
export function dayOf(date: string): string {
  return formats('tr').day(date)
}

/** A rate and where it comes from: `1 EUR = ₺48,7 (TCMB döviz alış, 20.11.2026)`. */
export function rateOf(currency: string, { rate, date, source }: InvoiceRate): string {
  return `1 ${currency} = ${formats('tr').money(rate, 'TRY', 6)} (${paperWords.rateOf[source]}, ${dayOf(date)})`
}
