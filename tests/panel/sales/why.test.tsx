import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pickings } from '#server/db/schema/pickings.ts'
import { newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { newSent, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
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
  const rule = tries.getByRole('link', { name: 'Önce havaleyi ödendi olarak işaretleyin.' })
  expect(rule.getAttribute('href')).toBe('/statecharts/rules/order.transfer_not_paid')
})

test('from a refused button of an order to why it does not go further, and from one of no record to the page of its rule', async () => {
  const { shop } = fixture
  const { id } = await newOrder(shop, { payment_method: 'money_transfer' })
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const refused = await screen.findByRole('button', { name: 'Onayla', description: /Önce havaleyi ödendi/ })
  await user.click(refused)
  const reasons = within(await screen.findByRole('dialog', { name: 'Neden yapılamıyor?' }))
  await user.click(reasons.getByRole('link', { name: 'Neden?' }))
  await waitFor(() => expect(location.pathname + location.search).toBe(`/statecharts/why?kind=orders&id=${id}`))
  expect(await screen.findByRole('region', { name: 'Önce ne olmalı?' })).toBeDefined()
  const { user: other } = await fixture.enter('/orders/add')
  await other.click(await screen.findByRole('button', { name: 'Siparişi kaydet' }))
  const rules = within(await screen.findByRole('dialog', { name: 'Neden yapılamıyor?' }))
  const [first] = rules.getAllByRole<HTMLAnchorElement>('link', { name: /^Neden\? ./ })
  expect(first?.pathname).toBe(`/statecharts/rules/${first?.closest<HTMLElement>('[data-rule]')?.dataset.rule}`)
})

test('from a parcel, an invoice and a picking to the way that each took and what keeps it', async () => {
  const { shop } = fixture
  const order = await newSent(shop)
  const { id: parcel } = (await parcelIn(shop, order)) ?? { id: 0 }
  await shop.db.insert(pickings).values({ shop_id: shop.own.shop_id, order_id: order })
  const invoice = await newInvoice(shop)
  const now = async () => within(await screen.findByRole('region', { name: 'Önce ne olmalı?' }))
  const lead = async (from: string, link: string, to: string) => {
    const { user } = await fixture.enter(from)
    await user.click(await screen.findByRole('link', { name: link }))
    await waitFor(() => expect(location.pathname + location.search).toBe(`/statecharts/why?${to}`))
  }
  await lead(`/orders/edit/${order}`, 'Gönderinin geçtiği yol', `kind=shipments&id=${parcel}`)
  expect((await now()).getByText('Kargoya kaydedildi')).toBeDefined()
  await lead(`/orders/edit/${invoice.order_id}`, 'Faturanın geçtiği yol', `kind=invoices&id=${invoice.id}`)
  expect((await now()).getByText('Fatura kuyrukta veya durumu bilinmiyor. Daha sonra tekrar deneyin.')).toBeDefined()
  await lead(`/orders/edit/${order}/basket-picking`, 'Toplamanın geçtiği yol', `kind=pickings&id=${order}`)
  expect((await now()).getByText('Sipariş kargoya bildirildi.')).toBeDefined()
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

test('an arrow of the map leads to the orders that went that way, told in its words', async () => {
  const { shop } = fixture
  const [went, other] = [await newOrder(shop, { number: 'W-1' }), await newOrder(shop, { number: 'W-2' })]
  const log = (id: number, to: string) =>
    shop.db.execute(sql`
      insert into transitions (shop_id, subject, record_id, event, from_state, to_state, user_id, at, channel)
      values (${shop.own.shop_id}, 'orders', ${id}, 'STEP', 'pending', ${to}, ${shop.own.employee_id}, '2026-04-10T09:00:00Z', 'phone')`)
  await log(went.id, 'rejected')
  await log(other.id, 'cancelled')
  const days = 'from=2026-04-01&to=2026-04-30'
  const { user } = await fixture.enter(`/statecharts/flow?${days}&channel=phone&user=${shop.own.employee_id}`)
  await user.click(await screen.findByRole('link', { name: 'Beklemede → Reddedildi: 1' }))
  await waitFor(() => expect(location.pathname).toBe('/orders'))
  expect(await screen.findByRole('link', { name: 'W-1' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'W-2' })).toBeNull()
  const chip = await screen.findByText(/^Geçtiği yol: /)
  await waitFor(() =>
    expect(chip.textContent).toBe(
      'Geçtiği yol: Beklemede → Reddedildi, 01.04.2026 – 30.04.2026, Telefon, Mehmet Yılmaz',
    ),
  )
  await user.click(screen.getByRole('button', { name: /^Kaldır: Geçtiği yol: / }))
  expect(await screen.findByRole('link', { name: 'W-2' })).toBeDefined()
  expect(location.search).toBe('')
})

test('what began on the map came from nowhere, and the count of a refusal leads to the page of its rule', async () => {
  const { shop } = fixture
  const { shop_id } = shop.own
  await shop.db.execute(sql`
    insert into transitions (shop_id, subject, record_id, event, from_state, to_state, at, channel)
    values (${shop_id}, 'order-refunds', 1, 'ADD', null, 'pending', '2026-03-10T09:00:00Z', 'online')`)
  await shop.db.execute(sql`
    insert into refusals (shop_id, rule, subject, record_id, event, at, count, channel)
    values (${shop_id}, 'refund.approve_needs_accepted', 'order-refunds', 1, 'APPROVE', '2026-03-10T09:00:00Z', 3, 'online')`)
  await fixture.enter('/statecharts/flow?kind=order-refunds&from=2026-03-01&to=2026-03-31')
  const ways = within(await screen.findByRole('grid', { name: 'Yollar' }))
  const counted = new URL(ways.getByRole<HTMLAnchorElement>('link', { name: '1' }).href)
  expect([counted.pathname, counted.searchParams.get('went')]).toEqual([
    '/order-refunds',
    'kind=order-refunds&from=&event=ADD&to=pending&first=2026-03-01&last=2026-03-31',
  ])
  expect(ways.getAllByRole('row').map((row) => row.textContent)).toContain('–OluşturmaKarar bekliyor1')
  expect(screen.getByText('Başlangıç')).toBeDefined()
  const refused = within(screen.getByRole('grid', { name: 'Kurallar nerede reddetti' }))
  expect(refused.getByRole('link', { name: '3' }).getAttribute('href')).toBe(
    '/statecharts/rules/refund.approve_needs_accepted',
  )
})

test('a map that did not come is asked for again', async () => {
  fixture.faults.next('GET', '/v1/panel/flow', 500)
  const { user } = await fixture.enter('/statecharts/flow?from=2020-01-01&to=2020-01-02')
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
  await seen('Bu günlerde hiçbir adım atılmadı.')
})
