import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { incomingIn, newIncoming, ublText } from '#tests/fixtures/incoming.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** An incoming invoice on its page, from its open lines to the books. */

const fixture = openPanelFixture()

test('lines that are not known keep an invoice out of the books until somebody says what they are', async () => {
  const id = await newIncoming(fixture.shop, { source: 'xml', lines: [{ account: null }, {}] })
  const { user } = await fixture.enter(`/fastBuy/details/${id}`)
  const book = await screen.findByRole('button', { name: 'Defterlere işle' })
  await user.click(book)
  await screen.findByText('“Kupa” eşleşmedi: ürününü seçin ya da gider olarak işaretleyin.')
  await user.keyboard('{Escape}')
  await user.selectOptions(screen.getByLabelText('Ya da gider hesabı: Kupa'), '760')
  await waitFor(() => expect(screen.queryByLabelText('Ya da gider hesabı: Kupa')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Defterlere işle' }))
  await waitFor(async () => expect((await incomingIn(fixture.shop, id))?.status).toBe('booked'))
})

test('a file that is dropped leads to its invoice, whose barcode found its product, and again to the same', async () => {
  await newVariant(fixture.shop, { variants: [variant({ barcode: '8690000077771' })] })
  const text = ublText({ number: 'PNL2026000000001', lines: [{ barcode: '8690000077771' }] })
  const file = new File([text], 'fatura.xml', { type: 'text/xml' })
  for (const _ of [1, 2]) {
    const { user } = await fixture.enter('/fastBuy/invoices/new')
    await waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull())
    await user.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file)
    await screen.findByText(/5 adet · barkodla/)
  }
  const { rows } = await fixture.shop.db.execute('select from incoming_invoices where number = $$PNL2026000000001$$')
  expect(rows).toHaveLength(1)
})
