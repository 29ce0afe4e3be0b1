import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { orderIn } from '#tests/fixtures/orders.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Collecting on its page: the orders fill as the amount is typed, and the receipt tells what each got. */

const fixture = openPanelFixture()

test('the amount fills the orders oldest first, is confirmed, and can be taken back', async () => {
  const { shop } = fixture
  const { customer_id, ids } = await newDebtor(shop, [10_000, 30_000])
  const { user } = await fixture.enter(`/accounting-customers/collect/${customer_id}`)
  await user.click(await screen.findByRole('button', { name: 'Tümünü seç' }))
  await user.type(screen.getByLabelText(/^Tutar/), '220,00')
  await screen.findByText(/^Kısmen: 120,00/)
  screen.getByText('Ödenir')
  await user.click(screen.getByRole('button', { name: /^Tahsil et/ }))
  const asked = await screen.findByRole('alertdialog', { name: 'Tahsilatı onaylayın' })
  expect(asked.textContent).toContain('2 siparişe')
  await user.click(screen.getAllByRole('button', { name: /^Tahsil et/ }).at(-1) as HTMLElement)
  await screen.findByRole('heading', { name: /^Tahsilat makbuzu/ })
  expect((await orderIn(shop, ids[1] ?? 0)).paid_total).toBe(12_000)
  await user.click(screen.getByRole('button', { name: 'Geri al' }))
  await screen.findByRole('alertdialog', { name: 'Tahsilat geri alınsın mı?' })
  await user.click(screen.getAllByRole('button', { name: 'Geri al' }).at(-1) as HTMLElement)
  await screen.findByText(/^Geri alındı:/)
  await waitFor(async () => expect((await orderIn(shop, ids[1] ?? 0)).paid_total).toBe(0))
})
