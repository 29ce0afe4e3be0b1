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
  const from = ', bunu oluşturan siparişler'
  expect(amounts()).toEqual([`₺300,00${from}`, `€7,00${from}`])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'İnternet')
  await waitFor(() => expect(amounts()).toEqual([`₺100,00${from}`, `€7,00${from}`]))
  expect(location.search).toBe('?report=orders&from=2026-02-02&to=2026-02-03&type=online')
})

/** The first row's number of orders or refunds; the total below has one too. */
async function firstOne(grid: string): Promise<HTMLElement> {
  const table = within(await screen.findByRole('grid', { name: grid }))
  const [one] = await table.findAllByRole('link', { name: '1' })
  if (!one) throw new Error(`${grid} has no row of one`)
  return one
}

const queryIn = (link: HTMLElement) =>
  Object.fromEntries(new URLSearchParams((link.getAttribute('href') ?? '').split('?')[1]))

test('a number of a day leads to the orders that it counts, and to no others', async () => {
  await newOrder(fixture.shop, { channel: 'phone', status: 'cancelled', ordered_at: '2026-02-02T10:00:00Z' })
  const { user } = await fixture.enter(`/reports?${days}&type=physical`)
  await user.click(await firstOne('Siparişler'))
  await waitFor(() => expect(location.pathname).toBe('/physical-shop-orders'))
  const query = new URLSearchParams(location.search)
  expect([query.get('from'), query.get('to')]).toEqual(['2026-02-02', '2026-02-02'])
  const list = within(await screen.findByRole('grid', { name: /Siparişler/ }))
  // One stands for the heads of the columns.
  await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(2))
})

test.each([
  ['week', { from: '2026-02-02', to: '2026-02-03' }],
  ['month', { from: '2026-02-02', to: '2026-02-03' }],
])('a number of a %s leads to its days as far as the report reaches', async (by, expected) => {
  await fixture.enter(`/reports?${days}&type=physical&by=${by}`)
  expect(queryIn(await firstOne('Siparişler'))).toMatchObject(expected)
})

test('what came back leads to its refunds, by its day and its reason', async () => {
  const { shop } = fixture
  const refund = await newRefund(shop, await newOrder(shop))
  await shop.db.update(order_refunds).set({ created_at: '2026-02-03T09:00:00Z' }).where(eq(order_refunds.id, refund.id))
  const { user } = await fixture.enter(`/reports?report=refunds&by=day&${days}`)
  await user.click(await firstOne('İadeler'))
  await waitFor(() => expect(location.pathname).toBe('/order-refunds'))
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    ...{ from: '2026-02-03', to: '2026-02-03', currency: 'TRY' },
  })
  await fixture.enter(`/reports?report=refunds&by=reason&${days}`)
  const query = queryIn(await firstOne('İadeler'))
  expect(query).toMatchObject({ from: '2026-02-02', to: '2026-02-03' })
  expect(query.reason_id).toMatch(/^\d+$/)
})

test('every figure of a row leads to what it was made from, and says so; the list shows by what it is narrowed', async () => {
  const { user } = await fixture.enter(`/reports?${days}&by=channel&type=physical`)
  const table = within(await screen.findByRole('grid', { name: 'Siparişler' }))
  const row = within(await table.findByRole('row', { name: /Telefon/ }))
  const figures = await row.findAllByRole('link')
  // Orders, and the eight amounts beside their number.
  expect(figures).toHaveLength(9)
  expect(new Set(figures.map((figure) => figure.getAttribute('href'))).size).toBe(1)
  const [net] = row.getAllByRole('link', { name: '₺200,00, bunu oluşturan siparişler' })
  if (!net) throw new Error('No amount leads anywhere')
  await user.click(net)
  await waitFor(() => expect(location.pathname).toBe('/physical-shop-orders'))
  await seen('Tür: Telefon')
  await seen('Para birimi: TRY')
  await user.click(screen.getByRole('button', { name: /Tür: Telefon/ }))
  await waitFor(() => expect(new URLSearchParams(location.search).has('channel')).toBe(false))
  // What nobody is led by is offered by no button.
  expect(screen.queryByRole('button', { name: 'Filtre: Para birimi' })).toBeNull()
})

test('whoever may not list orders reads figures, and is led nowhere', async () => {
  await fixture.enter(`/reports?report=products&${days}`, await fixture.shop.as([600]))
  const tables = await screen.findAllByRole('grid', { name: 'Ürünler' })
  expect(tables).toHaveLength(2)
  for (const table of tables) {
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(1)
    expect(within(table).queryAllByRole('link')).toEqual([])
  }
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
