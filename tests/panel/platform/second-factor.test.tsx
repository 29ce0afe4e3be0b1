import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, users } from '#server/db/schema/people.ts'
import { openPanelFixture, password, seen } from '#tests/panel/panel-fixture.ts'
import { codeOf, withSecondFactor } from '#tests/second-factor.ts'

const fixture = openPanelFixture()
const part = async () => within(await screen.findByRole('region', { name: 'İki adımlı giriş' }))
const row = async () => (await fixture.shop.db.select().from(users).where(eq(users.email, fixture.employee)))[0]
const give = (state: 'on' | 'begun' | 'off') =>
  withSecondFactor(fixture.shop, fixture.shop.own, fixture.shop.own.employee_id, state)

test('is set up by picture, key and code, and tells its recovery codes once', async () => {
  await give('begun')
  const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
  await (await part()).findByRole('img', { name: 'Doğrulama uygulaması için kare kod' })
  await seen('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  await user.type(await (await part()).findByLabelText('Doğrulama kodu'), codeOf())
  await user.click(await (await part()).findByRole('button', { name: 'Onayla ve aç' }))
  const codes = within(await (await part()).findByRole('list', { name: 'Kurtarma kodları' })).getAllByRole('listitem')
  expect(new Set(codes.map(({ textContent }) => textContent)).size).toBe(10)
  expect((await row())?.recovery_codes).toHaveLength(10)
  await user.click((await part()).getByRole('button', { name: 'Yazdım' }))
  await seen('10 kurtarma kodunuz kaldı.')
  expect(screen.queryByRole('list', { name: 'Kurtarma kodları' })).toBeNull()
})

test('is switched off with the own password, and not with another', async () => {
  await give('off')
  const token = await fixture.tokenOf(fixture.employee)
  await give('on')
  const { user } = await fixture.enter('/account', token)
  await user.click(await (await part()).findByRole('radio', { name: 'İki adımlı girişi kapat' }))
  await user.type(await (await part()).findByLabelText('Parolanız'), 'Panel!2027')
  await user.click((await part()).getByRole('button', { name: 'İki adımlı girişi kapat' }))
  await seen('Mevcut parola yanlış.')
  await user.clear((await part()).getByLabelText('Parolanız'))
  await user.type((await part()).getByLabelText('Parolanız'), password)
  await user.click((await part()).getByRole('button', { name: 'İki adımlı girişi kapat' }))
  await waitFor(async () => expect((await row())?.totp_since).toBeNull())
  await (await part()).findByRole('button', { name: 'İki adımlı girişi kur' })
})

test('signing in asks for the code after the password, and goes back from there', async () => {
  await give('on')
  const { openPanel } = await import('#tests/panel/open-panel.tsx')
  const { user } = await openPanel({ token: null, path: '/auth/login?to=/account' })
  await user.type(await screen.findByLabelText('E-posta'), fixture.employee)
  await user.type(await screen.findByLabelText('Parola'), password)
  await user.click(await screen.findByRole('button', { name: 'Giriş yap' }))
  await user.type(await screen.findByLabelText('Doğrulama kodu'), '000000')
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }))
  await seen('Kod yanlış, süresi geçmiş ya da kullanılmış.')
  await user.clear(screen.getByLabelText('Doğrulama kodu'))
  await user.type(screen.getByLabelText('Doğrulama kodu'), codeOf())
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Hesabım' })).toBeDefined()
})

test('of somebody who lost it, an admin switches it off on their page', async () => {
  await withSecondFactor(fixture.shop, fixture.shop.own, fixture.shop.own.admin_id, 'off')
  await give('on')
  const id = fixture.shop.own.employee_id
  const { user } = await fixture.enter(`/users/edit/${id}`)
  await user.type(await screen.findByLabelText('Parolanız'), password)
  await user.click(await screen.findByRole('button', { name: 'İki adımlı girişini kapat, oturumlarını bitir' }))
  await seen('iki adımlı giriş kapalı')
  expect([(await row())?.totp_since, await fixture.shop.db.$count(sessions, eq(sessions.user_id, id))]).toEqual([
    null,
    0,
  ])
})
