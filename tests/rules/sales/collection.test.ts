import { expect, test } from 'vitest'
import { paymentMethods } from '#api/contract/sales/orders.ts'
import { collectionOf } from '#api/rules/sales/collection.ts'

/** What whoever brings a parcel takes at the door. */

const order = { payment_status: 'not_paid', total: '169.90', paid_total: '0.00' } as const

test('is all of the order, in cash or by card, and nothing where the money comes another way', () => {
  const collected = paymentMethods.map((payment_method) => [payment_method, collectionOf({ ...order, payment_method })])
  expect(Object.fromEntries(collected)).toEqual({
    money_transfer: null,
    cash_on_delivery: { amount: 169_90, by: 'cash' },
    card_on_delivery: { amount: 169_90, by: 'card' },
    cash: null,
    credit_card: null,
    bank_transfer: null,
  })
})

test('is what was not paid before, and nothing of what was', () => {
  const asked = { ...order, payment_method: 'cash_on_delivery' } as const
  expect(collectionOf({ ...asked, paid_total: '69.90' })?.amount).toBe(100_00)
  expect(collectionOf({ ...asked, paid_total: '169.90' })).toBeNull()
  expect(collectionOf({ ...asked, payment_status: 'paid' })).toBeNull()
})
