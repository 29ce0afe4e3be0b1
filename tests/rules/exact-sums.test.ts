import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import Fraction from 'fraction.js'
import { expect, test } from 'vitest'
import { writingIn } from '#api/rules/catalog/price-reading.ts'
import { priceAfter } from '#api/rules/catalog/price-sums.ts'
import { taxUpon, taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { taxesOf as taxesIn } from '#api/rules/sales/new-order.ts'
import { newOrderSums } from '#api/rules/sales/new-order-sums.ts'
import { sumOf } from '#api/rules/sales/order-sums.ts'
import { orderTaxes } from '#api/rules/sales/order-taxes.ts'
import { refundSums } from '#api/rules/sales/refund-sums.ts'
import { newOrderOf, variantOf } from '#tests/fixtures/new-order.fixture.ts'
import { firstOf, nearest, orderOf, parts, plus, type Sold, taxOf } from './exact.ts'

/** Every sum of an order, a refund, an invoice and a tax against exact fractions, over random orders full of thirds and halves. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const runs = { seed, numRuns: 400 }
const named = (what: string) => `${what} (SEED=${seed})`

const rate = constantFrom(0, 1, 10, 20)
/** Thirds, halves and whole amounts, equal ones among them, so that remainders meet; and one whose percentages no number holds. */
const price = constantFrom(1, 3, 50, 333, 999, 1_000, 3_333, 3_334, 4_990, 10_000, 16_667, 123_455, 9_999_999_999_999)
const line = record({ quantity: constantFrom(1, 1, 2, 3, 3, 6, 7), price, tax_rate: rate })
const percent = integer({ min: 0, max: 10_000 })

/** An order, its discount a percentage (in hundredths) of the products or so much of them. */
const sales = record({
  lines: array(line, { minLength: 1, maxLength: 6 }),
  hundredths: percent,
  fixed: boolean(),
  shipping: constantFrom(0, 1, 999, 2_000),
  inPrices: boolean(),
}).map(({ hundredths, fixed, ...rest }) => {
  const products = plus(rest.lines.map((one) => one.price * one.quantity))
  const off = nearest(new Fraction(products).mul(hundredths).div(10_000))
  const sold: Sold = { ...rest, discount: off }
  const given = fixed
    ? { kind: 'fixed' as const, value: decimalOf(off) }
    : { kind: 'percentage' as const, value: decimalOf(hundredths) }
  return { sold, given }
})

test(named('an order that is written comes to what fractions say, line by line'), () => {
  assert(
    property(sales, ({ sold, given }) => {
      const exact = orderOf(sold)
      const found = newOrderSums({
        lines: sold.lines.map((one) => ({ ...one, price: decimalOf(one.price) })),
        discount: given,
        delivery: 'cargo',
        shipping_price: decimalOf(sold.shipping),
        tax_in_price: sold.inPrices,
      })
      expect(found).toEqual({
        lines: sold.lines.map(({ price, quantity }, at) => ({
          price,
          quantity,
          off: 0,
          total: exact.totals[at],
          discount: exact.discounts[at],
          tax: exact.taxes[at],
        })),
        products: exact.products,
        discount: sold.discount,
        shipping: sold.shipping,
        tax: exact.tax,
        total: exact.total,
      })
    }),
    runs,
  )
})

test(named('an order explains its stored total, with nothing left over'), () => {
  assert(
    property(sales, ({ sold }) => {
      const exact = orderOf(sold)
      const found = sumOf({
        lines: sold.lines.map(({ price, quantity, tax_rate }, at) => ({
          ...{ quantity, left_out: 0, tax_rate, discount: '0.00' },
          price: decimalOf(price),
          total: decimalOf(exact.totals[at] ?? 0),
        })),
        discount_total: decimalOf(sold.discount),
        shipping_total: decimalOf(sold.shipping),
        tax_total: decimalOf(exact.tax),
        total: decimalOf(exact.total),
      })
      expect(found).toMatchObject({
        ...{ goods: exact.products, discount: sold.discount, shipping: sold.shipping, rest: 0, total: exact.total },
        ...{ onTop: sold.inPrices ? 0 : exact.tax, lineDiscounts: 0 },
      })
      for (const [at, one] of found.lines.entries()) {
        const tax = taxOf(exact.totals[at] ?? 0, sold.lines[at]?.tax_rate ?? 0, found.inPrices)
        expect(one.tax).toBe(tax)
        expect(one.base).toBe((exact.totals[at] ?? 0) - (found.inPrices ? tax : 0))
      }
      const said = taxesOf(sold, exact)
      expect(found.taxes).toEqual(said.byRate)
      expect(found.tax).toBe(plus(said.byRate.map(({ tax }) => tax)))
    }),
    runs,
  )
})

test(named('an order that is written says the tax that it has once it is stored'), () => {
  assert(
    property(sales, ({ sold, given }) => {
      const exact = orderOf(sold)
      const lines = sold.lines.map(({ quantity, price }, at) => ({
        ...{ variant_id: at + 1, quantity },
        price: decimalOf(price),
      }))
      const found = taxesIn({
        order: newOrderOf(1, { lines, discount: given, shipping_price: decimalOf(sold.shipping) }),
        variants: Object.fromEntries(sold.lines.map(({ tax_rate }, at) => [at + 1, variantOf(at + 1, { tax_rate })])),
        ...{ tax_in_price: sold.inPrices, methods: [{ id: 1, name: 'Kargo', areas: null }], payments: [] },
      })
      expect(found).toEqual(taxesOf(sold, exact).byRate.map(({ rate: of, tax }) => ({ rate: of, tax })))
    }),
    runs,
  )
})

test(named('an invoice says the tax that its order does, by rate, and is what the order costs'), () => {
  assert(
    property(sales, ({ sold }) => {
      const exact = orderOf(sold)
      const lines = sold.lines.map((one, id) => ({ ...one, id, name: '', total: exact.totals[id] ?? 0 }))
      const sums = { discount_total: sold.discount, shipping_total: sold.shipping, total: exact.total }
      const { taxes, totals } = orderTaxes({ ...sums, lines })
      expect(taxes).toEqual(
        taxesOf(sold, exact).byRate.map(({ base, tax, rate: of }) => ({
          ...{ rate: of, base: decimalOf(base), tax: decimalOf(tax) },
        })),
      )
      expect(totals.gross).toBe(decimalOf(exact.total))
    }),
    runs,
  )
})

/** The tax in what an order costs: in what is left of each line, and in its parcel, whose price holds it and is not discounted. */
function taxesOf({ lines, inPrices, shipping }: Sold, exact: ReturnType<typeof orderOf>) {
  const goods = lines.map(({ tax_rate }, at) => {
    const [net = 0, tax = 0] = [exact.net[at], exact.taxes[at]]
    return { tax_rate, base: inPrices ? net - tax : net, tax }
  })
  const parcel = taxOf(shipping, 20, true)
  const all = shipping > 0 ? [...goods, { tax_rate: 20, base: shipping - parcel, tax: parcel }] : goods
  const rates = [...new Set(all.map(({ tax_rate }) => tax_rate))].toSorted((one, other) => one - other)
  const of = (wanted: number) => all.filter(({ tax_rate }) => tax_rate === wanted)
  return {
    byRate: rates.map((one) => ({
      ...{ rate: one, base: plus(of(one).map(({ base }) => base)), tax: plus(of(one).map(({ tax }) => tax)) },
    })),
  }
}

test(named('a refund is worth what fractions say, piece after piece, and all of it what was paid'), () => {
  assert(
    property(sales, ({ sold }) => {
      const exact = orderOf(sold)
      const order = {
        lines: sold.lines.map((one, at) => ({ ...one, id: at + 71, total: exact.totals[at] ?? 0 })),
        discount_total: sold.discount,
        shipping_total: sold.shipping,
        total: exact.total,
      }
      let all = 0
      for (const [at, one] of order.lines.entries())
        for (let before = 0; before < one.quantity; before += 1) {
          const pieces = order.lines.map(({ id, quantity }, other) => ({
            ...{ line_id: id, before: other < at ? quantity : other === at ? before : 0 },
            quantity: other === at ? 1 : 0,
          }))
          const { lines, shipping, total } = refundSums(order, pieces)
          const part = (of: number) => firstOf(of, before + 1, one.quantity) - firstOf(of, before, one.quantity)
          const net = (pieces: number) => firstOf(exact.net[at] ?? 0, pieces, one.quantity)
          const within = (pieces: number) => taxOf(net(pieces), one.tax_rate, true)
          const tax = sold.inPrices ? within(before + 1) - within(before) : part(exact.taxes[at] ?? 0)
          const worth = part(exact.net[at] ?? 0) + (sold.inPrices ? 0 : tax)
          expect(lines[at]).toMatchObject({ total: worth, tax, gross: part(one.price * one.quantity) })
          const last = at === order.lines.length - 1 && before === one.quantity - 1
          expect([shipping, total]).toEqual([last ? sold.shipping : 0, worth + (last ? sold.shipping : 0)])
          all += total
        }
      expect(all).toBe(exact.total)
    }),
    runs,
  )
})

test(named('an invoice says what was paid: its lines, its rates and its totals'), () => {
  assert(
    property(sales, percent, ({ sold }, off) => {
      const own = (at: number) =>
        at === 0 ? Math.min(off, (sold.lines[0]?.price ?? 0) * (sold.lines[0]?.quantity ?? 0)) : 0
      const lines = sold.lines.map((one, at) => ({
        ...one,
        ...{ id: at, name: `Ürün ${at}`, total: one.price * one.quantity - own(at) },
      }))
      const after = lines.map(({ total }) => total)
      const discount = nearest(new Fraction(plus(after)).mul(sold.shipping % 100).div(100))
      const shares = parts(discount, after)
      const exact = lines.map((one, at) => {
        const gross = one.total - (shares[at] ?? 0)
        const without = (amount: number) => amount - taxOf(amount, one.tax_rate, true)
        const net = without(gross)
        return { gross, net, tax: gross - net, base: Math.max(net, without(one.price * one.quantity)) }
      })
      const paid = plus(after) - discount
      const found = orderTaxes({ lines, discount_total: own(0) + discount, shipping_total: 0, total: paid })
      expect(found.lines.map(({ net, tax, gross }) => ({ net, tax, gross }))).toEqual(
        exact.map(({ net, tax, gross }) => ({ net: decimalOf(net), tax: decimalOf(tax), gross: decimalOf(gross) })),
      )
      const rates = [...new Set(lines.map((one) => one.tax_rate))].toSorted((one, other) => one - other)
      const of = (wanted: number) => exact.filter((_, at) => lines[at]?.tax_rate === wanted)
      expect(found.taxes).toEqual(
        rates.map((one) => ({
          rate: one,
          base: decimalOf(plus(of(one).map(({ net }) => net))),
          tax: decimalOf(plus(of(one).map(({ tax }) => tax))),
        })),
      )
      const total = (part: 'base' | 'net' | 'tax' | 'gross') => plus(exact.map((one) => one[part]))
      expect(found.totals).toEqual({
        base: decimalOf(total('base')),
        discount: decimalOf(total('base') - total('net')),
        net: decimalOf(total('net')),
        tax: decimalOf(total('tax')),
        gross: decimalOf(paid),
      })
    }),
    runs,
  )
})

test(
  named('the tax in an amount and the tax upon it, half away from zero, for what is sold and what comes back'),
  () => {
    assert(
      property(integer({ min: -2_000_000, max: 2_000_000 }), rate, (amount, percentage) => {
        expect(taxWithin(amount, percentage) + 0).toBe(taxOf(amount, percentage, true) + 0)
        expect(taxUpon(amount, percentage) + 0).toBe(taxOf(amount, percentage, false) + 0)
      }),
      runs,
    )
  },
)

test(named('R235 a price after a change, to the half away from zero, and to the nearest 0.50'), () => {
  assert(
    property(
      integer({ min: 1, max: 500_000 }),
      integer({ min: -9_900, max: 9_900 }),
      boolean(),
      (minor, change, rounded) => {
        const exact = nearest(new Fraction(minor).mul(10_000 + change).div(10_000))
        const steps = nearest(new Fraction(exact).div(50))
        const expected = rounded ? (steps === 0 && exact > 0 ? 50 : steps * 50) : exact
        const asked = { how: 'percent', amount: decimalOf(change), rounded } as const
        expect(priceAfter(decimalOf(minor), asked, writingIn('en'))).toBe(decimalOf(expected))
      },
    ),
    runs,
  )
})
