import type { InvoiceDocument, InvoiceLine } from '#api/contract/sales/invoices.ts'
import { decimalOf, type Minor } from '#api/rules/platform/money.ts'
import { taxesByRate } from './order-worth.ts'

/** A line of an invoice, in kuruş: `base` is without tax and before its discounts, `total` with its tax and after them. */
export interface TaxedLine {
  readonly name: string
  readonly quantity: number
  readonly tax_rate: number
  readonly base: Minor
  readonly tax: Minor
  readonly total: Minor
}

/** The sums of an invoice over its lines. */
export function invoiceSums(lines: readonly TaxedLine[]): Pick<InvoiceDocument, 'lines' | 'taxes' | 'totals'> {
  const all = (of: (line: TaxedLine) => Minor) => decimalOf(lines.reduce((sum, line) => sum + of(line), 0))
  return {
    lines: lines.map(toLine),
    taxes: taxesByRate(lines).map(({ rate, base, tax }) => ({ rate, base: decimalOf(base), tax: decimalOf(tax) })),
    totals: {
      base: all(({ base }) => base),
      discount: all(({ base, total, tax }) => base - (total - tax)),
      net: all(({ total, tax }) => total - tax),
      tax: all(({ tax }) => tax),
      gross: all(({ total }) => total),
    },
  }
}

function toLine({ name, quantity, tax_rate, base, tax, total }: TaxedLine): InvoiceLine {
  return {
    ...{ name, quantity, tax_rate },
    unit_price: unitPrice(base, quantity),
    base: decimalOf(base),
    discount: decimalOf(base - (total - tax)),
    net: decimalOf(total - tax),
    tax: decimalOf(tax),
    gross: decimalOf(total),
  }
}

/** What a piece costs, with as many decimals as it needs, at least two and at most eight. */
function unitPrice(base: Minor, quantity: number): string {
  const scaled = (BigInt(base) * 1_000_000n * 10n) / BigInt(quantity)
  const rounded = String((scaled + 5n) / 10n).padStart(9, '0')
  return `${rounded.slice(0, -8)}.${rounded.slice(-8).replace(/0{1,6}$/, '')}`
}
