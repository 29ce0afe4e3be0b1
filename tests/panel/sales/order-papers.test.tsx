import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { newSent } from '#tests/fixtures/shipments.fixture.ts'
import { oneMissing, pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** What paper and history say of an order. */

const fixture = openPanelFixture()
const address = {
  ...{ name: 'Elif Kaya', phone: '+90 532 000 11 22', address: 'Lale Sk. 4', neighborhood: 'Moda' },
  ...{ district: 'Kadıköy', city: 'İstanbul', zip: '34710', country: 'Türkiye', state: 'Marmara' },
}

test.each(['slip', 'label'])(
  'the %s is made out to whoever gets the parcel, as an envelope is written',
  async (kind) => {
    const { shop } = fixture
    const id = await newSent(shop)
    const change = { customer_name: 'Murat Kaya', shipping_address: address }
    await shop.db.update(orders).set(change).where(eq(orders.id, id))
    await fixture.enter(`/orders/print?kind=${kind}&ids=${id}`)
    const page = await screen.findByRole('article')
    expect(page.textContent).toContain('Elif Kaya')
    expect(page.textContent).not.toContain('Murat Kaya')
    const lines = [...(page.querySelector('address')?.querySelectorAll('span') ?? [])].map((line) => line.textContent)
    const slip = kind === 'slip' ? ['+90 532 000 11 22'] : []
    expect(lines).toEqual(['Moda', 'Lale Sk. 4', '34710 Kadıköy / İstanbul', 'Türkiye', ...slip])
    expect(page.textContent).toContain('+90 532 000 11 22')
  },
)

test('there is a label for each package, with who sends it and what is taken at the door, wherever it is printed', async () => {
  const { shop } = fixture
  const id = await newSent(shop)
  await shop.db.update(orders).set({ payment_method: 'cash_on_delivery' }).where(eq(orders.id, id))
  await shop.db.update(shipments).set({ packages: 2, weight: 4.5, desi: 3 }).where(eq(shipments.order_id, id))
  await fixture.enter(`/orders/print?kind=label&ids=${id}`)
  const [first, second, ...more] = await screen.findAllByRole('article')
  expect(more).toEqual([])
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringContaining('Koli 1 / 2'),
    expect.stringContaining('Koli 2 / 2'),
  ])
  const says = second?.textContent ?? ''
  for (const part of ['Gönderen Deneme Mağazası', 'nakit₺100,00', '4,5 kg', '3 desi', 'Deneme Kargo'])
    expect(says).toContain(part)
  const printed = [first, second].map((label) => label?.textContent)
  await fixture.enter(`/orders/edit/${id}`)
  await screen.findByRole('button', { name: 'Etiketi yazdır' })
  expect(screen.getByRole('region', { name: 'Kargo' }).textContent).toContain('Koli adedi2 · 4,5 kg · 3 desi')
  const own = [...document.querySelectorAll('body > [aria-hidden="true"] article')]
  expect(own.map((label) => label.textContent)).toEqual(printed)
})

test('the packing slip lists what its total holds beside the lines: discount and shipping', async () => {
  const { shop } = fixture
  const { id } = await newOrder(shop, { discount_total: 10_00, shipping_total: 79_90, total: 169_90 })
  const footOf = async () => {
    await fixture.enter(`/orders/print?kind=slip&ids=${id}`)
    const page = await screen.findByRole('article')
    return [...page.querySelectorAll('tfoot tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  }
  expect(await footOf()).toEqual([
    ['Siparişin indirimi', '-₺10,00'],
    ['Kargo', '₺79,90'],
    ['Toplam', '2', '₺169,90'],
  ])
})

test('the packing slip says how many pieces lie in the parcel, and of how many, where some are missing', async () => {
  const { shop } = fixture
  const order = await newOrder(shop, { status: 'being_packed' })
  const pageOf = async () => {
    await fixture.enter(`/orders/print?kind=slip&ids=${order.id}`)
    return screen.findByRole('article')
  }
  expect((await pageOf()).textContent).not.toContain('Eksik gönderi')
  await pickedShort(shop, order, oneMissing)
  const page = await pageOf()
  expect(page.textContent).toContain('Eksik gönderi: 1 / 2 parça')
  const cells = [...page.querySelectorAll('tbody td, tfoot tr:last-child td')].map((cell) => cell.textContent)
  expect(cells.slice(0, 1).concat(cells.slice(2, 3))).toEqual(['1sipariş: 2', '1'])
})

test('the history says what became of an order, not what could be done with it', async () => {
  const { shop } = fixture
  const { id } = await newOrder(shop)
  const step = (status: string, version: number) =>
    shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version } })
  await step('accepted', 1)
  await step('cancelled', 2)
  await fixture.enter(`/orders/edit/${id}`)
  const heading = await screen.findByRole('heading', { name: 'Geçmiş' })
  const steps = [...(heading.closest('section') as HTMLElement).querySelectorAll('ol > li strong')]
  expect(steps.map((said) => said.textContent)).toEqual(['İptal edildi', 'Onaylandı', 'Sipariş verildi'])
  expect(within(heading.closest('section') as HTMLElement).queryByText('Onayla')).toBeNull()
})
