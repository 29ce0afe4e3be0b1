import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { addressFor, newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** What came of sending many orders to cargo, and the ways on from there. */

const fixture = openPanelFixture()

test('R204, D19: the labels of those that were sent are printed together, and those that were sent back are sent all the same', async () => {
  const { shop } = fixture
  const sent = [await newShippable(shop), await newShippable(shop)].map(({ id }) => id)
  const far = await newShippable(shop, { shipping_address: addressFor('out_of_area') })
  const choice = { ids: [...sent, far.id], filter: null, except: [] }
  const body = { choice, shipping_method_id: shop.own.shipping_method, anyway: 0 }
  const { id } = (await shop.call('POST', `${ordersPath}/bulk/shipping`, { body })).body.data
  await workOff(shop)
  await openPanel({ path: `/jobs/${id}`, token: shop.admin, shop: shop.own.shop_id })
  const labels = await screen.findByRole('link', { name: 'Bu sayfadaki 2 etiketi yazdır' })
  expect(labels.getAttribute('href')).toBe(`/orders/print?kind=label&ids=${sent.toReversed().join(',')}`)
  const anyway = screen.getByRole('link', { name: 'Firmanın geri çevirdiklerini yine de gönder' })
  expect(anyway.getAttribute('href')).toBe(`/orders/bulk/shipping?refused_in=${id}`)
})
