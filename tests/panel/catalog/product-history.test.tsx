import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Product } from '#api/contract/catalog/products.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { price, productInput } from '#tests/product-input.ts'
import { turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()
const path = '/v1/panel/products'

async function edit(id: number, change: (product: Product) => Partial<Product>): Promise<void> {
  const {
    id: _,
    created_at: __,
    updated_at: ___,
    ...body
  } = (await fixture.shop.call('GET', `${path}/${id}`)).body.data
  const answer = await fixture.shop.call('PUT', `${path}/${id}`, { body: { ...body, ...change(body) } })
  expect(answer.body).toMatchObject({ status: 1 })
}

async function open() {
  const body = productInput(fixture.shop.own)
  const { id } = (await fixture.shop.call('POST', path, { body })).body.data
  return { id, entered: () => fixture.enter(`/products/edit/${id}`) }
}

const lines = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Geçmiş' })
  await within(dialog).findByText('Eklendi')
  return within(dialog)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.tagName === 'OL')
    .map((item) => item.textContent)
}

test('who changed what of a product, and from what to what, is a press away, in the words of its form', async () => {
  const { id, entered } = await open()
  await edit(id, ({ variants, translations }) => ({
    ...{ status: 0, brand_id: null },
    translations: translations.map((one) => (one.language_id === turkish ? { ...one, name: 'Yeni ad' } : one)),
    variants: variants.map((one) => ({ ...one, prices: [price({ price: '1259.90' })] })),
  }))
  const { user } = await entered()
  await user.click(await screen.findByRole('button', { name: 'Geçmiş' }))
  await within(await screen.findByRole('dialog')).findByText('Mavi Deniz')
  const [last, first, ...others] = await lines()
  expect(others).toEqual([])
  expect(last).toMatch(/^Değiştirildi\d\d\.\d\d\.\d{4} \d\d:\d\d · \S/)
  for (const change of [
    'Durum: Açık → Kapalı',
    'Marka: Mavi Deniz → (boş)',
    'Ürün adı · Türkçe: Keten elbise → Yeni ad',
  ])
    expect(last).toContain(change)
  expect(last).toContain('Satış fiyatı · Türkiye: 49,90 → 1.259,90')
  expect(first).toMatch(/^Eklendi/)
})

test('what is older is asked for, and what cannot be had is asked for again', async () => {
  const { id, entered } = await open()
  const { shop_id } = fixture.shop.own
  const one = { shop_id, request_id: '', subject: 'products', subject_id: id, event: 'update' }
  const changes = { before: { status: 1 }, after: { status: 0 } }
  await fixture.shop.db.insert(audit_log).values(Array.from({ length: 21 }, () => ({ ...one, ...changes })))
  fixture.faults.next('GET', `${path}/${id}/history`, 500)
  const { user } = await entered()
  await user.click(await screen.findByRole('button', { name: 'Geçmiş' }))
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
  expect(await screen.findAllByText('Değiştirildi')).toHaveLength(20)
  await user.click(await screen.findByRole('button', { name: 'Daha eskileri' }))
  expect(await lines()).toHaveLength(22)
  expect(screen.queryByRole('button', { name: 'Daha eskileri' })).toBe(null)
})
