import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** A purchase on its page, from its draft to the stock. */

const fixture = openPanelFixture()

test('what is scanned into a draft is ordered and received by scanner', async () => {
  const { variant_id } = await newVariant(fixture.shop, {
    variants: [variant({ quantity: 1, supplier_price: '10.00', stock_code: 'ALINAN-1' })],
  })
  const { body } = await fixture.shop.call('POST', '/v1/panel/purchases', {
    body: { supplier_id: fixture.shop.own.supplier, currency: 'TRY' },
  })
  const { user } = await fixture.enter(`/fastBuy/purchase/details/${body.data.id}`)
  const press = async (name: string) => user.click((await screen.findAllByRole('button', { name })).at(-1) as Element)
  await user.type(await screen.findByLabelText('Barkod ya da stok kodu'), 'ALINAN-1{Enter}')
  const quantity = await screen.findByLabelText(/^Adet:/)
  await user.clear(quantity)
  await user.type(quantity, '2')
  // What is written is saved before it is ordered.
  await screen.findByText('Yazdıklarınız kaydedilmedi: önce kaydedin.')
  await press('Taslağı kaydet')
  await waitFor(() => expect(screen.queryByText('Yazdıklarınız kaydedilmedi: önce kaydedin.')).toBeNull())
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())
  await press('Sipariş et')
  await screen.findByText('Teslim alma')
  const scan = await screen.findByLabelText('Barkod ya da stok kodu')
  await user.type(scan, 'YOK{Enter}')
  await screen.findByText('YOK bu alışta yok.')
  await user.type(scan, 'ALINAN-1{Enter}')
  await press('Teslim al')
  await screen.findByText('2 adetten 1 bekleniyor')
  await press('Kalanın hepsi geldi')
  await press('Teslim al')
  await waitFor(() => expect(screen.getAllByText('Teslim alındı').length).toBeGreaterThan(0))
  await user.type(await screen.findByLabelText(/^Fatura no/), 'ABC7')
  await user.type(screen.getByLabelText(/^Fatura tarihi/), '20.11.2026')
  await press('Faturayı işle')
  await screen.findByText(/Fatura: ABC7/)
  const { rows } = await fixture.shop.db.execute(
    sql`select quantity from variants where id = ${variant_id} and quantity = 3`,
  )
  expect(rows).toHaveLength(1)
})
