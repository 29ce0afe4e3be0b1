import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** The staff sit in Honolulu, the shop in Istanbul: days and hours are the shop's. */

const fixture = openPanelFixture()

test('a sale of half past midnight is told on the day that the shop had', async () => {
  expect(new Date('2026-11-20T21:32:00Z').toString()).toContain('Nov 20 2026 11:32')
  const { id } = await newOrder(fixture.shop, { ordered_at: '2026-11-20T21:32:00Z' })
  await fixture.enter(`/orders/edit/${id}`)
  const told = await screen.findAllByText(/20\d\d \d\d:\d\d$/)
  expect(new Set(told.map(({ textContent }) => textContent))).toContain('21.11.2026 00:32')
})
