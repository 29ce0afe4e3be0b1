import { minorOf } from '#api/rules/platform/money.ts'
import { orderTaxes } from '#api/rules/sales/order-taxes.ts'
import type { PricedOrder } from '#api/rules/sales/order-worth.ts'
import type { RefundSums } from '#api/rules/sales/refund-sums.ts'

/** The pieces of an order in some order, cut into refunds of a few each. */
export function inParts({ lines }: Pick<PricedOrder, 'lines'>, cuts: readonly number[]) {
  const pieces = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  const shuffled = pieces.map((id, at) => ({ id, by: cuts[at % cuts.length] ?? 0 })).sort((a, b) => a.by - b.by)
  const before = new Map(lines.map(({ id }) => [id, 0]))
  const parts: { line_id: number; before: number; quantity: number }[][] = []
  for (let at = 0; at < shuffled.length; ) {
    const size = 1 + ((cuts[at % cuts.length] ?? 0) % 4)
    const some = shuffled.slice(at, at + size)
    parts.push(
      lines.map(({ id }) => ({
        line_id: id,
        before: before.get(id) ?? 0,
        quantity: some.filter((one) => one.id === id).length,
      })),
    )
    for (const { id } of some) before.set(id, (before.get(id) ?? 0) + 1)
    at += size
  }
  return parts
}

/** The tax that the invoice of an order says, by rate. */
export function invoiced(order: PricedOrder): Record<string, [base: number, tax: number]> {
  const { taxes } = orderTaxes({ ...order, lines: order.lines.map((line) => ({ ...line, name: '' })) })
  return taxesOf([
    { taxes: taxes.map(({ rate, base, tax }) => ({ rate, base: minorOf(base) ?? 0, tax: minorOf(tax) ?? 0 })) },
  ])
}

/** The tax in these refunds together, by rate; what was free has none. */
export function taxesOf(refunds: readonly Pick<RefundSums, 'taxes'>[]): Record<string, [base: number, tax: number]> {
  const found: Record<string, [number, number]> = {}
  for (const { rate, base, tax } of refunds.flatMap(({ taxes }) => taxes)) {
    const [bases, taxes] = found[rate] ?? [0, 0]
    found[rate] = [bases + base, taxes + tax]
  }
  return Object.fromEntries(Object.entries(found).filter(([, [base, tax]]) => base !== 0 || tax !== 0))
}
