import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** Why an order does not go further, from its page to a page that can be sent; and the map of where they all wait. */

const fixture = openPanelFixture()

test('from an order to why it could not ship: what must happen first, and what was tried in vain, by whom', async () => {
  const { shop } = fixture
  const { id } = await newOrder(shop, { payment_method: 'money_transfer' })
  await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version: 1 } })
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  await user.click(await screen.findByRole('link', { name: 'Neden ilerlemiyor?' }))
  await waitFor(() => expect(location.pathname + location.search).toBe(`/statecharts/why?kind=orders&id=${id}`))
  const first = within(await screen.findByRole('region', { name: 'Önce ne olmalı?' }))
  const steps = first.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(steps[0]).toContain('Ödendi olarak işaretle → Ödendi')
  expect(steps.at(-1)).toContain('Kargoya bildirildi')
  const tries = within(await screen.findByRole('list', { name: 'Reddedilen denemeler' }))
  const [tried] = tries.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(tried).toContain('Önce havaleyi ödendi olarak işaretleyin.')
  expect(tried).toContain('Ayşe Yılmaz')
})

test('whoever may not look at orders is told so, and nothing of the order', async () => {
  const { id } = await newOrder(fixture.shop)
  await fixture.enter(`/statecharts/why?kind=orders&id=${id}`, await fixture.shop.as([600]))
  await seen('Böyle bir kayıt yok, ya da ona bakma yetkiniz yok.')
})

test('the process map: where orders wait, the way that they took, and the orders behind a number', async () => {
  const { shop } = fixture
  const { id } = await newOrder(shop)
  for (let minutes = 1; minutes <= 10; minutes += 1)
    await shop.db.execute(sql`
      insert into transitions (shop_id, subject, record_id, event, from_state, to_state, at, minutes, channel)
      values (${shop.own.shop_id}, 'orders', ${id}, 'ACCEPT', 'pending', 'accepted', '2026-02-10T09:00:00Z', ${minutes * 60}, 'online')`)
  const { user } = await fixture.enter('/statecharts/flow?kind=orders&from=2026-02-01&to=2026-02-28')
  const waits = within(await screen.findByRole('grid', { name: 'Nerede bekliyor' }))
  expect(waits.getByRole('row', { name: /Beklemede/ }).textContent).toContain('5 sa')
  expect(screen.getByRole('link', { name: 'Beklemede → Onaylandı: 10' })).toBeDefined()
  await user.click(waits.getByRole('link', { name: '2' }))
  await waitFor(() => expect(location.pathname).toBe('/order-steps'))
  expect(new URLSearchParams(location.search).get('waited')).toBe('540')
  expect(await screen.findByText('10 sa')).toBeDefined()
})

test('a map that did not come is asked for again', async () => {
  fixture.faults.next('GET', '/v1/panel/flow', 500)
  const { user } = await fixture.enter('/statecharts/flow?from=2020-01-01&to=2020-01-02')
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
  await seen('Bu günlerde hiçbir adım atılmadı.')
})
