import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newListing } from '#tests/fixtures/matches.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { productInput, translation } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()

async function add(name: string): Promise<number> {
  const translations = [translation(turkish, name), translation(english, `${name} in English`)]
  const answer = await fixture.shop.call('POST', '/v1/panel/products', {
    body: productInput(fixture.shop.own, { translations }),
  })
  expect(answer.body.status).toBe(1)
  return answer.body.data.id
}

test('products that a list has sent stay the chosen ones on the way back, never the whole list in their place', async () => {
  const [one, two] = [await add('Bir'), await add('İki')]
  await add('Üç')
  const { user } = await fixture.enter(`/products/bulk?ids=${one},${two}`)
  await screen.findByRole('radiogroup', { name: 'Seçilen 2 ürünü' })
  await user.click(screen.getByRole('button', { name: 'Geri' }))
  await seen('2 ürün seçildi')
  await user.click(screen.getByRole('button', { name: 'Devam' }))
  await screen.findByRole('radiogroup', { name: 'Seçilen 2 ürünü' })
})

test('R68: nothing chosen is nothing, and all of the list are chosen by their own words', async () => {
  await add('Dört')
  const { user } = await fixture.enter('/products/bulk')
  const all = await screen.findByRole('button', { name: /^Listedeki \d+ ürünün tümüyle devam et$/ })
  await user.click(screen.getByRole('button', { name: 'Devam' }))
  const told = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role="dialog"] [data-rule="list.none_selected"]')
    if (!found) throw new Error('Nothing is told of choosing')
    return found
  })
  await user.click(within(told).getByText(all.textContent))
  await screen.findByRole('radiogroup', { name: /^Seçilen \d+ ürünü$/ })
})

test('R167: before a deletion it is said what holds a product, with the way to it, and so it is in the job', async () => {
  const [held, free] = [await add('Satılan'), await add('Boşta')]
  const product = (await fixture.shop.call('GET', `/v1/panel/products/${held}`)).body.data
  await newListing(fixture.shop, { variant_id: product.variants[0].id })
  const { user } = await fixture.enter(`/products/bulk?ids=${held},${free}`)
  await user.click(await screen.findByRole('radio', { name: 'Sil' }))
  await user.click(screen.getByRole('button', { name: 'Kontrol et' }))
  const link = await screen.findByRole('link', { name: '1 pazaryeri eşleşmesi' })
  expect(link.getAttribute('href')).toBe(`/products/matches?product_id=${held}`)
  await user.click(screen.getByRole('button', { name: 'Sil' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }))
  await screen.findByRole('heading', { name: 'Toplu ürün silme' })
  await workOff(fixture.shop)
  await waitFor(() => expect(screen.getByRole('link', { name: '1 pazaryeri eşleşmesi' })).toBeTruthy())
})
