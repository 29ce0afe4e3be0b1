import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chequeIn, newCheque } from '#tests/fixtures/cheques.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** A cheque on its page: where it is to go is chosen there, and what opens the debt again is asked about first. */

const fixture = openPanelFixture()

test('a cheque is given to the bank that was chosen, bounces once it was asked about, and goes back to the customer', async () => {
  const { shop } = fixture
  const id = await newCheque(shop)
  const { user } = await fixture.enter(`/cheques/edit/${id}`)
  const press = async (name: string) => user.click((await screen.findAllByRole('button', { name })).at(-1) as Element)
  const stands = async () => (await chequeIn(shop, id))?.status
  await user.selectOptions(
    await screen.findByLabelText('Banka ya da kasa'),
    await screen.findByRole('option', { name: 'Çek bankası' }),
  )
  await press('Bankaya ver')
  await waitFor(async () => expect(await stands()).toBe('deposited'))
  await press('Karşılıksız çıktı')
  const asked = await screen.findByRole('alertdialog', { name: 'Karşılıksız çıktı' })
  expect(asked.textContent).toContain('yeniden ₺1.250,50 borçlanır')
  await press('Karşılıksız çıktı')
  await waitFor(async () => expect(await stands()).toBe('bounced'))
  await press('Müşteriye iade et')
  await press('Müşteriye iade et')
  await waitFor(async () => expect(await stands()).toBe('returned'))
})

test('what was written wrongly is mended in a dialog, and the history tells what stood there', async () => {
  const { shop } = fixture
  const id = await newCheque(shop)
  const { user } = await fixture.enter(`/cheques/edit/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Bilgileri düzelt' }))
  const bank = await screen.findByLabelText('Banka')
  await user.clear(bank)
  await user.type(bank, 'Akbank')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await screen.findByText('Banka: Ziraat → Akbank')
  expect(await chequeIn(shop, id)).toMatchObject({ bank: 'Akbank', amount: 125_050, status: 'portfolio' })
})
