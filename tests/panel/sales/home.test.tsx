import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setUpSteps } from '#api/contract/sales/readiness.ts'
import { open } from '#screens/platform/frame/place.ts'
import { products } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { setSettings } from '#server/platform/shop/settings.ts'
import { newOrder, removeOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { productInput, variant } from '#tests/product-input.ts'

const fixture = openPanelFixture()
const path = (nth: number) => `/v1/panel/dashboard/${nth}`
const region = (name: string) => screen.findByRole('region', { name })
const calls = () => [1, 2, 3, 4, 5].map((nth) => fixture.faults.calls('GET', path(nth)))

test('R54: a block is asked for once over visits, the first one always anew, and all on demand', async () => {
  const { user } = await fixture.enter('/')
  await quiet()
  expect(calls()).toEqual([1, 1, 1, 1, 1])
  await away()
  await quiet()
  expect(calls()).toEqual([2, 1, 1, 1, 1])
  await user.click(screen.getByRole('button', { name: 'Yenile' }))
  await waitFor(() => expect(calls()).toEqual([3, 2, 2, 2, 2]))
})

test('R54: a block fails by itself, is tried again by itself, and is not kept while it failed', async () => {
  const { faults } = fixture
  faults.next('GET', path(3), 'no-connection', 2)
  const { user } = await fixture.enter('/')
  const block = within(await region('Müşteriler'))
  await block.findByText('Yüklenemedi. Tekrar deneyin.')
  await quiet()
  expect(screen.getAllByText('Yüklenemedi. Tekrar deneyin.')).toHaveLength(1)
  await away()
  await waitFor(() => expect(calls()[2]).toBe(2))
  await user.click(await within(await region('Müşteriler')).findByRole('button', { name: 'Tekrar dene' }))
  await within(await region('Müşteriler')).findByText('Personel')
  expect(calls()).toEqual([2, 1, 3, 1, 1])
})

test('R178: of what somebody may not see nothing is asked', async () => {
  await fixture.enter('/', await fixture.shop.as([200, 1500]))
  await within(await region('Depolama')).findByText('Dosya')
  await within(await region('Siparişler, son 30 gün')).findByText('Yolda')
  expect(calls()).toEqual([0, 1, 0, 1, 1])
  expect(screen.queryByRole('region', { name: 'Müşteriler' })).toBeNull()
})

test('what waits leads to the list of exactly these; where nothing waits, that is said', async () => {
  const { shop, enter } = fixture
  await shop.db.update(products).set({ status: 0 }).where(eq(products.shop_id, shop.own.shop_id))
  await setSettings(shop.db, shop.own.shop_id, { skipped_steps: [...setUpSteps] })
  await enter('/')
  await seen('Şu an sizi bekleyen bir iş yok.')
  const { id } = await newOrder(shop)
  await enter('/')
  const waiting = within(await region('Sizi bekleyenler'))
  const link = await waiting.findByRole('link', { name: 'Onay bekleyen sipariş' })
  expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
    '/orders?status=pending',
    '1Onay bekleyen sipariş',
  ])
  await removeOrder(shop, id)
})

test('what is not set up is counted, and leads to the set-up', async () => {
  const { shop, enter } = fixture
  await setSettings(shop.db, shop.own.shop_id, { skipped_steps: setUpSteps.filter((step) => step !== 'identity') })
  await shop.db.update(shops).set({ phone: '' }).where(eq(shops.id, shop.own.shop_id))
  await enter('/')
  const link = await within(await region('Sizi bekleyenler')).findByRole('link', { name: 'Kurulumda eksik' })
  expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual(['/setup', '1Kurulumda eksik'])
  await setSettings(shop.db, shop.own.shop_id, { skipped_steps: [] })
})

test('a product under its minimum waits, and leads to the list of these', async () => {
  const { shop, enter } = fixture
  const body = productInput(shop.own, { min_stock: 5, variants: [variant({ quantity: 4 })] })
  await shop.call('POST', '/v1/panel/products', { body })
  const { user } = await enter('/')
  const waiting = within(await region('Sizi bekleyenler'))
  const link = await waiting.findByRole('link', { name: 'Kritik stokun altındaki etkin ürün' })
  expect(link.getAttribute('href')).toBe('/products?stock=low&status=1')
  await user.click(link)
  await screen.findByRole('heading', { name: 'Ürünler', level: 1 })
  await seen('Keten elbise')
})

test('what was sold in several currencies stands in each by itself (D10)', async () => {
  const { shop, enter } = fixture
  const sold = { status: 'accepted', payment_status: 'paid' } as const
  for (const currency of ['TRY', 'TRY', 'USD']) await newOrder(shop, { ...sold, currency })
  await enter('/')
  const turnover = await region('Ciro, son 30 gün')
  await waitFor(() => expect(turnover.textContent).toMatch(/₺200,00.*\$100,00/))
  expect(turnover.textContent).not.toContain('300,00')
})

/** Nothing of home is under way. */
async function quiet(): Promise<void> {
  await region('Depolama')
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
}

/** To another page, and home again. */
async function away(): Promise<void> {
  open('/account')
  await screen.findByRole('heading', { name: 'Hesabım', level: 1 })
  open('/')
}
