import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type OwedOrder, owedLines, withoutPieces } from '#api/rules/sales/left-out.ts'
import { newOrderSums } from '#api/rules/sales/new-order-sums.ts'
import { sumOf } from '#api/rules/sales/order-sums.ts'
import { orderTaxes } from '#api/rules/sales/order-taxes.ts'
import { orderWorth } from '#api/rules/sales/order-worth.ts'
import { refundSums } from '#api/rules/sales/refund-sums.ts'
import { inParts, invoiced, taxesOf } from './in-parts.ts'

/** Pieces that nobody paid and nobody gets are not owed: whatever is left out, the order, its page, its invoice and its refund agree to the kuruş. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const runs = { seed, numRuns: 400 }
const named = (what: string) => `${what} (SEED=${seed})`

const line = record({
  quantity: integer({ min: 1, max: 7 }),
  price: constantFrom(1, 3, 333, 999, 1_000, 3_334, 4_990, 123_455),
  tax_rate: constantFrom(0, 1, 10, 20),
})
const sales = record({
  lines: array(line, { minLength: 1, maxLength: 5 }),
  hundredths: oneof(integer({ min: 0, max: 10_000 }), constant(10_000)),
  shipping: constantFrom(0, 1, 999, 2_000),
  /** More than the goods cost: something of their carrying with them. */
  gift: constantFrom(0, 0, 1, 500),
  inPrices: boolean(),
  /** Marketplaces take their discounts off the lines and name them for the order too. */
  marketplace: boolean(),
})
/** Which line, and how much of it, by chance. */
const cuts = array(record({ at: integer({ min: 0, max: 4 }), share: integer({ min: 1, max: 100 }) }), { maxLength: 8 })

interface Stored extends OwedOrder {
  readonly lines: readonly (OwedOrder['lines'][number] & { readonly left_out: number; readonly name: string })[]
}

type Sale = typeof sales extends Arbitrary<infer T> ? T : never

function storedOf({ lines, hundredths, shipping, gift, inPrices, marketplace }: Sale): Stored {
  const given = marketplace ? '0' : decimalOf(hundredths)
  const sums = newOrderSums({
    lines: lines.map((one) => ({ ...one, price: decimalOf(one.price) })),
    discount: { kind: 'percentage', value: given },
    delivery: 'cargo',
    shipping_price: decimalOf(shipping),
    tax_in_price: marketplace || inPrices,
  })
  const off = (total: number) => (marketplace ? Math.floor((total * hundredths) / 10_000) : 0)
  const own = sums.lines.reduce((all, { total }) => all + off(total), 0)
  const beyond = sums.discount === sums.products ? Math.min(gift, shipping) : 0
  return {
    lines: lines.map((one, id) => {
      const total = sums.lines[id]?.total ?? 0
      return { ...one, id, name: '', left_out: 0, discount: off(total), total: total - off(total) }
    }),
    product_total: sums.products - own,
    discount_total: sums.discount + own + beyond,
    shipping_total: shipping,
    tax_total: marketplace
      ? sums.lines.reduce((all, { total }, id) => all + taxWithin(total - off(total), lines[id]?.tax_rate ?? 0), 0)
      : sums.tax,
    total: sums.total - own - beyond,
  }
}

function without(order: Stored, at: number, share: number): Stored {
  const one = order.lines[at % order.lines.length]
  const left = one ? one.quantity - one.left_out : 0
  if (!one || left === 0) return order
  const quantity = Math.max(1, Math.round((left * share) / 100))
  const owed = withoutPieces({ ...order, lines: owedLines(order.lines) }, one.id, quantity)
  const less = (line: Stored['lines'][number]) =>
    line.id === one.id ? { ...line, ...owed.line, left_out: line.left_out + quantity } : line
  return { ...order, ...owed.order, lines: order.lines.map(less) }
}

/** As the page and the slip are told of it. */
function told(order: Stored) {
  return sumOf({
    lines: order.lines.map(({ price, discount, total, ...rest }) => ({
      ...rest,
      ...{ price: decimalOf(price), discount: decimalOf(discount), total: decimalOf(total) },
    })),
    discount_total: decimalOf(order.discount_total),
    shipping_total: decimalOf(order.shipping_total),
    tax_total: decimalOf(order.tax_total),
    total: decimalOf(order.total),
  })
}

test(named('the page explains what is left of the total, and the invoice is what is left to pay'), () => {
  assert(
    property(sales, cuts, (sale, out) => {
      const order = out.reduce((before, { at, share }) => without(before, at, share), storedOf(sale))
      const sum = told(order)
      expect([sum.rest, sum.total]).toEqual([0, order.total])
      const { totals } = orderTaxes({ ...order, lines: owedLines(order.lines) })
      expect(totals.gross).toBe(decimalOf(order.total))
      expect(decimalOf(sum.tax)).toBe(totals.tax)
    }),
    runs,
  )
})

test(
  named('what is left is refunded in whatever parts to the kuruş, with the tax that its invoice says by rate'),
  () => {
    assert(
      property(sales, cuts, array(integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 9 }), (sale, out, by) => {
        const left = out.reduce((before, { at, share }) => without(before, at, share), storedOf(sale))
        const order = { ...left, lines: owedLines(left.lines) }
        const refunds = inParts(order, by).map((part) => refundSums(order, part))
        expect(refunds.reduce((sum, { total }) => sum + total, 0)).toBe(order.total)
        expect(taxesOf(refunds)).toEqual(invoiced(order))
        const goods = orderWorth(order).lines.reduce((sum, { tax }) => sum + tax, 0)
        expect(goods).toBe(order.tax_total)
      }),
      runs,
    )
  },
)

test(
  named('without a discount a piece less costs its price and its tax less, and a line costs what its pieces do'),
  () => {
    assert(
      property(sales, cuts, (sale, out) => {
        const before = storedOf({ ...sale, hundredths: 0, inPrices: true })
        const order = out.reduce((now, { at, share }) => without(now, at, share), before)
        for (const { price, quantity, left_out, total } of order.lines)
          expect(total).toBe(price * (quantity - left_out))
        const goods = order.lines.reduce((all, { total }) => all + total, 0)
        expect(order.total).toBe(goods > 0 ? goods + sale.shipping : 0)
      }),
      runs,
    )
  },
)

test(named('nothing is owed once all of it is left out, in whatever order'), () => {
  assert(
    property(sales, cuts, (sale, out) => {
      const some = out.reduce((before, { at, share }) => without(before, at, share), storedOf(sale))
      const none = sale.lines.reduce((before, _, at) => without(before, at, 100), some)
      expect(none).toMatchObject({ total: 0, shipping_total: 0, tax_total: 0, product_total: 0, discount_total: 0 })
      for (const { discount, total } of none.lines) expect([discount, total]).toEqual([0, 0])
    }),
    runs,
  )
})
