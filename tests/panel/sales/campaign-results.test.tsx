import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** The page of a coupon tells what it brought, and leads to its orders. */

const fixture = openPanelFixture()

test('uses, turnover and discount stand under its fields, and lead to its orders', async () => {
  const { shop } = fixture
  const id = await storedCoupon(shop, { code: 'SAYFA', start: '2026-01-01', end: '2099-12-31' })
  const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 9 })] })
  const { user } = await fixture.enter(`/coupons/edit/${id}`)
  const part = async () => within(await screen.findByRole('region', { name: 'Ne getirdi' }))
  await (await part()).findByText('Henüz hiçbir siparişte kullanılmadı.')
  await shop.call('POST', ordersPath, { body: newOrderIn(shop, variant_id, { coupon_code: 'SAYFA' }) })
  await fixture.enter(`/coupons/edit/${id}`)
  const figures = await (await part()).findByText('Ciro')
  expect(figures.closest('dl')?.textContent).toBe('Sipariş (TRY)1Ciro₺109,82Verilen indirim₺9,98')
  await user.click((await part()).getByRole('link', { name: 'Siparişlerini gör' }))
  expect(await screen.findByRole('heading', { level: 1, name: /sipariş/i })).toBeDefined()
  expect(location.search).toContain(`coupon_id=${id}`)
})
