import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { confirm } from '#tests/panel/confirm.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** The steps of an order on its page: one reason once, one main step, the likely ones, the rest behind "more". */

const fixture = openPanelFixture()
const steps = async () => within(await screen.findByRole('region', { name: 'Olabilecek adımlar' }))
const unpaid = { payment_method: 'money_transfer', payment_status: 'not_paid', status: 'pending' } as const

test('what many steps of an unpaid transfer wait for is said once, and mended there', async () => {
  const { id } = await newOrder(fixture.shop, unpaid)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const part = await steps()
  const reasons = part
    .getAllByText(/Önce havaleyi ödendi olarak işaretleyin\./)
    .filter((one) => !one.closest('[hidden]'))
  expect(reasons.map((one) => one.textContent)).toEqual([
    '5 adım bekliyor: Önce havaleyi ödendi olarak işaretleyin. Ödendi olarak işaretle',
  ])
  // The step that clears the way is the main one, filled at the head of the page.
  const head = screen.getAllByRole('button', { name: 'Ödendi olarak işaretle' })
  expect(head).toHaveLength(3)
  await user.click(within(reasons[0] as HTMLElement).getByRole('button', { name: 'Ödendi olarak işaretle' }))
  await confirm(user)
  await waitFor(async () => expect((await orderIn(fixture.shop, id)).payment_status).toBe('paid'))
  await waitFor(() => expect(part.queryByText(/adım bekliyor/)).toBeNull())
})

test('what lies behind "more" is opened by key, and a refused step says why there', async () => {
  const { id } = await newOrder(fixture.shop, unpaid)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const more = (await steps()).getByRole('button', { name: 'Diğer adımlar' })
  more.focus()
  await user.keyboard('{Enter}')
  const menu = within(await screen.findByRole('menu'))
  const cancel = menu.getByRole('menuitem', { name: /^İptal et/ })
  expect(cancel.getAttribute('aria-disabled')).toBe('true')
  const why = document.getElementById(cancel.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('Önce havaleyi ödendi olarak işaretleyin.')
  cancel.focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('"what must happen first" takes the first step, and a later one says with which it begins', async () => {
  const { id } = await newOrder(fixture.shop, unpaid)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  const path = within(await screen.findByRole('region', { name: 'Önce ne olmalı?' }))
  await user.selectOptions(path.getByLabelText('Şu duruma gelmek için'), 'delivered')
  const [first, ...later] = path.getAllByRole('button')
  expect([first, ...later].map((one) => one?.textContent)).toEqual([
    'Ödendi olarak işaretle',
    'Onayla',
    'Teslim edildi',
  ])
  expect(later.map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  await user.click(later[1] as HTMLElement)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ödendi olarak işaretle' }))
  await confirm(user)
  await waitFor(async () => expect((await orderIn(fixture.shop, id)).payment_status).toBe('paid'))
})

test('D11: money asks how much before it is written, and its notice offers to take it back, which asks too', async () => {
  const { id } = await newOrder(fixture.shop, unpaid)
  const { user } = await fixture.enter(`/orders/edit/${id}`)
  await user.click((await steps()).getAllByRole('button', { name: 'Ödendi olarak işaretle' }).at(-1) as HTMLElement)
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/₺100,00 tahsil edilmiş yazılır/)
  expect((await orderIn(fixture.shop, id)).payment_status).toBe('not_paid')
  // What usually is so is proposed; a day that has not come is refused in front of the field.
  expect(question.getByLabelText<HTMLSelectElement>(/Paranın girdiği hesap/).selectedOptions[0]?.textContent).toBe(
    'Kasa',
  )
  const day = question.getByLabelText<HTMLInputElement>(/Ödeme tarihi/)
  const today = day.value
  await user.clear(day)
  await user.type(day, '01.01.2099')
  expect((await question.findAllByText('Gelecek bir tarihte gelen para işaretlenemez.')).length).toBeGreaterThan(0)
  await user.clear(day)
  await user.type(day, today)
  await user.type(question.getByLabelText(/Dekont/), 'DEKONT 17')
  await confirm(user)
  const back = await screen.findByRole('button', { name: 'Geri al' })
  const written = `Elle işaretlendi: Ayşe Yılmaz · Kasa · DEKONT 17`
  await screen.findByText((_, element) => element?.tagName === 'SPAN' && element.textContent === written)
  screen.getByText(
    (_, element) =>
      element?.tagName === 'LI' && element.textContent === `Ödeme kaydı: ₺100,00 · Kasa · ${today} · DEKONT 17`,
  )
  await user.click(back)
  expect((await screen.findByRole('alertdialog')).textContent).toContain('₺100,00 tutarındaki ödeme ters kayıtla')
  expect((await orderIn(fixture.shop, id)).payment_status).toBe('paid')
  await confirm(user)
  await waitFor(async () => expect((await orderIn(fixture.shop, id)).payment_status).toBe('not_paid'))
})
