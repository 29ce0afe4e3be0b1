import type { InvoiceDocument, InvoiceLine } from '#api/contract/sales/invoices.ts'
import { decimalOf, type Minor, portionOf } from '#api/rules/platform/money.ts'
import { shareOut } from '#api/rules/platform/share-out.ts'

/** A line as the order has it: what is paid for it with its tax, in kuruş. */
export interface GrossLine {
  readonly name: string
  readonly quantity: number
  readonly tax_rate: number
  /** Before and after the line's own discount. */
  readonly before: Minor
  readonly after: Minor
}

type Sums = Pick<InvoiceDocument, 'lines' | 'taxes' | 'totals'>

/**
 * The sums of an invoice over what was paid. A discount of the whole order is shared among the lines by what they cost, and the tax is taken
 * out of each line (it is rounded per line), so that the lines with their tax are `paid` to the kuruş.
 */
export function invoiceSums(lines: readonly GrossLine[], paid: Minor): Sums {
  const all = lines.reduce((sum, { after }) => sum + after, 0)
  const shares = shareOut(
    all - paid,
    lines.map(({ after }) => after),
  )
  const sums = lines.map((line, at) => lineSums(line, line.after - (shares[at] ?? 0)))
  const total = (of: (line: LineSums) => Minor) => decimalOf(sums.reduce((sum, line) => sum + of(line), 0))
  const rates = [...new Set(sums.map(({ tax_rate }) => tax_rate))].sort((a, b) => a - b)
  return {
    lines: sums.map(toLine),
    taxes: rates.map((rate) => {
      const own = sums.filter(({ tax_rate }) => tax_rate === rate)
      return {
        rate,
        base: decimalOf(own.reduce((sum, { net }) => sum + net, 0)),
        tax: decimalOf(own.reduce((sum, { tax }) => sum + tax, 0)),
      }
    }),
    totals: {
      base: total(({ base }) => base),
      discount: total(({ base, net }) => base - net),
      net: total(({ net }) => net),
      tax: total(({ tax }) => tax),
      gross: total(({ net, tax }) => net + tax),
    },
  }
}

interface LineSums extends Pick<GrossLine, 'name' | 'quantity' | 'tax_rate'> {
  readonly base: Minor
  readonly net: Minor
  readonly tax: Minor
}

function lineSums({ name, quantity, tax_rate, before }: GrossLine, gross: Minor): LineSums {
  const net = withoutTax(gross, tax_rate)
  // What was cheaper by nothing has no discount, whatever rounding says.
  const base = before === gross ? net : Math.max(net, withoutTax(before, tax_rate))
  return { name, quantity, tax_rate, base, net, tax: gross - net }
}

function withoutTax(gross: Minor, rate: number): Minor {
  return portionOf(gross, 100, 100 + rate)
}

function toLine({ name, quantity, tax_rate, base, net, tax }: LineSums): InvoiceLine {
  return {
    ...{ name, quantity, tax_rate },
    unit_price: unitPrice(base, quantity),
    base: decimalOf(base),
    discount: decimalOf(base - net),
    net: decimalOf(net),
    tax: decimalOf(tax),
    gross: decimalOf(net + tax),
  }
}

/** What a piece costs, with as many decimals as it needs, at least two and at most eight. */
function unitPrice(base: Minor, quantity: number): string {
  const scaled = (BigInt(base) * 1_000_000n * 10n) / BigInt(quantity)
  const rounded = String((scaled + 5n) / 10n).padStart(9, '0')
  return `${rounded.slice(0, -8)}.${rounded.slice(-8).replace(/0{1,6}$/, '')}`
}
