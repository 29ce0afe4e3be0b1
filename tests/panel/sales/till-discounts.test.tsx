import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { storedCoupon } from '#tests/fixtures/coupons.fixture.ts'
import { openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { pressKeys } from '#tests/panel/press-keys.ts'
import { variant } from '#tests/product-input.ts'

/** A coupon at the till: told with its reason before it is paid, given by the server alone, and taken off where nobody answers. */

const fixture = openPanelFixture()
const always = { start: '2026-01-01', end: '2099-12-31' }
let made = 0

beforeAll(async () => {
  await openTill(fixture.shop)
})

/** A till with one product at 49.90 and a coupon of ten percent that was typed. */
async function withCoupon() {
  made += 1
  const [code, stock_code] = [`KASA-${made}`, `URUN-${made}`]
  const id = await storedCoupon(fixture.shop, { ...always, code })
  await newVariant(fixture.shop, { variants: [variant({ stock_code, quantity: 5 })] })
  const { user } = await fixture.enter('/fastsale')
  await user.type(await screen.findByRole('textbox', { name: 'Barkod ya da stok kodu' }), `${stock_code}{Enter}`)
  await screen.findByRole('textbox', { name: 'Adet' })
  await type(user, code.toLowerCase())
  await waitFor(() => expect(total()).toBe('Ödenecek₺44,91'))
  return { user, id, code }
}

async function type(user: Awaited<ReturnType<typeof fixture.enter>>['user'], code: string): Promise<void> {
  await user.click(screen.getByRole('textbox', { name: 'Kupon kodu' }))
  await user.paste(code)
  await user.click(await press('Kuponu uygula'))
}

const total = () => within(screen.getByRole('region', { name: 'Toplam' })).getByRole('status').textContent
const press = (name: string) => screen.findByRole('button', { name })

test('it is told with its reason, stands on the receipt, and is used once the sale is stored', async () => {
  const { user, id, code } = await withCoupon()
  screen.getByText(
    'Sepetin 1 satırı bu kampanyanın kategorilerinden. %10, öncekilerden kalan tutardan bir kez düşülür.',
  )
  await user.click(await press('Ödemeye geç'))
  await user.click(await press('Satışı bitir'))
  const receipt = within(await screen.findByRole('article', { name: 'Fiş' }))
  const row = receipt.getByText(new RegExp(code)).parentElement
  expect(row?.textContent).toContain('-₺4,99')
  const [kept] = await fixture.shop.db.select().from(order_discounts).where(eq(order_discounts.coupon_id, id))
  expect(kept?.amount).toBe(499)
})

test('where nobody answers the sale is not finished with it; without it, it is', async () => {
  const { user, id } = await withCoupon()
  fixture.faults.next('GET', '/v1/panel/fast-sale/campaigns', async () => HttpResponse.error())
  await user.click(await press('Ödemeye geç'))
  const off = await press('İndirimleri çıkar')
  await user.click(await press('Satışı bitir'))
  expect(await screen.findAllByText(/^Sunucuya ulaşılamıyor: kupon ve kampanya indirimleri/)).not.toHaveLength(0)
  await user.click(off)
  await waitFor(() => expect(total()).toBe('Ödenecek₺49,90'))
  await user.click(await press('Satışı bitir'))
  await screen.findByRole('article', { name: 'Fiş' })
  expect(await fixture.shop.db.$count(order_discounts, eq(order_discounts.coupon_id, id))).toBe(0)
})

test('a code that nobody can be asked about is refused at its field, and the sale goes on', async () => {
  const { user } = await withCoupon()
  await user.click(await press('Kuponu çıkar'))
  fixture.faults.next('GET', '/v1/panel/fast-sale/campaigns', async () => HttpResponse.error())
  await type(user, 'BASKA')
  await screen.findByText(/^Sunucuya ulaşılamıyor: kupon ve kampanya indirimleri/)
  await user.clear(screen.getByRole('textbox', { name: 'Kupon kodu' }))
  await type(user, 'UYDURMA')
  await screen.findByText('UYDURMA kodlu bir kupon yok.')
  expect(total()).toBe('Ödenecek₺49,90')
})

test('one that was switched off meanwhile is told at the end, with the new total, and the sale is mended', async () => {
  const { user, id } = await withCoupon()
  await user.click(await press('Ödemeye geç'))
  const finish = await press('Satışı bitir')
  await fixture.shop.db.update(coupons).set({ status: 0 }).where(eq(coupons.id, id))
  await user.click(finish)
  await screen.findByText(/^İndirimler değişti: toplam artık 49,90\./)
  await waitFor(() => expect(total()).toBe('Ödenecek₺49,90'))
  await user.click(await press('Kuponu çıkar'))
  await user.click(await press('Satışı bitir'))
  await screen.findByRole('article', { name: 'Fiş' })
  expect(await fixture.shop.db.$count(order_discounts, eq(order_discounts.coupon_id, id))).toBe(0)
})

test('a code that is scanned while the coupon field has the focus is a coupon; after that, and elsewhere, a product', async () => {
  const { user, code } = await withCoupon()
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kupon kodu' })
  const pieces = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adet' }).value
  await user.click(await press('Kuponu çıkar'))
  await waitFor(() => expect(total()).toBe('Ödenecek₺49,90'))
  await user.click(field())
  pressKeys([...code, 'Enter'], 4)
  await waitFor(() => expect(total()).toBe('Ödenecek₺44,91'))
  expect(screen.queryByText(/kodlu aktif ürün yok/)).toBeNull()
  await user.click(field())
  pressKeys([...`URUN-${made}`, 'Enter'], 4)
  await waitFor(() => expect(pieces()).toBe('2'))
  expect(field().value).toBe(code)
})
