import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** A stock count on its page, from opening it to the ledger. */

const fixture = openPanelFixture()

test('a shelf is counted by scanner, what is missing is explained, and becomes an adjustment', async () => {
  const goods = variant({ quantity: 3, shelf: 'Z9', stock_code: 'SAYILAN-1' })
  const { variant_id } = await newVariant(fixture.shop, { variants: [goods] })
  const { user } = await fixture.enter('/stock-movements/counts')
  const press = async (name: string) => user.click((await screen.findAllByRole('button', { name })).at(-1) as Element)
  await user.click(await screen.findByRole('button', { name: 'Stok sayımı aç' }))
  await user.type(await screen.findByLabelText('Sayımın adı'), 'Z rafı')
  await user.type(screen.getByLabelText('Raf'), 'z')
  await press('Stok sayımı aç')
  await screen.findByText(/1 varyant sayılacak/)
  await press('Stoğu dondur')
  const scan = await screen.findByLabelText('Barkod ya da stok kodu')
  await user.type(scan, 'YOK{Enter}')
  await screen.findByText('YOK bu sayımda yok.')
  await user.type(scan, 'SAYILAN-1{Enter}SAYILAN-1{Enter}')
  await screen.findByText(/: 2$/)
  await press('Sayımımı gönder')
  await screen.findByText('Sayılan: 2')
  await press('Farklara bak')
  await screen.findByText('Beklenen 3, sayılan 2: -1')
  await user.type(screen.getByLabelText(/^Farkın nedeni:/), 'Kırık')
  await press('Nedenleri kaydet')
  // Stored: there is no reason left to send.
  await screen.findByText('En az bir farkın nedenini yazın.')
  await press('Farkları işle')
  await screen.findByText(/1 fark stok düzeltmesi olarak yazılır/)
  await press('Farkları işle')
  await waitFor(() => expect(screen.getAllByText('İşlendi').length).toBeGreaterThan(0))
  const { rows } = await fixture.shop.db.execute(
    sql`select quantity, note from stock_movements where variant_id = ${variant_id} and type = 'adjustment'`,
  )
  expect(rows).toEqual([{ quantity: -1, note: 'Z rafı: Kırık' }])
})
