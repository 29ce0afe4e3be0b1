import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** A code that nobody knows, made a product on the spot: the form opens with it, and asks only when a person has written something beside it. */

const fixture = openPanelFixture()
beforeAll(() => openTill(fixture.shop))

async function scanned(code: string) {
  const { user } = await fixture.enter('/fastsale')
  await user.type(await screen.findByRole('textbox', { name: 'Barkod ya da stok kodu' }), `${code}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Hızlı ürün ekle' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hızlı ürün ekle' }))
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Barkod/ }).value).toBe(code))
  return { user, dialog }
}

test('with nothing but the code in it, the form closes without a question', async () => {
  const { user } = await scanned('8690000000017')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('with a name beside the code, it asks first', async () => {
  const { user, dialog } = await scanned('8690000000024')
  await user.type(await dialog.findByRole('textbox', { name: /^Ürün adı/ }), 'Çorap')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Yazmaya devam et' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Ürün adı/ }).value).toBe('Çorap')
})
