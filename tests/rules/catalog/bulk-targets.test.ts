import { expect, test } from 'vitest'
import { targetsFrom } from '#machines/sales/bulk/bulk-targets.ts'

test('R69: many orders are offered the statuses that their own leads to, and no refund', () => {
  expect(targetsFrom('delivered')).toEqual(['invoiced', 'undelivered_and_returned'])
  expect(targetsFrom('pending')).toEqual(['awaiting_payment', 'accepted', 'cancelled', 'rejected'])
  expect(targetsFrom('cancelled')).toEqual([])
})
