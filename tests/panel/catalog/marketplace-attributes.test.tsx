import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { linkShop } from '#tests/fixtures/listings.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()

test('on the form of a linked category a value is chosen for what the marketplace asks for', async () => {
  const { shop } = fixture
  const id = shop.own.category.elbise
  await linkShop(shop, { category: 'Elbise' })
  const { user } = await fixture.enter(`/categories/edit/${id}`)
  const [source] = await screen.findAllByLabelText(/^Değeri nereden gelir/)
  await user.selectOptions(source as HTMLElement, 'Bütün ürünlerde aynı değer')
  const save = screen.getByRole('button', { name: /^Seçimleri kaydet/ })
  await user.click(save)
  await seen('Gönderilecek değeri seçin.')
  const value = screen.getByRole('combobox', { name: /^Pazaryerindeki değeri/ })
  await user.type(value, 'Siyah')
  await user.click(await screen.findByRole('option', { name: 'Siyah' }))
  await user.click(save)
  await waitFor(async () => {
    const { body } = await shop.call('GET', `/v1/panel/categories/${id}/marketplace-attributes`)
    expect(body.data.chosen).toMatchObject([{ attribute_id: 47, source: 'fixed', value_id: 6980 }])
  })
})

test('what is chosen and not saved stays when the category itself is saved, and leaving asks first', async () => {
  const { shop } = fixture
  const id = shop.own.category.elbise
  await linkShop(shop, { category: 'Elbise' })
  await shop.db.execute(sql`update categories set marketplace_attributes = default where id = ${id}`)
  const { user } = await fixture.enter(`/categories/edit/${id}`)
  const sources = () => screen.findAllByLabelText(/^Değeri nereden gelir/) as Promise<HTMLSelectElement[]>
  await user.selectOptions((await sources())[0] as HTMLElement, 'Bütün ürünlerde aynı değer')
  const [name] = screen.getAllByDisplayValue('Elbise')
  await user.type(name as HTMLElement, ' ve etek')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(async () => {
    const { rows } = await shop.db.execute(sql`select label from categories where id = ${id}`)
    expect(rows).toEqual([{ label: 'Elbise ve etek' }])
  })
  await waitFor(() => expect(screen.queryByText('Kaydedilmemiş değişiklikler var')).toBeNull())
  expect((await sources())[0]?.value).toBe('fixed')
  await user.click(screen.getAllByRole('link', { name: 'Kategoriler' })[0] as HTMLElement)
  expect(await screen.findByRole('alertdialog')).toBeDefined()
})
