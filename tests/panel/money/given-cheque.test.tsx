import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenIn, newGivenCheque } from '#tests/fixtures/given-cheques.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** A given cheque on its page: the day is given there, and what opens the debt again is asked about first. */

const fixture = openPanelFixture()

test('a cheque was paid on the day that is given, was not after all, and is taken back once it was asked about', async () => {
  const { shop } = fixture
  const id = await newGivenCheque(shop)
  const { user } = await fixture.enter(`/given-cheques/edit/${id}`)
  const press = async (name: string) => user.click((await screen.findAllByRole('button', { name })).at(-1) as Element)
  const stands = async () => (await givenIn(shop, id))?.status
  const day = await screen.findByLabelText('İşlem günü')
  await user.type(day, '19.11.2026')
  await press('Bankadan ödendi')
  expect((await screen.findByText(/o günden önce ödenmez/)).textContent).toContain('20.11.2026')
  expect(await stands()).toBe('given')
  await user.clear(day)
  await user.type(day, '21.11.2026')
  await press('Bankadan ödendi')
  await waitFor(async () => expect(await stands()).toBe('cleared'))
  await screen.findByText(/· 21.11.2026/)
  await press('Ödemeyi geri al')
  await waitFor(async () => expect(await stands()).toBe('given'))
  await press('Geri al ve iptal et')
  const asked = await screen.findByRole('alertdialog', { name: 'Geri al ve iptal et' })
  expect(asked.textContent).toContain('yeniden ₺1.250,50 borçlanır')
  await press('Geri al ve iptal et')
  await waitFor(async () => expect(await stands()).toBe('returned'))
})
