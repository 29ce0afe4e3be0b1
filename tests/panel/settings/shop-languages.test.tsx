import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** The languages of the shop, from the click to the row. */

const fixture = openPanelFixture()
const german = 177

beforeEach(async () => {
  const { db, own } = fixture.shop
  await db.execute(sql`delete from shop_languages where shop_id = ${own.shop_id} and language_id not in (175, 176)`)
})

async function stored() {
  const { db, own } = fixture.shop
  const { rows } = await db.execute<{ language_id: number; status: number }>(
    sql`select language_id, status from shop_languages where shop_id = ${own.shop_id} order by position`,
  )
  return rows.map((row) => [row.language_id, row.status])
}

test('R16, R22: one of all languages is added, and the next form asks for a name in it', async () => {
  const { user } = await fixture.enter('/shop-languages/add')
  await user.type(await screen.findByRole('combobox', { name: /^Dil/ }), 'germ')
  await user.click(await screen.findByRole('option', { name: 'Deutsch - German' }))
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () =>
    expect(await stored()).toEqual([
      [175, 1],
      [176, 1],
      [german, 1],
    ]),
  )
  // What is still to be written in it is told at once.
  await waitFor(() => expect(location.pathname).toMatch(/\/shop-languages\/edit\/\d+$/))
  const missing = await screen.findByRole('region', { name: 'Bu dilde eksik metinler' })
  expect(await within(missing).findByRole('link', { name: 'Birimler' })).toBeTruthy()
  await fixture.shop.db.execute(sql`update shop_languages set status = 1`)
  await fixture.enter('/units/add')
  for (const name of [/Türkçe/, /English/, /Deutsch/]) expect(await screen.findByRole('tab', { name })).toBeTruthy()
})

test('the default language is not switched off: its switch says why beforehand', async () => {
  const { db, own } = fixture.shop
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from shop_languages where shop_id = ${own.shop_id} and language_id = 175`,
  )
  const { user } = await fixture.enter(`/shop-languages/edit/${rows[0]?.id}`)
  const status = await screen.findByRole('switch', { name: /Durum/ })
  await waitFor(() => expect(status.getAttribute('aria-disabled')).toBe('true'))
  await user.click(status)
  await seen('Varsayılan dil kapatılamaz.')
  expect(status.getAttribute('aria-checked') ?? String((status as HTMLInputElement).checked)).toBe('true')
  expect(await stored()).toEqual([
    [175, 1],
    [176, 1],
  ])
})

test('a language that is on says what is still to be written in it, and leads there', async () => {
  const { body } = await fixture.shop.call('POST', '/v1/panel/shop-languages', {
    body: { language_id: german, position: 0, status: 1 },
  })
  await fixture.enter(`/shop-languages/edit/${body.data.id}`)
  const section = await screen.findByRole('region', { name: 'Bu dilde eksik metinler' })
  const link = await within(section).findByRole('link', { name: 'Birimler' })
  expect(link.getAttribute('href')).toMatch(/\/units\?untranslated=177$/)
  const [unit] = (await fixture.shop.call('GET', '/v1/panel/units')).body.data.rows
  expect(within(section).getByRole('link', { name: unit.label }).getAttribute('href')).toMatch(
    new RegExp(`/units/edit/${unit.id}$`),
  )
})

test('the languages are put in order by their buttons, which is stored at once', async () => {
  const { user } = await fixture.enter('/shop-languages')
  await user.click(await screen.findByRole('button', { name: 'Sırala' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sırala' })
  const english = await within(dialog).findByRole('button', { name: /^Öne al: English/ })
  await user.click(english)
  await waitFor(async () =>
    expect(await stored()).toEqual([
      [176, 1],
      [175, 1],
    ]),
  )
})

test('the tree of categories shows those without a name in a language', async () => {
  const { shop } = fixture
  const name = (language_id: number, text: string) => ({ language_id, name: text })
  await shop.db.execute(sql`
    update categories set translations = ${JSON.stringify([name(175, 'Elbise'), name(176, '')])}::jsonb
     where shop_id = ${shop.own.shop_id} and id = ${shop.own.category.elbise}`)
  await fixture.enter('/categories?untranslated=176')
  expect(await screen.findByRole('link', { name: /Elbise/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ayakkabı/ })).toBeNull())
})
