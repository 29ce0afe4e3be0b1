import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { products, variants } from '#server/db/schema/products.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { orderOfOnePiece } from '#tests/fixtures/pickings.fixture.ts'
import { addressFor } from '#tests/fixtures/shipments.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** What picking ends in: the next order, the slip, the parcel and its label. */

const fixture = openPanelFixture()
beforeEach(async () => {
  await fixture.shop.db.delete(stock_movements)
  await fixture.shop.db.delete(order_payments)
  await fixture.shop.db.delete(orders)
})

/** An order that waits to be picked since so many days. */
const waiting = async (days: number) =>
  (
    await newOrder(fixture.shop, {
      status: 'accepted',
      shipping_address: addressFor('taken'),
      ordered_at: new Date(Date.now() - days * 86_400_000).toISOString(),
    })
  ).id

const basket = (id: number, next: readonly number[] = []) =>
  `/orders/edit/${id}/basket-picking${next.length > 0 ? `?next=${next.join(',')}` : ''}`

/** All of it is in the basket, and picking is over. */
async function finish(id: number) {
  const path = `${ordersPath}/${id}/picking`
  const { version, lines } = (await fixture.shop.call('GET', path)).body.data
  const picked = lines.map(({ line_id, quantity }: { line_id: number; quantity: number }) => ({
    line_id,
    picked: quantity,
  }))
  expect((await fixture.shop.call('PUT', path, { body: { version, lines: picked, done: 1 } })).http).toBe(200)
}

test('leads to the order that has waited longest, and says how many wait', async () => {
  const [young, old, done] = [await waiting(1), await waiting(3), await waiting(2)]
  await finish(done)
  const { user } = await fixture.enter(basket(done))
  const next = await screen.findByRole('link', { name: 'Sıradaki siparişi topla (2)' })
  expect(next.getAttribute('href')).toBe(basket(old))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(location.pathname).toBe(basket(old)))
  await screen.findByLabelText('Barkod ya da stok kodu')
  expect(young).not.toBe(old)
})

const queue = '/orders/picking'

test('the queue shows the order that has waited longest first, and begins with it and goes on with the others', async () => {
  const [young, old, done] = [await waiting(1), await waiting(3), await waiting(2)]
  await finish(done)
  await fixture.enter(queue)
  const begin = await screen.findByRole('link', { name: 'Sırayla topla (2)' })
  expect(begin.getAttribute('href')).toBe(basket(old, [young]))
  const rows = within(screen.getByRole('main'))
    .getAllByRole('link')
    .flatMap((link) => /^\/orders\/edit\/(\d+)\/basket-picking$/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])
  expect(rows.map(Number)).toEqual([old, young])
})

test('a piece that is scanned in the queue opens the order that waits for it, and lies in its basket once', async () => {
  await waiting(3)
  const { id, variant_id, code } = await orderOfOnePiece(fixture.shop)
  const { db } = fixture.shop
  const [variant] = await db.select().from(variants).where(eq(variants.id, variant_id))
  await db
    .update(products)
    .set({ search: code })
    .where(eq(products.id, variant?.product_id ?? 0))
  const { user } = await fixture.enter(queue)
  await screen.findByLabelText('Barkod ya da stok kodu')
  await user.keyboard(`${code}{Enter}`)
  await waitFor(() => expect(location.pathname).toBe(basket(id)))
  const inBasket = async () => (await fixture.shop.call('GET', `${ordersPath}/${id}/picking`)).body.data.lines[0].picked
  await waitFor(async () => expect(await inBasket()).toBe(1))
  expect(location.search).toBe('')
})

test('what no order waits for is said, and the queue stays', async () => {
  await waiting(1)
  const { user } = await fixture.enter(queue)
  await screen.findByLabelText('Barkod ya da stok kodu')
  await user.keyboard('8690000000999{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Toplanacak siparişlerin hiçbirinde yok: 8690000000999')
  expect(location.pathname).toBe(queue)
})

test('an empty queue says so', async () => {
  await finish(await waiting(1))
  await fixture.enter(queue)
  await screen.findByText('Toplanacak sipariş yok.')
  expect(screen.queryByRole('link', { name: /^Sırayla topla/ })).toBeNull()
})

test('says so where no other order waits', async () => {
  const done = await waiting(1)
  await finish(done)
  await fixture.enter(basket(done))
  await screen.findByText('Toplanacak başka sipariş yok.')
})

test('orders that were chosen in the list are picked in its order, and one that cannot be picked now is skipped', async () => {
  const [first, second, third] = [await waiting(3), await waiting(2), await waiting(1)]
  const { user } = await fixture.enter('/orders?status=accepted')
  for (const box of (await screen.findAllByRole('checkbox', { name: /^Seç/ })).toReversed()) await user.click(box)
  const begin = await screen.findByRole('link', { name: 'Sırayla topla' })
  expect(begin.getAttribute('href')).toBe(basket(third, [second, first]))
  await user.click(begin)
  await user.click(await screen.findByRole('link', { name: 'Atla (2 sırada)' }))
  await waitFor(() => expect(location.pathname + location.search).toBe(basket(second, [first])))
  await finish(second)
  await fixture.enter(basket(second, [first]))
  const next = await screen.findByRole('link', { name: 'Sıradaki siparişi topla (1)' })
  expect(next.getAttribute('href')).toBe(basket(first))
})

test('the parcel is announced and its label printed where picking ended, and the slip in a window of its own', async () => {
  const id = await waiting(1)
  await finish(id)
  const { user } = await fixture.enter(basket(id))
  await user.click(await screen.findByRole('button', { name: 'Kargoya kaydet' }))
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await user.click(await screen.findByRole('button', { name: 'Etiketi yazdır' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  await user.click(screen.getByRole('button', { name: 'Sevk fişi' }))
  await waitFor(() => expect(open).toHaveBeenCalledWith(`/orders/print?kind=slip&ids=${id}`, '_blank'))
  open.mockRestore()
})
