import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { productInput } from '#tests/product-input.ts'

const fixture = openPanelFixture()

test('home tells what stands before the first order, parcel and invoice, and no longer once it is there', async () => {
  const { shop, enter } = fixture
  const { shop_id } = shop.own
  await shop.db.update(products).set({ status: 0 }).where(eq(products.shop_id, shop_id))
  await shop.db.update(shipping_methods).set({ status: 0 }).where(eq(shipping_methods.shop_id, shop_id))
  await shop.db.update(shops).set({ settings: {} }).where(eq(shops.id, shop_id))
  await enter('/')
  await waitFor(() =>
    expect(told()).toEqual({
      'İlk siparişten önce': ['readiness.product', 'readiness.mail'],
      'İlk koliden önce': ['readiness.shipping_method', 'readiness.address', 'readiness.phone'],
      'İlk faturadan önce': ['invoice.seller', 'invoice.not_production'],
    }),
  )
  const before = within(screen.getByRole('region', { name: 'İlk siparişten önce' }))
  expect(before.getByRole('link', { name: 'Ürün ekle' })).toHaveProperty('pathname', '/products/add')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-rule] a')]
  expect(links.map(({ pathname, search }) => `${pathname}${search}`)).toEqual([
    '/products/add',
    '/shop-mail-methods/add',
    '/shop-shipping-methods',
    '/accounts?section=seller&field=address',
    '/accounts?section=identity&field=phone',
    '/accounts?section=seller&field=title',
    '/accounts?section=seller&field=api_mode',
  ])

  await shop.call('POST', '/v1/panel/products', { body: productInput(shop.own) })
  await shop.call('POST', '/v1/panel/shop-mail-methods', { body: outbox })
  await shop.db.update(shipping_methods).set({ status: 1 }).where(eq(shipping_methods.shop_id, shop_id))
  await shop.db.update(shops).set({ phone: '+90 212 555 00 00', settings: { e_invoice } }).where(eq(shops.id, shop_id))
  await enter('/')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('main dl dd')?.textContent).toMatch(/\d/))
  expect(told()).toEqual({})
})

test('whoever may not mend something is told of it without a link', async () => {
  const { shop, enter } = fixture
  await shop.db.update(products).set({ status: 0 }).where(eq(products.shop_id, shop.own.shop_id))
  await enter('/', await shop.as([200]))
  const before = within(await screen.findByRole('region', { name: 'İlk siparişten önce' }))
  expect(before.queryByRole('link')).toBeNull()
})

const outbox = {
  ...{ title: 'Deneme', adapter: 'sandbox', host: '', port: '', secure: 'starttls', username: '', password: '' },
  ...{ from_name: '', from_email: '', position: 0, status: 1 },
}

const e_invoice = {
  ...{ api_mode: 'production', einvoice_series: 'KPF', earchive_series: 'KPA', title: 'Deneme A.Ş.' },
  ...{
    tax_office: 'Çankaya',
    tax_number: '1234567890',
    address: 'Atatürk Cad. 1',
    city: 'Ankara',
    district: 'Çankaya',
  },
  ...{ country: 'Türkiye', zip: '06690', carrier_name: '', carrier_tax_number: '' },
}

/** The ids of the rules under each heading. */
function told(): Record<string, string[]> {
  const sections = [...document.querySelectorAll('main section')].filter((one) => one.querySelector('[data-rule]'))
  return Object.fromEntries(
    sections.map((one) => [
      one.querySelector('h2')?.textContent ?? '',
      [...one.querySelectorAll<HTMLElement>('[data-rule]')].map(({ dataset }) => dataset.rule ?? ''),
    ]),
  )
}
