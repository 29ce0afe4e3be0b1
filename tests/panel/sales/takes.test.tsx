import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** What would take the selected orders to a status, each rule with the way to mend it. */

const fixture = openPanelFixture()

test('what keeps most of the orders, and where that is mended; another status is another address', async () => {
  const { shop } = fixture
  const unpaid = await newOrder(shop, { payment_method: 'money_transfer' })
  const ended = await newOrder(shop, { status: 'cancelled' })
  const { user } = await fixture.enter(`/orders/bulk/takes?ids=${unpaid.id},${ended.id}`)
  const table = within(await screen.findByRole('grid', { name: 'Önlerinde duranlar' }))
  const row = within(table.getByRole('row', { name: /Önce havaleyi ödendi olarak işaretleyin/ }))
  const mend = row.getByRole('link', { name: 'Ödendi olarak işaretle' })
  expect(mend.getAttribute('href')).toBe('/orders/money-transfers')
  expect(screen.getByRole('status').textContent).toContain('2 sipariş seçildi.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Şu duruma gelmeleri için' }), 'İptal edildi')
  await waitFor(() => expect(location.search).toBe(`?ids=${unpaid.id},${ended.id}&status=cancelled`))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('1 tanesi zaten orada.'))
})

test('who comes without orders is sent to the list', async () => {
  await fixture.enter('/orders/bulk/takes')
  await seen('Önce listede siparişleri seçin.')
  const links = screen.getAllByRole('link', { name: 'Tüm siparişler' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders', '/orders'])
})
