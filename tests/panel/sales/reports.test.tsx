import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { order_refunds } from '#server/db/schema/refunds.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** The page of the reports: what is chosen is its address, its numbers lead to the orders that they count. */

const fixture = openPanelFixture()

const days = 'from=2026-02-02&to=2026-02-03'

async function sold(channel: 'online' | 'phone', total: number, currency = 'TRY') {
  const { id } = await newOrder(fixture.shop, { channel, currency, ordered_at: '2026-02-02T09:00:00Z' })
  await fixture.shop.db.update(orders).set({ total }).where(eq(orders.id, id))
}

test('D10: each currency stands by itself, and what is chosen is the address', async () => {
  await sold('online', 10_000)
  await sold('phone', 20_000)
  await sold('online', 700, 'EUR')
  const { user } = await fixture.enter(`/reports?${days}`)
  expect(await screen.findByRole('heading', { name: 'TRY' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'EUR' })).toBeDefined()
  const amounts = () =>
    screen
      .getAllByText('Net satış', { selector: 'dt' })
      .map((label) => label.parentElement?.querySelector('dd')?.textContent)
  expect(amounts()).toEqual(['₺300,00', '€7,00'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'İnternet')
  await waitFor(() => expect(amounts()).toEqual(['₺100,00', '€7,00']))
  expect(location.search).toBe('?report=orders&from=2026-02-02&to=2026-02-03&type=online')
})

test('a number of a day leads to the orders that it counts, and to no others', async () => {
  await newOrder(fixture.shop, { channel: 'phone', status: 'cancelled', ordered_at: '2026-02-02T10:00:00Z' })
  const { user } = await fixture.enter(`/reports?${days}&type=physical`)
  const table = within(await screen.findByRole('grid', { name: 'Siparişler' }))
  await user.click(await table.findByRole('link', { name: '1' }))
  await waitFor(() => expect(location.pathname).toBe('/physical-shop-orders'))
  const asked = new URLSearchParams(location.search)
  expect([asked.get('from'), asked.get('to')]).toEqual(['2026-02-02', '2026-02-02'])
  const list = within(await screen.findByRole('grid', { name: /Siparişler/ }))
  // One stands for the heads of the columns.
  await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(2))
})

test.each([
  ['week', { from: '2026-02-02', to: '2026-02-03' }],
  ['month', { from: '2026-02-02', to: '2026-02-03' }],
])('a number of a %s leads to its days as far as the report reaches', async (by, expected) => {
  await fixture.enter(`/reports?${days}&type=physical&by=${by}`)
  const table = within(await screen.findByRole('grid', { name: 'Siparişler' }))
  const href = (await table.findByRole('link', { name: '1' })).getAttribute('href') ?? ''
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject(expected)
})

test('what came back leads to its refunds, by its day and its reason', async () => {
  const { shop } = fixture
  const refund = await newRefund(shop, await newOrder(shop))
  await shop.db.update(order_refunds).set({ created_at: '2026-02-03T09:00:00Z' }).where(eq(order_refunds.id, refund.id))
  const { user } = await fixture.enter(`/reports?report=refunds&by=day&${days}`)
  const table = within(await screen.findByRole('grid', { name: 'İadeler' }))
  await user.click(await table.findByRole('link', { name: '1' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/order-refunds?from=2026-02-03&to=2026-02-03'))
  await fixture.enter(`/reports?report=refunds&by=reason&${days}`)
  const reasons = within(await screen.findByRole('grid', { name: 'İadeler' }))
  const href = (await reasons.findByRole('link', { name: '1' })).getAttribute('href') ?? ''
  expect(href).toMatch(/^\/order-refunds\?from=2026-02-02&to=2026-02-03&reason_id=\d+$/)
})

test('on paper a report says its days, by what it is told apart and which orders it is of', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await fixture.enter(`/reports?${days}&type=physical&by=channel`)
  await screen.findByText('02.02.2026 – 03.02.2026 · Tür · Mağaza ve telefon')
  await user.click(screen.getByRole('button', { name: 'Yazdır' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('whoever lacks the code of a report reads which one it is, and asks for nothing', async () => {
  const token = await fixture.shop.as([600])
  await fixture.enter(`/reports?report=users`, token)
  await seen('Bu raporu görmek için 2000 numaralı yetki gerekir.')
})

test('a report that did not come is asked for again', async () => {
  fixture.faults.next('GET', '/v1/panel/reports/products', 500)
  const { user } = await fixture.enter(`/reports?report=products&${days}`)
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
  expect(await screen.findByRole('heading', { name: 'TRY' })).toBeDefined()
})
