import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { products } from '#server/db/schema/products.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { productInput, translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()

async function add(name: string, status: 0 | 1 = 1): Promise<void> {
  const body = productInput(fixture.shop.own, {
    ...{ status, variants: [variant({ stock_code: `${name} kodu` })] },
    translations: [translation(turkish, name), translation(english, name)],
  })
  expect((await fixture.shop.call('POST', '/v1/panel/products', { body })).body.status).toBe(1)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const way = (says: RegExp) => screen.findByRole('link', { name: says })
const next = /^Listedeki sonraki kayıt/
const previous = /^Listedeki önceki kayıt/

beforeEach(async () => {
  await fixture.shop.db.delete(products)
  await add('Birinci')
  await add('İkinci', 0)
  await add('Üçüncü')
})

test('a product leads to those beside it in the list that it was opened from, with its filter and order, and back to that list', async () => {
  const { user } = await fixture.enter('/products?status=1')
  await user.click(await screen.findByRole('link', { name: 'Üçüncü' }))
  await heading('Üçüncü')
  expect((await way(next)).getAttribute('title')).toBe('Birinci (Alt+J)')
  expect(screen.queryByRole('link', { name: previous })).toBe(null)
  await user.click(await way(next))
  await heading('Birinci')
  expect((await way(previous)).parentElement?.textContent).toContain('2 / 2')
  expect(screen.queryByRole('link', { name: next })).toBe(null)
  await user.keyboard('{Alt>}k{/Alt}')
  await heading('Üçüncü')
  history.back()
  await waitFor(() => expect(location.search).toBe('?status=1'))
  await screen.findByRole('grid')
})

test('a reload keeps the list that a product was opened from, with its filter and order, for the same person alone', async () => {
  const { user } = await fixture.enter('/products?status=1')
  await user.click(await screen.findByRole('link', { name: 'Üçüncü' }))
  await heading('Üçüncü')
  const { pathname } = location
  const again = await fixture.enter(pathname)
  await heading('Üçüncü')
  expect((await way(next)).getAttribute('title')).toBe('Birinci (Alt+J)')
  await again.user.click(await way(next))
  await heading('Birinci')
  expect((await way(previous)).parentElement?.textContent).toContain('2 / 2')
  await fixture.enter(pathname, await fixture.shop.as([600, 601, 603]))
  await heading('Üçüncü')
  await screen.findByRole('button', { name: 'Kaydet' })
  expect(screen.queryByRole('link', { name: next })).toBe(null)
})

test('unsaved work is asked about before another product is opened, by the key too', async () => {
  const { user } = await fixture.enter('/products')
  await user.click(await screen.findByRole('link', { name: 'Üçüncü' }))
  await way(next)
  await user.type(await screen.findByRole('textbox', { name: 'Ürün adı' }), ' yeni')
  await user.keyboard('{Alt>}j{/Alt}')
  await user.click(await screen.findByRole('button', { name: 'Sayfada kal' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ürün adı' }).value).toBe('Üçüncü yeni')
  await user.keyboard('{Alt>}j{/Alt}')
  await screen.findByRole('alertdialog')
  await user.keyboard('{Alt>}j{/Alt}')
  await user.click(await screen.findByRole('button', { name: 'Değişiklikleri bırak' }))
  await heading('İkinci')
})

test('a product that no list led to stands alone', async () => {
  const [row] = await fixture.shop.db.select({ id: products.id }).from(products)
  await fixture.enter(`/products/edit/${row?.id}`)
  await screen.findByRole('textbox', { name: 'Ürün adı' })
  expect(screen.queryByRole('navigation', { name: 'Listedeki yeri' })).toBe(null)
})
