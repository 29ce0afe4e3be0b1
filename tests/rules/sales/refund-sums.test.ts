import { array, assert, boolean, constantFrom, integer, property, record, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PricedOrder } from '#api/rules/sales/order-worth.ts'
import { refundSums } from '#api/rules/sales/refund-sums.ts'
import { inParts, invoiced, taxesOf } from './in-parts.ts'

/** What an order costs that is sold so: with discounts of lines and of the whole, its tax in the prices or on top of them. */
const orders = record({
  lines: array(
    record({
      quantity: integer({ min: 1, max: 7 }),
      price: integer({ min: 1, max: 200_000 }),
      tax_rate: constantFrom(0, 1, 10, 20),
      off: integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  discount: integer({ min: 0, max: 100 }),
  shipping_total: integer({ min: 0, max: 10_000 }),
  onTop: boolean(),
}).map(({ lines: drawn, discount, shipping_total, onTop }): PricedOrder => {
  const lines = drawn.map(({ off, ...line }, at) => {
    const gross = line.price * line.quantity
    return { ...line, id: at + 1, total: gross - Math.floor((gross * off) / 100) }
  })
  const sum = lines.reduce((all, line) => all + line.total, 0)
  const gross = lines.reduce((all, line) => all + line.price * line.quantity, 0)
  const taken = Math.floor((sum * discount) / 100)
  const tax = onTop ? lines.reduce((all, line) => all + Math.round((line.total * line.tax_rate) / 100), 0) : 0
  return { lines, discount_total: gross - sum + taken, shipping_total, total: sum - taken + tax + shipping_total }
})

const cut = array(integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 20 })

describe('what a refund is worth', () => {
  test('D1, D9: however an order goes back, in parts or at once, the sums are what it cost, to the kuruş', () => {
    assert(
      property(tuple(orders, cut), ([order, cuts]) => {
        const sums = inParts(order, cuts).map((part) => refundSums(order, part))
        expect(sums.reduce((all, { total }) => all + total, 0)).toBe(order.total)
        expect(sums.reduce((all, { shipping }) => all + shipping, 0)).toBe(order.shipping_total)
      }),
    )
  })

  test('D4: however it goes back, its tax is what its invoice says, rate by rate and that of the shipping with it', () => {
    assert(
      property(tuple(orders, cut), ([order, cuts]) => {
        expect(taxesOf(inParts(order, cuts).map((part) => refundSums(order, part)))).toEqual(invoiced(order))
      }),
    )
  })

  test('D1: no part is less than nothing, and none leads above what the order cost', () => {
    assert(
      property(tuple(orders, cut), ([order, cuts]) => {
        let gone = 0
        for (const part of inParts(order, cuts)) {
          const { lines, total } = refundSums(order, part)
          for (const line of lines) expect(Math.min(line.total, line.tax, line.gross)).toBeGreaterThanOrEqual(0)
          gone += total
          expect(gone).toBeLessThanOrEqual(order.total)
        }
      }),
    )
  })

  test('each line explains itself: price, less discount, with the tax where it is not in the price', () => {
    assert(
      property(tuple(orders, cut), ([order, cuts]) => {
        for (const part of inParts(order, cuts))
          for (const { gross, discount, tax, total } of refundSums(order, part).lines)
            expect([gross - discount, gross - discount + tax]).toContain(total)
      }),
    )
  })

  test('what is given off beyond the goods is given off their shipping, and comes back no more than it was paid', () => {
    const order = {
      lines: [{ id: 1, quantity: 2, price: 5_000, tax_rate: 10, total: 10_000 }],
      ...{ discount_total: 11_000, shipping_total: 2_000, total: 1_000 },
    }
    const { lines, shipping, total, taxes } = refundSums(order, [{ line_id: 1, before: 0, quantity: 2 }])
    expect([lines[0]?.total, shipping, total]).toEqual([0, 1_000, 1_000])
    expect(taxes).toEqual([
      { rate: 10, base: 0, tax: 0 },
      { rate: 20, base: 833, tax: 167 },
    ])
  })

  test('of three pieces for 100.00 each part is told, and the last takes the kuruş that is left', () => {
    const order = {
      lines: [{ id: 1, quantity: 3, price: 3_334, tax_rate: 20, total: 10_000 }],
      discount_total: 2,
      shipping_total: 500,
      total: 10_500,
    }
    const part = (before: number) => refundSums(order, [{ line_id: 1, before, quantity: 1 }])
    expect([0, 1, 2].map((before) => part(before).total)).toEqual([3_333, 3_334, 3_833])
    expect(part(2).shipping).toBe(500)
    expect(part(0).lines).toEqual([{ line_id: 1, gross: 3_334, discount: 1, tax: 556, total: 3_333 }])
  })
})
