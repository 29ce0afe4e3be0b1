import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import type { InvoiceRate } from '#api/contract/sales/order-invoice.ts'
import { decimalOf, type Minor, minorOf } from '#api/rules/platform/money.ts'

/** How many decimals a rate of one unit may have. */
const decimals = 6

/** An amount in lira, to the whole kuruş, half away from zero: exact, however large it is. */
export function liraOf(amount: Minor, rate: string): Minor {
  const [whole = '0', part = ''] = rate.split('.')
  const factor = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'))
  const one = 10n ** BigInt(decimals)
  return Math.sign(amount) * Number((BigInt(Math.abs(amount)) * factor * 2n + one) / (one * 2n))
}

/** The rate of an invoice with its sums in lira: worth and tax each to the kuruş, and together what is to be paid. */
export function exchangeOf(
  { rate, date, source }: InvoiceRate,
  { net, tax }: Pick<InvoiceDocument['totals'], 'net' | 'tax'>,
): NonNullable<InvoiceDocument['exchange']> {
  const [worth, taxed] = [liraOf(minorOf(net) ?? 0, rate), liraOf(minorOf(tax) ?? 0, rate)]
  return { rate, date, source, net: decimalOf(worth), tax: decimalOf(taxed), gross: decimalOf(worth + taxed) }
}
