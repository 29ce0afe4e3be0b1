import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { setOrder } from '#tests/orders-in.ts'
import { newShippable } from '#tests/shipments-in.ts'
import { openHouse, seen } from './house.ts'

/** The parcel of an order on the page of the order. */

const house = openHouse()
const page = '/v1/panel/orders/:id'

test('an act that is pressed while the page reads its order anew is not lost', async () => {
  const { id } = await newShippable(house.shop)
  const { user } = await house.enter(`/orders/edit/${id}`)
  const register = await screen.findByRole('button', { name: 'Kargoya kaydet' })
  const [reading, sending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  house.faults.next('GET', page, async (forward) => {
    await reading.promise
    return forward()
  })
  house.faults.next('POST', `${page}/shipment`, async () => {
    await sending.promise
    return HttpResponse.error()
  })
  await user.click(screen.getByRole('button', { name: 'Siparişi yenile' }))
  await user.click(register)
  await setOrder(house.shop, id, { customer_name: 'Derya Aksoy' })
  reading.resolve()
  await seen('Derya Aksoy')
  expect(screen.getByRole('button', { name: /^Kargoya kaydet/ }).getAttribute('aria-busy')).toBe('true')
  sending.resolve()
  await screen.findByRole('alertdialog', { name: 'Kargoya iletilemedi' })
})
