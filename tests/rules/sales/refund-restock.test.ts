import { expect, test } from 'vitest'
import { restocksByReason } from '#api/rules/sales/refunds.ts'

/** Whether what comes back goes into the stock unless somebody says otherwise. */

const whole = { decision: 'accepted', restock: true } as const
const broken = { decision: 'accepted', restock: false } as const

test('what came for a reason that does not spoil it does', () => {
  expect(restocksByReason([whole])).toBe(true)
  expect(restocksByReason([whole, { ...whole, decision: 'pending' }])).toBe(true)
})

test('what is broken does not, and neither does what comes with it: somebody looks first', () => {
  expect(restocksByReason([broken])).toBe(false)
  expect(restocksByReason([whole, broken])).toBe(false)
  expect(restocksByReason([whole, { ...broken, decision: 'pending' }])).toBe(false)
})

test('what is rejected stays with the customer, whatever it came for', () => {
  expect(restocksByReason([whole, { ...broken, decision: 'rejected' }])).toBe(true)
})
