import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { order_payments } from '#server/db/schema/refunds.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** What an order's page says of its money. */

const fixture = openPanelFixture()

test('money that nobody marked is told by how the order is paid, and what somebody marked by who did', async () => {
  const { shop } = fixture
  const { id } = await newOrder(shop, { payment_method: 'credit_card', payment_status: 'paid' })
  const of = { shop_id: shop.own.shop_id, order_id: id, kind: 'marked' } as const
  await shop.db.insert(order_payments).values({ ...of, amount: 40_00 })
  await fixture.enter(`/orders/edit/${id}`)
  const heading = await screen.findByRole('heading', { name: 'Ödemeler' })
  const rows = within(heading.closest('section') as HTMLElement).getAllByRole('listitem')
  expect(rows.map((row) => row.children[1]?.textContent)).toEqual(['Elle işaretlendi: Ayşe Yılmaz', 'Kredi kartı'])
})
