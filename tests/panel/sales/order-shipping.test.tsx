import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { cargo_announcements } from '#server/db/schema/shipments.ts'
import { setOrder } from '#tests/fixtures/orders.fixture.ts'
import { newShippable, orderWithParcel } from '#tests/fixtures/shipments.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** The parcel of an order on the page of the order. */

const fixture = openPanelFixture()
const page = '/v1/panel/orders/:id'

test('an act that is pressed while the page reads its order anew is not lost', async () => {
  const { id } = await newShippable(fixture.shop)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const register = await screen.findByRole('button', { name: 'Kargoya kaydet' })
  const [reading, sending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  fixture.faults.next('GET', page, async (forward) => {
    await reading.promise
    return forward()
  })
  fixture.faults.next('POST', `${page}/shipment`, async () => {
    await sending.promise
    return HttpResponse.error()
  })
  await user.click(screen.getByRole('button', { name: 'Siparişi yenile' }))
  await user.click(register)
  await setOrder(fixture.shop, id, { customer_name: 'Derya Aksoy' })
  reading.resolve()
  await seen('Derya Aksoy')
  expect(screen.getByRole('button', { name: /^Kargoya kaydet/ }).getAttribute('aria-busy')).toBe('true')
  sending.resolve()
  await screen.findByRole('alertdialog', { name: 'Kargoya iletilemedi' })
})

test.each([
  ['accepted', 'Kargoya kaydet'],
  ['warned', 'Yine de devam et'],
  ['failed', 'Kargoya kaydet'],
  ['sent', 'Kargodan haber al'],
])('nothing is done with the parcel of an order (%s) as it once stood', async (stands, act) => {
  const id = await orderWithParcel(fixture.shop, stands)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  await screen.findByRole('button', { name: act })
  await user.click(lastMoment())
  const parcel = within(screen.getByRole('region', { name: 'Kargo' }))
  expect(parcel.queryAllByRole('button')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Bugüne dön' }))
  await screen.findByRole('button', { name: act })
})

test('an act that is under way while the order is looked at as it once stood is answered to whoever pressed it', async () => {
  const { id } = await newShippable(fixture.shop)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const sending = Promise.withResolvers<void>()
  fixture.faults.next('POST', `${page}/shipment`, async () => {
    await sending.promise
    return HttpResponse.error()
  })
  await user.click(await screen.findByRole('button', { name: 'Kargoya kaydet' }))
  await user.click(lastMoment())
  expect(screen.queryByRole('button', { name: /^Kargoya kaydet/ })).toBeNull()
  sending.resolve()
  await screen.findByRole('alertdialog', { name: 'Kargoya iletilemedi' })
})

test('a parcel that is announced while the order is looked at as it once stood is told of by the page that comes back', async () => {
  const { id } = await newShippable(fixture.shop)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const sending = Promise.withResolvers<void>()
  fixture.faults.next('POST', `${page}/shipment`, async (forward) => {
    await sending.promise
    return forward()
  })
  await user.click(await screen.findByRole('button', { name: 'Kargoya kaydet' }))
  await user.click(lastMoment())
  sending.resolve()
  const parcel = within(screen.getByRole('region', { name: 'Kargo' }))
  await parcel.findByText(/^KPK/)
  await setOrder(fixture.shop, id, { customer_name: 'Derya Aksoy' })
  await user.click(screen.getByRole('button', { name: 'Bugüne dön' }))
  await seen('Derya Aksoy')
  await screen.findByRole('button', { name: 'Kargodan haber al' })
})

test('of parcels that an order does not need it is told which were withdrawn, and with which code the company is called for the others', async () => {
  const { shop_id } = fixture.shop.own
  const { id: order_id } = await newShippable(fixture.shop)
  const own = { shop_id, order_id }
  await fixture.shop.db.insert(cargo_announcements).values([
    { ...own, reference: `${order_id}-1`, tracking_code: 'KD-111', state: 'withdrawn' },
    { ...own, reference: `${order_id}-2`, tracking_code: 'KD-222', state: 'stays' },
  ])
  await fixture.enter(`/orders/edit/${order_id}`)
  await screen.findByText(/^KD-111 kodlu gönderi kargo firmasından geri çekildi/)
  await screen.findByText(/^Kargo firmasında bu siparişin KD-222 kodlu gönderisi hâlâ kayıtlı/)
  expect(screen.queryByText(/KD-111.*hâlâ kayıtlı|KD-222.*geri çekildi/)).toBeNull()
})

/** The way to the moment when it was ordered. */
function lastMoment(): HTMLElement {
  const moments = screen.getAllByRole('button', { name: /^O ana bak: / })
  return moments[moments.length - 1] as HTMLElement
}
