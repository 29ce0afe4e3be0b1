import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/people.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const field = (name: RegExp) => screen.findByLabelText(name)

test('R130, R173: a person is added on the page, and what the server refuses is told at its field', async () => {
  const { user } = await fixture.enter('/users/add')
  await user.type(await screen.findByRole('textbox', { name: /^Ad/ }), 'Ya')
  await user.type(screen.getByRole('textbox', { name: /^Soyad/ }), 'Kaya')
  await user.type(screen.getByRole('textbox', { name: /^E-posta/ }), fixture.admin)
  await user.selectOptions(await field(/^Tür/), 'Personel')
  await user.selectOptions(await field(/^Durum/), 'Aktif')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await seen('3 ile 50 karakter arasında olmalıdır.')
  await user.type(screen.getByRole('textbox', { name: /^Ad/ }), 'se')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await seen('Bu e-posta ile başka biri giriş yapıyor.')
  await user.clear(screen.getByRole('textbox', { name: /^E-posta/ }))
  await user.type(screen.getByRole('textbox', { name: /^E-posta/ }), 'Yase@Shop.test')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(async () => {
    const [row] = await fixture.shop.db.select().from(users).where(eq(users.email, 'yase@shop.test'))
    expect([row?.name, row?.type, row?.status, row?.label]).toEqual(['Yase', 'employee', 'accepted', 'Yase Kaya'])
  })
})

test('the list begins with the staff, and tells who was invited and has no password yet', async () => {
  const { db, own } = fixture.shop
  const person = { shop_id: own.shop_id, surname: 'Ak', email: 'davetli@shop.test', status: 'accepted' as const }
  await db
    .insert(users)
    .values({ ...person, type: 'employee', name: 'Davetli Can', invited_at: new Date().toISOString() })
  const { user } = await fixture.enter('/users')
  const row = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement
  expect(within(await row(/^Davetli Can/)).getByText('Davetli')).toBeDefined()
  expect(screen.queryByText('Müşteri')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Tür: Personel, Yönetici/ }))
  await waitFor(() => expect(screen.getAllByText('Müşteri').length).toBeGreaterThan(0))
})

test('D14: the last admin cannot be demoted on the form, and the reason stands there before saving', async () => {
  const { user } = await fixture.enter(`/users/edit/${fixture.shop.own.admin_id}`)
  await user.selectOptions(await field(/^Durum/), 'Askıda')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await seen('Son yönetici kaldırılamaz.')
})
