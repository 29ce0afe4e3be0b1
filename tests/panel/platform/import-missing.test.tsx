import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { firstChoices } from '#api/contract/platform/imports.ts'
import { workOff } from '#tests/jobs.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { check, csv } from '#tests/server/platform/imports/files.ts'

/** What a file names and the shop lacks is made where its check says so: at the ticks of the check itself. */

const fixture = openPanelFixture()

const headers = 'Stok kodu;Ürün adı;Kategori;Vergi;Fiyat;Stok;Marka;Etiketler'
const lines = [
  'MA-1;Sürahi;Giyim > Kadın > Şal;KDV %20;10;1;Iğdır Cam;Yeni, Yaz',
  'MA-2;Bardak;Tişört;KDV %20;10;1;ığdır cam;Yeni',
]

const names = async (table: string) => {
  const { rows } = await fixture.shop.db.execute<{ label: string }>(
    sql`select label from ${sql.raw(table)} where shop_id = ${fixture.shop.own.shop_id} order by id`,
  )
  return rows.map(({ label }) => label)
}
const all = () => Promise.all(['brands', 'categories', 'tags', 'products'].map(names))

const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const apply = () => screen.getByRole('button', { name: 'Tümünü uygula' })

test('what is ticked at the check is named one by one, made with its rows, and goes with their undo', async () => {
  const before = await all()
  const file = await check(fixture.shop, 'products', csv(headers, ...lines), { choices: firstChoices })
  expect(file.counts).toMatchObject({ create: 0, faulty: 2 })
  await fixture.enter(`/imports?id=${file.id}`)
  const offered = within(await screen.findByRole('group', { name: 'Mağazada olmayanları oluştur' }))
  expect(offered.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked)).toEqual([
    false,
    false,
    false,
  ])
  expect(apply().getAttribute('aria-disabled')).toBe('true')
  for (const name of ['Markalar', 'Kategoriler', 'Etiketler']) fireEvent.click(tick(name))
  // Nothing is asked twice: one that is taken back is not made.
  fireEvent.click(tick('Etiketler'))
  fireEvent.click(screen.getByRole('button', { name: 'Düzeltilenleri denetle' }))

  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Markalar' })).toBe(null))
  await waitFor(() => expect(tick('Etiketler').checked).toBe(false))
  expect(apply().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(tick('Etiketler'))
  fireEvent.click(screen.getByRole('button', { name: 'Düzeltilenleri denetle' }))
  await seen('Bunlarla birlikte şunlar oluşturulacak:')
  const told = screen.getByText('Bunlarla birlikte şunlar oluşturulacak:').parentElement as HTMLElement
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Markalar: Iğdır Cam', 'Kategoriler: Giyim > Kadın > Şal', 'Etiketler: Yeni, Yaz'])
  expect(screen.queryByRole('group', { name: 'Mağazada olmayanları oluştur' })).toBe(null)
  expect(await all()).toEqual(before)

  fireEvent.click(apply())
  await screen.findByRole('heading', { name: 'Uygulanıyor' })
  await workOff(fixture.shop)
  const undo = await screen.findByRole('button', { name: 'Geri al' })
  const made = await all()
  expect(made.map((own, at) => own.slice(before[at]?.length))).toEqual([
    ['Iğdır Cam'],
    ['Şal'],
    ['Yeni', 'Yaz'],
    ['Sürahi', 'Bardak'],
  ])
  const { rows: above } = await fixture.shop.db.execute<{ label: string }>(
    sql`select p.label from categories c join categories p on p.shop_id = c.shop_id and p.id = c.parent_id where c.label = 'Şal'`,
  )
  expect(above).toEqual([{ label: 'Kadın' }])

  fireEvent.click(undo)
  await screen.findByRole('heading', { name: 'Geri alınıyor' })
  await workOff(fixture.shop)
  await screen.findByRole('heading', { name: 'Geri alındı' })
  expect(await all()).toEqual(before)
})

test('nobody is offered to make what they may not add', async () => {
  const { products } = await import('#api/listings/catalog/products.ts')
  const { brands } = await import('#api/resources/catalog/brands.ts')
  const token = await fixture.shop.as([...products.codes.add, ...products.codes.edit, ...brands.codes.add])
  const content = csv(headers, ...lines).toString('base64')
  const sent = await fixture.shop.call('POST', '/v1/panel/imports', {
    as: token,
    body: { kind: 'products', name: 'a.csv', content },
  })
  await fixture.enter(`/imports?id=${sent.body.data.id}`, token)
  fireEvent.click(await screen.findByRole('button', { name: 'Denetle' }))
  await screen.findByRole('heading', { name: 'Denetim sonucu' })
  const offered = within(await screen.findByRole('group', { name: 'Mağazada olmayanları oluştur' }))
  expect(offered.getAllByRole('checkbox').length).toBe(1)
  expect(tick('Markalar').checked).toBe(false)
})
