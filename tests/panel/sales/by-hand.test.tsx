import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShippingMethods } from '#server/sales/shipping/open-methods.ts'
import { newShippable, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** A parcel of which no company is told, from the page of its order; and what sending costs, in a new one. */

const fixture = openPanelFixture()

test('the code is asked for where the method goes by one, and stands with the parcel', async () => {
  const [manual] = await openShippingMethods(fixture.shop.db, fixture.shop.own.shop_id)
  const { id } = await newShippable(fixture.shop)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const part = within(await screen.findByRole('region', { name: 'Kargo' }))
  expect(part.queryByLabelText('Takip numarası')).toBeNull()
  await user.selectOptions(part.getByRole('combobox', { name: 'Kargo yöntemi' }), 'Elden teslim')
  expect(part.queryByLabelText('Takip numarası')).toBeNull()
  await user.selectOptions(part.getByRole('combobox', { name: 'Kargo yöntemi' }), 'Kargo')
  await user.type(part.getByLabelText('Takip numarası'), 'AB-17')
  await user.click(part.getByRole('button', { name: 'Kargoya kaydet' }))
  await waitFor(async () =>
    expect(await parcelIn(fixture.shop, id)).toMatchObject({
      ...{ status: 'by_hand', tracking_code: 'AB-17', shipping_method_id: manual },
    }),
  )
})

test('what the method asks for sending stands in a new order, until somebody writes another price', async () => {
  const bands = [{ minimum: '0', maximum: '', price: '89.90' }]
  await openShippingMethods(fixture.shop.db, fixture.shop.own.shop_id, [{ name: 'Adımlı', carrier: 'manual', bands }])
  const { user } = await fixture.enter('/orders/add')
  const method = await screen.findByRole('combobox', { name: 'Kargo yöntemi' })
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Kargo ücreti' })
  expect(price.value).toBe('0,00')
  await user.selectOptions(method, 'Adımlı')
  expect(price.value).toBe('89,90')
  await user.selectOptions(method, 'Elden teslim')
  expect(price.value).toBe('0,00')
  await user.clear(price)
  await user.type(price, '25')
  await user.selectOptions(method, 'Adımlı')
  expect(price.value).toBe('25,00')
})
