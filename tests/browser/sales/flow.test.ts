import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { axeInBothThemes } from '../axe.ts'
import { type BrowserFixture, openBrowserFixture } from '../browser-fixture.ts'
import { settled, show } from '../settled.ts'

/** Two questions of an analyst, each answered in at most three clicks. */

let browserFixture: BrowserFixture
beforeAll(async () => {
  browserFixture = await openBrowserFixture()
})
afterAll(() => browserFixture.close())

test('why did this order not ship: from the list of orders in two clicks', async () => {
  const { shop } = browserFixture
  const number = 'N-1001'
  const { id } = await newOrder(shop, { number, payment_method: 'money_transfer' })
  await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version: 1 } })
  const page = await browserFixture.visit()
  await show(page, '/orders')
  await page.getByRole('link', { name: number, exact: true }).click()
  await page.getByRole('link', { name: 'Neden ilerlemiyor?' }).click()
  await page.getByRole('list', { name: 'Reddedilen denemeler' }).getByText('Önce havaleyi ödendi').waitFor()
  await page.getByRole('region', { name: 'Önce ne olmalı?' }).getByText('Ödendi olarak işaretle').first().waitFor()
  await settled(page)
  expect(await axeInBothThemes(page)).toEqual([])
  await browserFixture.leave(page)
})

test('where do orders wait longest, and which: from any page in three clicks', async () => {
  const { shop } = browserFixture
  const number = 'N-1002'
  const { id } = await newOrder(shop, { number })
  const { shop_id } = shop.own
  await shop.db.execute(sql`
    insert into transitions (shop_id, subject, record_id, event, from_state, to_state, at, minutes, channel)
    select ${shop_id}::int, 'orders', ${id}::int, 'ACCEPT', 'pending', 'accepted', now() - interval '1 day', n * 60, 'online'
      from generate_series(1, 10) n
    union all
    select ${shop_id}::int, 'orders', ${id}::int, 'PREPARE', 'accepted', 'preparing', now() - interval '1 day', n, 'online'
      from generate_series(1, 10) n`)
  const page = await browserFixture.visit()
  await show(page, '/')
  await page.getByRole('menuitem', { name: 'Siparişler' }).click()
  await page.getByRole('menuitem', { name: 'Süreç haritası' }).click()
  const waits = page.getByRole('grid', { name: 'Nerede bekliyor' })
  // What is waited in longest stands first.
  const first = waits.getByRole('row').nth(1)
  await first.getByText('Beklemede').waitFor()
  await settled(page)
  expect(await axeInBothThemes(page)).toEqual([])
  await first.getByRole('link').click()
  await page.getByRole('link', { name: number }).first().waitFor()
  await browserFixture.leave(page)
})
