import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'

/** The one sentence that a failure is told with, where people read it. */

const fixture = openPanelFixture()
const noPermission = 'Yetki kontrolü başarısız. Çıkış yapıp tekrar girin.'
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map((one) => one.textContent ?? '')
    .filter(Boolean)

async function stored(path: string, body: unknown): Promise<number> {
  const { body: answer } = await fixture.shop.call('POST', path, { body })
  return answer.data.id
}
const product = (): Promise<number> => stored('/v1/panel/products', productInput(fixture.shop.own))

const ways: [string, () => Promise<string>, string][] = [
  ['a product', async () => `/products/edit/${await product()}`, '/v1/panel/products/:id'],
  [
    'a record',
    async () => `/brands/edit/${await stored('/v1/panel/brands', draftOf('brands'))}`,
    '/v1/panel/brands/:id',
  ],
  ['a list', async () => '/brands', '/v1/panel/brands'],
  ['the home page', async () => '/', '/v1/panel/dashboard/1'],
  ['choices', async () => '/products/add', '/v1/panel/suppliers'],
]

test.each(ways)('R201: a 403 on the way to %s says that the permission is missing, once', async (_, at, path) => {
  const address = await at()
  fixture.faults.next('GET', path, 403)
  await fixture.enter(address)
  await waitFor(() => expect(alerts().map((text) => text.replace('Tekrar dene', '').trim())).toEqual([noPermission]))
})

test('R201: a filter without its choices says why, and fetches them anew', async () => {
  fixture.faults.next('GET', '/v1/panel/brands', 403)
  const { user } = await fixture.enter('/products')
  await user.click(await screen.findByRole('button', { name: 'Filtre: Marka' }))
  await waitFor(() => expect(alerts()).toEqual([`${noPermission} Tekrar dene`]))
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  await waitFor(() => expect(alerts()).toEqual([]))
})

test('R94: a taken code is said outright, even where the server says no more than its status', async () => {
  const { user } = await fixture.enter(`/products/edit/${await product()}`)
  await user.type(await screen.findByRole('textbox', { name: /^Ürün adı/ }), ' yeni')
  fixture.faults.next('PUT', '/v1/panel/products/:id', async () => HttpResponse.json({ status: 2 }))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(alerts()).toEqual(['Stok kodu veya barkod zaten mevcut.']))
})

test('the name of a chosen record is waited for, and never guessed at by its number', async () => {
  const answer = Promise.withResolvers<void>()
  fixture.faults.next('GET', '/v1/panel/brands', (forward) => answer.promise.then(forward), 2)
  await fixture.enter(`/products/edit/${await product()}`)
  const brand = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Marka/ })
  expect([brand.value, brand.getAttribute('aria-busy')]).toEqual(['…', 'true'])
  answer.resolve()
  await waitFor(() => expect([brand.value, brand.getAttribute('aria-busy')]).toEqual(['Mavi Deniz', null]))
})
