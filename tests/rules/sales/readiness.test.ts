import { expect, test } from 'vitest'
import type { Readiness } from '#api/contract/sales/readiness.ts'
import { refusalOf } from '#api/rules/platform/rule.ts'
import { sellerKnown } from '#api/rules/sales/invoices.ts'
import { missingBefore } from '#api/rules/sales/readiness.ts'

const ready: Readiness = {
  ...{ named: true, regional: true, product: true, mail: true, shipping_method: true, address: true, phone: true },
  ...{ payment_method: true, invoice_method: true, seller_lacks: [], production: true, colleague: true },
}

/** The ids of the rules that stand before each milestone. */
const missing = (lacks: Partial<Readiness>) =>
  Object.fromEntries(
    missingBefore({ ...ready, ...lacks }).map(([milestone, rules]) => [milestone, rules.map(({ id }) => id)]),
  )

test('nothing stands before a shop that has everything', () => {
  expect(missing({})).toEqual({})
})

test('an empty shop is told what it lacks before its first order, its first parcel and its first invoice', () => {
  expect(
    missing({
      product: false,
      mail: false,
      payment_method: false,
      shipping_method: false,
      address: false,
      phone: false,
      seller_lacks: ['title'],
      production: false,
      invoice_method: false,
    }),
  ).toEqual({
    order: ['readiness.product', 'readiness.payment_method', 'readiness.mail'],
    parcel: ['readiness.shipping_method', 'readiness.address', 'readiness.phone'],
    invoice: ['invoice.seller', 'readiness.invoice_method', 'invoice.not_production'],
  })
})

test('the seller’s data leads to the first of it that is missing', () => {
  expect(refusalOf(sellerKnown, { seller_lacks: ['tax_office', 'address'] }).at).toEqual(['tax_office', 'address'])
  expect(missing({ seller_lacks: ['tax_number'] })).toEqual({ invoice: ['invoice.seller'] })
})

test.each([
  ['product', { order: ['readiness.product'] }],
  ['payment_method', { order: ['readiness.payment_method'] }],
  ['mail', { order: ['readiness.mail'] }],
  ['shipping_method', { parcel: ['readiness.shipping_method'] }],
  ['address', { parcel: ['readiness.address'] }],
  ['phone', { parcel: ['readiness.phone'] }],
  ['invoice_method', { invoice: ['readiness.invoice_method'] }],
  ['production', { invoice: ['invoice.not_production'] }],
] as const)('a shop that lacks only %s is told of nothing else', (what, told) => {
  expect(missing({ [what]: false })).toEqual(told)
})
