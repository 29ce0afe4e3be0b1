import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { productInput, variant } from '#tests/product-input.ts'

const fixture = openPanelFixture()

test('the figures of the home page are the totals of their lists', async () => {
  const { shop, enter } = fixture
  for (const quantity of [0, 3, 4])
    await shop.call('POST', '/v1/panel/products', {
      body: productInput(shop.own, { variants: [variant({ quantity })] }),
    })
  await enter('/')
  const { total } = (await shop.call('GET', '/v1/panel/brands')).body.data
  await waitFor(() => expect(figures()).toEqual({ Ürün: '3', 'Stokta olmayan ürün': '1', Marka: String(total) }))
})

test('only what the person may open is counted', async () => {
  const { shop, enter, faults } = fixture
  await enter('/', await shop.as([200, 1100]))
  await waitFor(() => expect(Object.keys(figures())).toEqual(['Marka']))
  expect(faults.calls('GET', '/v1/panel/products')).toBe(0)
})

test('a figure that does not come leaves a way to ask again', async () => {
  const { enter, faults } = fixture
  faults.next('GET', '/v1/panel/brands', 'no-connection')
  const { user } = await enter('/')
  await seen('Yüklenemedi. Tekrar deneyin.')
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  await waitFor(() => expect(figures()).toMatchObject({ Ürün: '3' }))
})

/** The figures on the page, by their words. */
function figures(): Record<string, string> {
  const terms = [...document.querySelectorAll('main dl > div')]
  return Object.fromEntries(
    terms.map((one) => [one.querySelector('dt')?.textContent ?? '', one.querySelector('dd')?.textContent ?? '']),
  )
}
