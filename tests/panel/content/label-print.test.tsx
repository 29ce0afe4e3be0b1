import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openLabelThemes } from '#server/content/labels/open-themes.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** Labels are chosen, counted and printed on their page, and leave the queue once they came out. */

const fixture = openPanelFixture()
let made = 0
async function newOne(barcode = '') {
  made += 1
  return newVariant(fixture.shop, { variants: [variant({ stock_code: `YAZ-${made}`, barcode })] })
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const waiting = async () =>
  (await fixture.shop.db.execute<{ id: number }>(sql`select variant_id as id from label_queue`)).rows.map(
    ({ id }) => id,
  )

beforeAll(() => openLabelThemes(fixture.shop.db))
beforeEach(async () => {
  await fixture.shop.db.execute(sql`delete from label_queue`)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('R221: a blocked window prints nothing and says so; the next one opens with theme, products, counts and place', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValueOnce(null).mockReturnValue(window)
  const { product_id, variant_id } = await newOne('4006381333931')
  const { user } = await fixture.enter(`/barcode/generator?products=${product_id}`)
  const theme = await screen.findByLabelText(/^Etiket teması/)
  await user.selectOptions(theme, 'A4 sayfa 3 × 8')
  const count = await screen.findByLabelText(/etiket sayısı/)
  await user.clear(count)
  await user.type(count, '30')
  const start = screen.getByLabelText(/^İlk etiketin yeri/)
  await user.clear(start)
  await user.type(start, '4')
  // Thirty labels from the fourth place of the first sheet on are two sheets.
  expect(await screen.findByRole('region', { name: 'Önizleme: 30 etiket, 2 sayfa' })).toBeTruthy()
  await user.click(await button('Yazdır'))
  await seen('Tarayıcı yazdırma penceresini engelledi. Açılır pencerelere izin verin.')
  await user.click(await button('Tekrar dene'))
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2))
  const [address] = opened.mock.lastCall ?? []
  expect(String(address)).toMatch(
    new RegExp(`^/barcode/generator/print\\?theme=\\d+&variants=${variant_id}&counts=30&start=4$`),
  )
})

test('a changed price waits, is printed, and leaves the queue only once somebody says that it came out', async () => {
  vi.spyOn(window, 'open').mockReturnValue(window)
  const { variant_id } = await newOne()
  await fixture.shop.db.execute(sql`update prices set price = price + 100 where variant_id = ${variant_id}`)
  const { user } = await fixture.enter('/barcode/generator')
  await user.click(await screen.findByRole('link', { name: 'Bu 1 fiyat değişti, etiketlerini yazdır' }))
  await screen.findByLabelText(/etiket sayısı/)
  await user.click(await button('Yazdır'))
  await user.click(await button('Hayır, kuyrukta kalsın'))
  expect(await waiting()).toEqual([variant_id])
  await user.click(await button('Yazdır'))
  await user.click(await button('Evet, basıldı'))
  await seen('Etiketi yazdırılacak ürünler burada görünür')
  expect(await waiting()).toEqual([])
})

test('nothing is printed of no product, and a count that is none is told at its field', async () => {
  const { product_id } = await newOne()
  const { user } = await fixture.enter(`/barcode/generator?products=${product_id}`)
  const count = await screen.findByLabelText(/etiket sayısı/)
  await user.clear(count)
  await user.type(count, 'x')
  await waitFor(() => expect(count.getAttribute('aria-invalid')).toBe('true'))
  await user.click(await button(/ürününü çıkar$/))
  await seen('Etiketi yazdırılacak ürünler burada görünür')
})

test('the window draws every label as often as it is asked for, each in its place', async () => {
  const { variant_id } = await newOne()
  const { rows } = await fixture.shop.db.execute<{ id: number }>(sql`
    select id from label_themes where shop_id = ${fixture.shop.own.shop_id} and paper = 'sheet'`)
  await fixture.enter(`/barcode/generator/print?theme=${rows[0]?.id}&variants=${variant_id}&counts=3&start=2`)
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByRole('img')).toHaveLength(3))
  const [first] = within(screen.getByRole('main')).getAllByRole('img')
  const { left, top } = first?.parentElement?.style ?? { left: '', top: '' }
  // The second of three columns of 70 mm on a sheet of 210; 4.5 of 297 mm from its upper edge.
  expect([Number.parseFloat(left).toFixed(2), Number.parseFloat(top).toFixed(2)]).toEqual(['33.33', '1.52'])
})
