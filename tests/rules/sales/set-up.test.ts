import { expect, test } from 'vitest'
import type { Readiness } from '#api/contract/sales/readiness.ts'
import { setUpOf } from '#api/rules/sales/set-up.ts'

const nothing: Readiness = {
  ...{ named: false, regional: false, product: false, mail: false, shipping_method: false, address: false },
  ...{
    payment_method: false,
    invoice_method: false,
    phone: false,
    seller_lacks: ['title'],
    production: false,
    colleague: false,
  },
}

/** Each step with its state. */
const states = (has: Partial<Readiness>, skipped: Parameters<typeof setUpOf>[0]['skipped'] = []) =>
  Object.fromEntries(setUpOf({ shop: { ...nothing, ...has }, skipped }).map(({ step, state }) => [step, state]))

test('a new shop has every step before it, the product last', () => {
  expect(Object.entries(states({}))).toEqual(
    ['identity', 'seller', 'regional', 'shipping', 'payment', 'mail', 'people', 'product'].map((step) => [
      step,
      'open',
    ]),
  )
})

test.each([
  [{ named: true }, 'identity', 'open'],
  [{ named: true, phone: true }, 'identity', 'done'],
  [{ address: true }, 'seller', 'open'],
  [{ address: true, seller_lacks: [] }, 'seller', 'done'],
  [{ regional: true }, 'regional', 'done'],
  [{ shipping_method: true }, 'shipping', 'done'],
  [{ payment_method: true }, 'payment', 'done'],
  [{ mail: true }, 'mail', 'done'],
  [{ colleague: true }, 'people', 'done'],
  [{ product: true }, 'product', 'done'],
] satisfies [Partial<Readiness>, string, string][])('with %o the step %s is %s', (has, step, state) => {
  expect(states(has)[step]).toBe(state)
})

test('a step is left for later until it is done, and no other one with it', () => {
  expect(states({}, ['mail'])).toMatchObject({ mail: 'skipped', people: 'open' })
  expect(states({ mail: true }, ['mail']).mail).toBe('done')
})
