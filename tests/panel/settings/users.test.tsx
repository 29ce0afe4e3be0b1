import { screen, waitFor } from '@testing-library/react'
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
