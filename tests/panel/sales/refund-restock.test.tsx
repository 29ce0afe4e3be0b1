import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { refundIn, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Whether what comes back goes into the stock is as its reason has it, until somebody says otherwise. */

const fixture = openPanelFixture()

async function faulty(): Promise<number> {
  const { shop } = fixture
  const sold = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
  const reason = { reason_id: shop.own.reason.described, description: 'Tabanı ayrıldı' }
  const lines = [{ line_id: sold.line_id, quantity: 1, ...reason }]
  return (await shop.call('POST', `${ordersPath}/${sold.id}/refunds`, { body: { lines } })).body.data.id
}

async function opened(id: number) {
  const { user } = await fixture.enter(`/order-refunds/edit/${id}`)
  const restock = await screen.findByLabelText<HTMLInputElement>(/^Kabul edilen ürünleri stoğa al/)
  const receive = async () => {
    await user.click(screen.getByRole('button', { name: 'Ürünleri teslim al' }))
    await waitFor(async () => expect((await refundIn(fixture.shop, id)).received).toBe(1))
    return (await refundIn(fixture.shop, id)).restock
  }
  return { user, restock, receive }
}

test('what came back faulty is not offered to the stock, and the page says why', async () => {
  const { restock, receive } = await opened(await faulty())
  expect(restock.checked).toBe(false)
  screen.getByText('Nedeni “Kusurlu ürün” olan ürün stoğa alınmaz. Ürün satılabilir durumdaysa açın.')
  expect(await receive()).toBe(0)
})

test('what somebody says stays, whatever is decided of its lines after it', async () => {
  const id = await faulty()
  const { user, restock, receive } = await opened(id)
  await user.click(restock)
  await user.click(screen.getByRole('button', { name: /^Kabul et: / }))
  await waitFor(async () => {
    const { lines } = (await fixture.shop.call('GET', `${refundsPath}/${id}`)).body.data
    expect(lines[0].decision).toBe('accepted')
  })
  await waitFor(() => expect(restock.checked).toBe(true))
  expect(await receive()).toBe(1)
})
