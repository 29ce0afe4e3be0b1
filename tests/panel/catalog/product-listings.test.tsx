import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { linkShop, listingIn, listings, newListing } from '#tests/fixtures/listings.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function checked(): Promise<void> {
  await fixture.shop.call('POST', `${listings}/check`)
  await workOff(fixture.shop)
}

test('R170: a product that a rule keeps back says why, and leads to what mends it', async () => {
  await linkShop(fixture.shop, { brand: 'none' })
  await newListing(fixture.shop)
  await checked()
  await fixture.enter('/product-listings')
  const reason = await screen.findByText('Markayı pazaryeri markasıyla eşleştirin.')
  const row = reason.closest('tr') as HTMLElement
  expect(within(row).getByText('Kural engelliyor')).toBeTruthy()
  const mend = within(row).getByRole('link', { name: 'Düzelt' })
  expect(mend.getAttribute('href')).toBe(`/brands/edit/${fixture.shop.own.brand}`)
})

test('the selected products are tried first, and then sent as a job', async () => {
  await linkShop(fixture.shop)
  const { id } = await newListing(fixture.shop)
  await checked()
  const { user } = await fixture.enter('/product-listings')
  // The newest stands first.
  const [first] = await screen.findAllByRole('checkbox', { name: /^Seç: / })
  await user.click(first as HTMLElement)
  await user.click(await button('Pazaryerine gönder'))
  await seen('Gönderilecek')
  expect((await listingIn(fixture.shop, id)).state).toBe('unlisted')
  await user.click(await button('Gönder'))
  await screen.findByRole('heading', { name: /^Pazaryerine ürün gönderme/ })
  await workOff(fixture.shop)
  await waitFor(async () => expect((await listingIn(fixture.shop, id)).state).toBe('listed'))
})

test('a check that cannot be begun is told, and tried again', async () => {
  const { user } = await fixture.enter('/product-listings')
  fixture.faults.next('POST', `${listings}/check`, 500)
  const [first] = await screen.findAllByRole('button', { name: 'Kuralları denetle' })
  await user.click(first as HTMLElement)
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('İş başlatılamadı')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: /Tekrar dene|Yeniden dene/ }))
  await screen.findByRole('heading', { name: 'Pazaryerine gönderilecekleri denetleme' })
})
