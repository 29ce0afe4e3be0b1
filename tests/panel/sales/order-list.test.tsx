import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderStatuses } from '#api/contract/sales/order-status.ts'
import { orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { confirm } from '#tests/panel/confirm.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** The lists of orders on their screens: tabs, filters, selection, transfers, and the ways that lead to them. */

const fixture = openPanelFixture()
beforeEach(async () => {
  await fixture.shop.db.delete(stock_movements)
  await fixture.shop.db.delete(order_payments)
  await fixture.shop.db.delete(orders)
})

const add = async (changes: Parameters<typeof newOrder>[1] = {}) => {
  const { id } = await newOrder(fixture.shop, changes)
  return orderIn(fixture.shop, id)
}
const numbers = () => screen.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent)
const rowsOf = (...expected: { number: string }[]) =>
  waitFor(() => expect(numbers()).toEqual(expected.map(({ number }) => number)))
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Durum' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('a marketplace list that nothing came to yet offers the first step', async () => {
  const { user } = await fixture.enter('/marketplace-orders')
  await user.click(await screen.findByRole('button', { name: 'İlk siparişleri getir' }))
  await screen.findByRole('dialog', { name: 'Pazaryeri siparişlerini getir' })
})

describe('the list of orders', () => {
  test('counts its statuses on tabs, each of which leads to the list of them', async () => {
    const accepted = await add({ status: 'accepted' })
    const pending = await add({ customer_name: 'Ayşe Şahin', total: 123_450, product_total: 123_450 })
    const { user } = await fixture.enter('/orders')
    await rowsOf(pending, accepted)
    expect(tabs()).toEqual(['Tümü2', 'Beklemede1', 'Onaylandı1'])
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Ayşe Şahinİnternet')
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('₺1.234,50')
    await user.click(screen.getByRole('link', { name: /^Onaylandı/ }))
    await rowsOf(accepted)
    expect(location.search).toBe('?status=accepted')
    expect(tabs()).toEqual(['Tümü2', 'Beklemede1', 'Onaylandı1'])
    expect(screen.getByRole('link', { name: /^Onaylandı/ }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: accepted.number }).getAttribute('href')).toBe(`/orders/edit/${accepted.id}`)
  })

  test('several statuses are one filter: a box for each, a chip for all, and the address says them', async () => {
    const accepted = await add({ status: 'accepted' })
    const preparing = await add({ status: 'preparing' })
    const pending = await add()
    const { user } = await fixture.enter('/orders')
    await rowsOf(pending, preparing, accepted)
    await user.click(screen.getByRole('button', { name: 'Filtre: Durum' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Hazırlanıyor' }))
    await rowsOf(preparing)
    await user.click(await screen.findByRole('checkbox', { name: 'Onaylandı' }))
    await rowsOf(preparing, accepted)
    expect(location.search).toBe('?status=accepted%2Cpreparing')
    expect(tabs()).toEqual(['Tümü3', 'Beklemede1', 'Onaylandı1', 'Hazırlanıyor1'])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: /Durum: Onaylandı, Hazırlanıyor/ }))
    await rowsOf(pending, preparing, accepted)
  })

  test('many statuses are told by how many they are, or by the few that are not among them', async () => {
    await add()
    const but = (...off: string[]) => orderStatuses.filter((status) => !off.includes(status)).join(',')
    await fixture.enter(`/orders?status=${but('cancelled', 'rejected')}`)
    const most = await screen.findByText('Durum: İptal edildi, Reddedildi dışında hepsi')
    expect(most.title).toMatch(/^Beklemede, .*, Onaylandı, .*İade/)
    await waitFor(() => expect(tabs()).toEqual(['Tümü1', 'Beklemede1']))
    await fixture.enter('/orders?status=pending,accepted,preparing,cancelled')
    const some = await screen.findByText('Durum: 4 seçili')
    expect(some.title).toBe('Beklemede, Onaylandı, Hazırlanıyor, İptal edildi')
  })

  test('columns for whoever packs: how it is sent, its parcel, town, pieces, and how long it waits', async () => {
    const { number } = await add({
      status: 'accepted',
      ordered_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    })
    const { user } = await fixture.enter('/orders')
    await rowsOf({ number })
    await user.click(screen.getByRole('button', { name: 'Sütunlar' }))
    for (const name of ['Kargo yöntemi', 'Takip numarası', 'İl', 'Adet', 'Bekleme'])
      await user.click(await screen.findByRole('checkbox', { name }))
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/––İzmir23 gün$/))
  })

  test.each([
    ['/shop-orders', ['online', 'phone', 'in_store']],
    ['/physical-shop-orders', ['phone', 'in_store']],
    ['/online-shop-orders', ['online']],
    ['/marketplace-orders', ['marketplace']],
  ] as const)('%s shows its own kind, and no filter for it', async (path, kinds) => {
    const all = new Map<string, { number: string }>()
    for (const channel of ['in_store', 'phone', 'online', 'marketplace'] as const)
      all.set(channel, await add({ channel }))
    await fixture.enter(path)
    await rowsOf(...kinds.map((kind) => all.get(kind) ?? expect.fail()))
    expect(screen.queryByRole('button', { name: 'Filtre: Tür' })).toBe(null)
  })

  test('the days of the address are one chip, which takes both away', async () => {
    const old = await add({ ordered_at: '2026-01-15T12:00:00Z' })
    const fresh = await add()
    const { user } = await fixture.enter('/orders?from=2026-01-01&to=2026-01-31')
    await rowsOf(old)
    await user.click(screen.getByRole('button', { name: /Tarih: \d{1,2}\D01\D2026 – / }))
    await rowsOf(fresh, old)
    expect(location.search).toBe('')
  })

  test('R111: days that lie more than six months apart are told at their field, and nothing is asked for', async () => {
    const old = await add({ ordered_at: '2026-01-15T12:00:00Z' })
    const fresh = await add({ ordered_at: '2026-06-30T12:00:00Z' })
    const { user } = await fixture.enter('/orders?from=2026-01-01&to=2026-01-31')
    await rowsOf(old)
    await user.click(screen.getByRole('button', { name: 'Filtre: Tarih' }))
    const field = await screen.findByRole('textbox', { name: 'Son gün' })
    await user.clear(field)
    await rowsOf(fresh, old)
    expect(location.search).toBe('?from=2026-01-01')
    await user.type(field, '02.07.2026')
    await seen('Tarih aralığı en fazla altı ay olabilir.')
    expect([field.getAttribute('aria-invalid'), location.search]).toEqual(['true', '?from=2026-01-01'])
    await user.clear(field)
    await user.type(field, '01.07.2026')
    await waitFor(() => expect(location.search).toBe('?from=2026-01-01&to=2026-07-01'))
    expect([field.getAttribute('aria-invalid'), screen.queryByText(/en fazla altı ay/)]).toEqual([null, null])
    await rowsOf(fresh, old)
  })

  test('R111: an address that says too many days is told why it shows none, and shows them when the days are fewer', async () => {
    const old = await add({ ordered_at: '2026-01-15T12:00:00Z' })
    const { user } = await fixture.enter('/orders?from=2026-01-01&to=2026-12-31')
    await seen('Tarih aralığı en fazla altı ay olabilir.')
    await user.click(screen.getByRole('button', { name: 'Filtre: Tarih' }))
    const field = await screen.findByRole('textbox', { name: 'Son gün' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.clear(field)
    await rowsOf(old)
  })

  test('R206, R207: money that waits is told above it, with the way to its orders', async () => {
    await add({ payment_method: 'bank_transfer' })
    await add({ status: 'cancelled', payment_status: 'paid' })
    await fixture.enter('/orders')
    const waits = await screen.findByRole('link', { name: '1 havale ödeme bekliyor.' })
    expect(waits.getAttribute('href')).toBe('/orders/money-transfers?needs=transfer')
    const owed = screen.getByRole('link', { name: 'İptal edilen 1 siparişin para iadesi yapılmadı.' })
    expect(owed.getAttribute('href')).toBe('/orders?needs=refund')
  })

  test('R177: whoever only lists orders selects none and opens none', async () => {
    const { number } = await add()
    await fixture.enter('/orders', await fixture.shop.as([1500]))
    await rowsOf({ number })
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.queryByRole('link', { name: number })).toBe(null)
  })

  test('the selected are told, and let go again', async () => {
    const { number } = await add()
    const { user } = await fixture.enter('/orders')
    await rowsOf({ number })
    await user.click((await screen.findAllByRole('checkbox'))[1] ?? expect.fail())
    const bar = within(screen.getByRole('toolbar', { name: 'Seçilenler' }))
    bar.getByText('1 sipariş seçildi')
    await user.click(bar.getByRole('button', { name: 'Seçimi kaldır' }))
    expect(screen.queryByRole('toolbar')).toBe(null)
  })
})

describe('the list of transfers', () => {
  test('R61: marks one as paid, and shows it among the paid ones', async () => {
    const { number, id } = await add({ payment_method: 'money_transfer' })
    await add({ payment_method: 'credit_card' })
    const { user } = await fixture.enter('/orders/money-transfers')
    await rowsOf({ number })
    await user.click(screen.getByRole('button', { name: `Ödendi yap: ${number}` }))
    await confirm(user)
    await screen.findByRole('button', { name: `Ödenmedi yap: ${number}` })
    expect((await orderIn(fixture.shop, id)).payment_status).toBe('paid')
    await screen.findByText(`Ödendi: ${number}`)
    // The notice offers to take it back, which asks first too.
    await user.click(screen.getByRole('button', { name: 'Geri al' }))
    await confirm(user)
    await screen.findByRole('button', { name: `Ödendi yap: ${number}` })
    expect((await orderIn(fixture.shop, id)).payment_status).toBe('not_paid')
  })

  test('R62: a cancelled one says why nothing more is marked', async () => {
    const { number, id } = await add({ payment_method: 'bank_transfer', status: 'cancelled' })
    const { user } = await fixture.enter('/orders/money-transfers')
    await rowsOf({ number })
    await user.click(screen.getByRole('button', { name: `Ödendi yap: ${number}` }))
    expect((await screen.findAllByText('İptal edilmiş sipariş değiştirilemez.')).length).toBeGreaterThan(0)
    expect(fixture.faults.calls('PATCH', `/v1/panel/orders/${id}/payment-status`)).toBe(0)
  })
})

describe('ways to the lists', () => {
  test('the header counts the new online orders, and leads to them', async () => {
    await add()
    await add({ channel: 'phone' })
    const { user } = await fixture.enter('/orders-summary')
    await user.click(await screen.findByRole('button', { name: /^Bildirimler: / }))
    const link = await screen.findByRole('link', { name: 'Online sipariş' })
    expect(link.closest('div')?.querySelector('dd')?.textContent).toBe('1')
    await user.click(link)
    await seen('İnternet siparişleri')
    expect(location.search).toBe('?status=pending')
  })

  test('Ctrl+K finds an order by its number, and customers not while they have no screen', async () => {
    const { number, id } = await add({ customer_name: 'Zeynep Yılmaz' })
    const { user } = await fixture.enter('/orders')
    await rowsOf({ number })
    await user.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: 'Ara ve git' }))
    await user.keyboard(number.toLowerCase())
    await user.click(await palette.findByRole('option', { name: new RegExp(`Zeynep Yılmaz.*${number}`) }))
    await waitFor(() => expect(location.pathname).toBe(`/orders/edit/${id}`))
  })

  test('R111: the summary says at its field that the days lie too far apart', async () => {
    const { user } = await fixture.enter('/orders-summary?from=2026-01-01')
    const field = await screen.findByRole('textbox', { name: 'Son gün' })
    await user.type(field, '02.07.2026')
    await seen('Tarih aralığı en fazla altı ay olabilir.')
    expect([field.getAttribute('aria-invalid'), location.search]).toEqual(['true', '?from=2026-01-01'])
    await user.clear(field)
    await user.type(field, '01.07.2026')
    await waitFor(() => expect(location.search).toBe('?from=2026-01-01&to=2026-07-01'))
  })

  test('a number of the summary leads to the list of its orders', async () => {
    const { number } = await add()
    const { user } = await fixture.enter('/orders-summary?period=today')
    const byStatus = within(await screen.findByRole('grid', { name: 'Duruma göre' }))
    await user.click(await byStatus.findByRole('link', { name: '1' }))
    await rowsOf({ number })
    expect(location.search).toMatch(/^\?from=20\d{2}-\d{2}-\d{2}&to=20\d{2}-\d{2}-\d{2}&status=pending$/)
  })
})
