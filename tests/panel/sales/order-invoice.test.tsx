import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { orderIn, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** The invoice of an order on the page of the order. */

const fixture = openPanelFixture()
const page = '/v1/panel/orders/:id'

test('what is asked about an invoice while the page reads its order anew is still asked afterwards', async () => {
  const { order_id } = await newInvoice(fixture.shop, { status: 'succeed' })
  const { user } = await fixture.enter(`/orders/edit/${order_id}`)
  const cancel = await screen.findByRole('button', { name: 'Faturayı iptal et' })
  const reading = Promise.withResolvers<void>()
  fixture.faults.next('GET', page, async (forward) => {
    await reading.promise
    return forward()
  })
  await user.click(screen.getByRole('button', { name: 'Siparişi yenile' }))
  await user.click(cancel)
  await screen.findByRole('alertdialog', { name: /^Fatura KPA/ })
  const { version } = await orderIn(fixture.shop, order_id)
  await setOrder(fixture.shop, order_id, { version: version + 1, customer_name: 'Derya Aksoy' })
  reading.resolve()
  await seen('Derya Aksoy')
  expect(screen.queryByRole('alertdialog', { name: /^Fatura KPA/ })).not.toBeNull()
})

test('the invoice of an order comes with the order, and with no call of its own', async () => {
  const { order_id } = await newInvoice(fixture.shop, { status: 'succeed' })
  await fixture.enter(`/orders/edit/${order_id}`)
  await screen.findByRole('button', { name: 'Faturayı iptal et' })
  const asked = fixture.faults.made.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('invoice'))
  expect(asked).toEqual([])
})

test('nothing is done with the invoice of an order as it once stood', async () => {
  const { order_id } = await newInvoice(fixture.shop, { status: 'succeed' })
  const { user } = await fixture.enter(`/orders/edit/${order_id}`)
  await screen.findByRole('button', { name: 'Faturayı iptal et' })
  const [moment] = screen.getAllByRole('button', { name: /^O ana bak: / })
  await user.click(moment as HTMLElement)
  expect(screen.queryByRole('button', { name: 'Faturayı iptal et' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Bugüne dön' }))
  await screen.findByRole('button', { name: 'Faturayı iptal et' })
})
