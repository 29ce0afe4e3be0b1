import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { type NewOrder, newOrder, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture, password, seen } from '#tests/panel/panel-fixture.ts'

/** The refunds of an order on the page of the order. */

const fixture = openPanelFixture()
const page = '/v1/panel/orders/:id'
const delivered = () => newOrder(fixture.shop, { status: 'delivered', payment_status: 'paid' })

/** The page asks for its order anew, and its answer waits until it is let go. */
async function refreshing({ id }: NewOrder) {
  const { user } = await fixture.enter(`/orders/edit/${id}`, await fixture.tokenOf(fixture.admin))
  const open = await screen.findByRole('button', { name: 'Yeni iade' })
  const reading = Promise.withResolvers<void>()
  fixture.faults.next('GET', page, async (forward) => {
    await reading.promise
    return forward()
  })
  await user.click(screen.getByRole('button', { name: 'Siparişi yenile' }))
  await user.click(open)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Keten elbise/), '1')
  await user.selectOptions(dialog.getByLabelText(/^Neden/), 'Beden uymadı')
  await setOrder(fixture.shop, id, { customer_name: 'Derya Aksoy' })
  return { user, dialog, arrive: () => reading.resolve() }
}

test('what is typed of a refund while the page reads its order anew is not lost', async () => {
  const { dialog, arrive } = await refreshing(await delivered())
  arrive()
  await seen('Derya Aksoy')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Keten elbise/).value).toBe('1')
})

test('a refund that is sent while the page reads its order anew is answered to whoever sent it', async () => {
  const { user, dialog, arrive } = await refreshing(await delivered())
  const sending = Promise.withResolvers<void>()
  fixture.faults.next('POST', `${page}/refunds`, async () => {
    await sending.promise
    return HttpResponse.error()
  })
  await user.click(dialog.getByRole('button', { name: 'İadeyi aç' }))
  arrive()
  await seen('Derya Aksoy')
  sending.resolve()
  await screen.findByRole('alertdialog', { name: 'İade açılmadı' })
})

test('R36: a refund that met the end of the session is said to be not opened, and not that the session is over', async () => {
  const { user, dialog, arrive } = await refreshing(await delivered())
  arrive()
  await seen('Derya Aksoy')
  fixture.faults.next('POST', `${page}/refunds`, 401)
  await user.click(dialog.getByRole('button', { name: 'İadeyi aç' }))
  const ended = within(await screen.findByRole('alertdialog', { name: /^Oturumunuz sona erdi/ }))
  await user.type(ended.getByLabelText('Parola'), password)
  await user.click(ended.getByRole('button', { name: 'Giriş yap' }))
  const told = await screen.findByRole('alertdialog', { name: 'İade açılmadı' })
  expect(within(told).getByText(/^Oturumunuz sona ermişti, yeniden giriş yaptınız/)).toBeDefined()
  expect(told.textContent).not.toContain('Oturumunuz sona erdi')
  await user.click(within(told).getByRole('button', { name: 'Tekrar dene' }))
  await waitFor(() => expect(screen.queryByText('Bu siparişin iadesi yok.')).toBeNull())
})
