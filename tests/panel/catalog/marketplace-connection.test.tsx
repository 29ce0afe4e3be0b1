import { screen, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** What waits for a marketplace leads to where one is connected. */

const fixture = openPanelFixture()
const words = 'Pazaryeri bağlantılarına git'
beforeEach(() => fixture.shop.db.execute(sql`update shop_marketplaces set shop_status = 0`))

test('R179: fetching orders while no marketplace is connected', async () => {
  const { user } = await fixture.enter('/marketplace-orders')
  await user.click(await screen.findByRole('button', { name: 'Pazaryerinden getir' }))
  const dialog = await screen.findByRole('dialog')
  expect((await within(dialog).findByRole('link', { name: words })).getAttribute('href')).toMatch(
    /\/shop-marketplaces$/,
  )
})

test('R179: beginning to send products', async () => {
  const { user } = await fixture.enter('/product-listings')
  const [check] = await screen.findAllByRole('button', { name: 'Kuralları denetle' })
  if (check) await user.click(check)
  const dialog = await screen.findByRole('alertdialog')
  expect((await within(dialog).findByRole('link', { name: words })).getAttribute('href')).toMatch(
    /\/shop-marketplaces$/,
  )
})

test('R179: fetching what the marketplace lists, to be matched', async () => {
  const { user } = await fixture.enter('/products/matches')
  const [fetch] = await screen.findAllByRole('button', { name: 'Pazaryerinden getir' })
  if (fetch) await user.click(fetch)
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toMatch(/\/shop-marketplaces$/)
})
