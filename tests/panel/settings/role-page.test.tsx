import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '#server/db/schema/people.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { addRoles } from '#server/settings/roles/preset-roles.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()

test('R37: on the page of a role its sessions are counted and ended, after a question', async () => {
  const { db, own } = fixture.shop
  const [role = 0] = await addRoles(db, own.shop_id, [{ name: 'Kasa', permissions: [1500] }])
  const person = { shop_id: own.shop_id, type: 'employee' as const, name: 'Can', surname: 'Ak', role_id: role }
  const user_id = await addStaff(db, { ...person, email: 'can@kasa.test' })
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  for (const permissions of [[1500], [1500, 600]])
    await db
      .insert(sessions)
      .values({ token_hash: `kasa ${permissions}`, shop_id: own.shop_id, user_id, permissions, expires_at })
  const { user } = await fixture.enter(`/user-roles/edit/${role}`)
  await seen('1 oturum rolün önceki yetkileriyle açık.')
  await user.click(await screen.findByRole('button', { name: 'Rolün oturumlarını kapat' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^2 oturum kapatılır\./)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Rolün oturumlarını kapat' }))
  await seen('Bu rolle çalışan kimse yok.')
  expect(await db.$count(sessions, eq(sessions.user_id, user_id))).toBe(0)
})

test('the panel is looked at as a role, over reloads too, until the bar above it ends that', async () => {
  const { db, own } = fixture.shop
  const [role = 0] = await addRoles(db, own.shop_id, [{ name: 'Vitrin', permissions: [1100, 1101] }])
  const { user } = await fixture.enter(`/user-roles/edit/${role}`)
  await user.click(await screen.findByRole('button', { name: 'Panele bu rolle bak' }))
  await seen('“Vitrin” rolünün gözünden bakıyorsunuz.')
  expect(await screen.findByRole('heading', { level: 1, name: 'Markalar' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Yeni marka' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Görünümü bitir' }))
  await waitFor(() => expect(screen.queryByText(/rolünün gözünden/)).toBeNull())
  expect(await db.$count(sessions, eq(sessions.viewing_role, role))).toBe(0)
})
