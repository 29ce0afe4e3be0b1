import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user_roles } from '#server/db/schema/people.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()

const family = (name: string) => screen.findByRole('group', { name })
const box = async (of: string, name: RegExp) => within(await family(of)).getByRole('checkbox', { name })

async function roleNamed(name: string) {
  const [row] = await fixture.shop.db.select().from(user_roles).where(eq(user_roles.name, name))
  return row
}

test('R177: a role is ticked together by rows and boxes, and stored with its codes', async () => {
  const { user } = await fixture.enter('/user-roles/add')
  await user.type(await screen.findByRole('textbox', { name: /^Rol adı/ }), 'Vitrin')
  await user.click(await box('Markalar', /^Markalar$/))
  await user.click(await box('Markalar', /^silme/))
  await user.click(await box('Siparişler', /^listeleme/))
  await user.click(screen.getByRole('checkbox', { name: /^Barkod/ }))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(async () =>
    expect((await roleNamed('Vitrin'))?.permissions).toEqual([1100, 1101, 1102, 1103, 1500, 3100]),
  )
})

test('a permission is found by its name and by its code, and codes stand beside the words', async () => {
  const { user } = await fixture.enter('/user-roles/add')
  const search = await screen.findByRole('searchbox', { name: 'Yetki ara' })
  await user.type(search, '1102')
  expect(screen.getAllByRole('group', { name: /./ }).map((one) => one.getAttribute('aria-label'))).toContain('Markalar')
  expect(screen.queryByRole('group', { name: 'Vergiler' })).toBe(null)
  expect((await box('Markalar', /^ekleme/)).closest('label')?.textContent).toBe('ekleme 1102')
  await user.clear(search)
  await user.type(search, 'hızlı sat')
  expect(screen.getByRole('checkbox', { name: /^Hızlı satış/ })).toBeDefined()
  expect(screen.queryByRole('group', { name: 'Markalar' })).toBe(null)
  await user.type(search, '{Enter}')
  expect(location.pathname).toBe('/user-roles/add')
})

test('a role begins with a preset, and the form tells what it opens', async () => {
  const { user } = await fixture.enter('/user-roles/add')
  await user.click(await screen.findByRole('button', { name: 'Depo' }))
  expect(((await box('Siparişler', /^değiştirme/)) as HTMLInputElement).checked).toBe(true)
  await seen('/orders/edit/:order_id/basket-picking')
  await seen('İadeler: listeleme, görüntüleme')
  await user.click(screen.getByRole('button', { name: 'Kasa' }))
  await waitFor(() => expect(document.body.textContent).not.toContain('İadeler: listeleme, görüntüleme'))
})

test('D13: what somebody does not hold cannot be ticked, and says why; a preset with it is not saved', async () => {
  const as = await fixture.shop.as([2100, 2102, 600])
  const { user } = await fixture.enter('/user-roles/add', as)
  const refused = await box('Markalar', /^ekleme/)
  await user.click(refused)
  expect((refused as HTMLInputElement).checked).toBe(false)
  await seen('Sahip olmadığınız yetkiyi veremezsiniz.')
  await user.click(await box('Ürünler ve stok', /^listeleme/))
  expect(((await box('Ürünler ve stok', /^listeleme/)) as HTMLInputElement).checked).toBe(true)
  await user.type(screen.getByRole('textbox', { name: /^Rol adı/ }), 'Gizli kasa')
  await user.click(screen.getByRole('button', { name: 'Kasa' }))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  expect(await roleNamed('Gizli kasa')).toBe(undefined)
})
