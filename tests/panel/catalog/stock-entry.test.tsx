import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'

/** Movements that the staff write, on their page and in the ledger. */

const fixture = openPanelFixture()

async function cup(code: string, quantity: number) {
  const translations = [translation(turkish, `Kupa ${code}`), translation(english, `Cup ${code}`)]
  return newVariant(fixture.shop, { translations, variants: [variant({ stock_code: code, quantity })] })
}

const movesOf = async (variant_id: number) => {
  const { rows } = await fixture.shop.db.execute(
    sql`select type, quantity, previous_stock, current_stock, note from stock_movements where variant_id = ${variant_id} order by id`,
  )
  return rows
}

test('two scans of a code are two pieces, a loss asks for its reason, and the ledger shows it', async () => {
  const { variant_id } = await cup('KUPA-1', 5)
  const { user } = await fixture.enter('/stock-movements/add')
  const scan = await screen.findByLabelText('Barkod ya da stok kodu')
  await user.type(scan, 'KUPA-1{Enter}')
  await screen.findByText('Stok: 5 → 6')
  await user.type(scan, 'KUPA-1{Enter}')
  await screen.findByText('Stok: 5 → 7')
  await user.click(screen.getByRole('radio', { name: 'Fire' }))
  await screen.findByText('Stok: 5 → 3')
  await user.click(screen.getByRole('button', { name: 'Hareketleri kaydet' }))
  await screen.findAllByText('Nedenini yazın: fire ve düzeltme açıklamasız kaydedilmez.')
  await user.type(screen.getByRole('textbox', { name: /Açıklama/ }), 'Kırıldı')
  await user.click(screen.getByRole('button', { name: 'Hareketleri kaydet' }))
  const row = await screen.findByRole('row', { name: /Kupa KUPA-1.*Fire/ })
  expect(within(row).getByText('-2')).toBeTruthy()
  await waitFor(async () =>
    expect(await movesOf(variant_id)).toEqual([
      { type: 'inbound', quantity: 5, previous_stock: 0, current_stock: 5, note: '' },
      { type: 'loss', quantity: -2, previous_stock: 5, current_stock: 3, note: 'Kırıldı' },
    ]),
  )
})

test('a code that nobody knows is told, and becomes no line', async () => {
  const { user } = await fixture.enter('/stock-movements/add')
  await user.type(await screen.findByLabelText('Barkod ya da stok kodu'), 'YOK-9{Enter}')
  await screen.findByText('YOK-9 kodlu ürün yok.')
  expect(screen.queryByRole('button', { name: /^Çıkar:/ })).toBeNull()
})

test('the figure of a product opens how it became so, down to the movements', async () => {
  const { variant_id } = await cup('KUPA-2', 5)
  const lines = [{ variant_id, quantity: 2, unit_price: '' }]
  await fixture.shop.call('POST', '/v1/panel/stock-movements', { body: { type: 'loss', note: 'Kırıldı', lines } })
  const { user } = await fixture.enter('/products?search=KUPA-2')
  await user.click(await screen.findByRole('button', { name: 'Stok nasıl böyle oldu: Kupa KUPA-2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kupa KUPA-2: stok 3' }))
  const moved = await dialog.findAllByRole('listitem')
  expect(moved.map(({ textContent }) => /\d+ [+-]\d+ = \d+/.exec(textContent ?? '')?.[0])).toEqual([
    '5 -2 = 3',
    '0 +5 = 5',
  ])
  expect(dialog.getByRole('link', { name: 'Stok hareketlerinde aç' })).toBeTruthy()
})
