import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { roleOperations } from '#api/operations/settings/roles.ts'
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
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Marka ekle' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Görünümü bitir' }))
  await waitFor(() => expect(screen.queryByText(/rolünün gözünden/)).toBeNull())
  expect(await db.$count(sessions, eq(sessions.viewing_role, role))).toBe(0)
})

describe('two tabs of one browser', () => {
  /** The other tab: what it says to this one, and what it hears. */
  function otherTab() {
    const channel = new BroadcastChannel('viewing')
    const heard: unknown[] = []
    channel.onmessage = ({ data }) => heard.push(data)
    return { heard, say: (token: string) => channel.postMessage(token), close: () => channel.close() }
  }
  const viewAs = (role: number) =>
    fixture.shop.call(roleOperations.view.method, roleOperations.view.path.replace(':id', String(role)))
  const bar = () => screen.queryByText(/rolünün gözünden/)
  async function newRole(name: string) {
    const { db, own } = fixture.shop
    const [role = 0] = await addRoles(db, own.shop_id, [{ name, permissions: [1100, 1101] }])
    return role
  }

  test('what begins or ends in one is seen in the other, of the same session alone', async () => {
    const role = await newRole('Sekme')
    await fixture.enter('/brands')
    const add = () => screen.queryByRole('link', { name: 'Marka ekle' })
    await waitFor(() => expect(add()).not.toBeNull())
    const other = otherTab()
    expect((await viewAs(role)).http).toBe(200)
    other.say('somebody else')
    await new Promise((done) => setTimeout(done, 50))
    expect(bar()).toBeNull()
    other.say(fixture.shop.admin)
    await seen('“Sekme” rolünün gözünden bakıyorsunuz.')
    await waitFor(() => expect(add()).toBeNull())
    const { method, path } = roleOperations.endViewing
    expect((await fixture.shop.call(method, path)).http).toBe(200)
    other.say(fixture.shop.admin)
    await waitFor(() => expect(bar()).toBeNull())
    await waitFor(() => expect(add()).not.toBeNull())
    other.close()
  })

  test('one that begins it tells the other, and so does one that ends it', async () => {
    const role = await newRole('Duyuru')
    const other = otherTab()
    const { user } = await fixture.enter(`/user-roles/edit/${role}`)
    await user.click(await screen.findByRole('button', { name: 'Panele bu rolle bak' }))
    await seen('“Duyuru” rolünün gözünden bakıyorsunuz.')
    await waitFor(() => expect(other.heard).toEqual([fixture.shop.admin]))
    await user.click(screen.getByRole('button', { name: 'Görünümü bitir' }))
    await waitFor(() => expect(other.heard).toHaveLength(2))
    other.close()
  })

  test('one in which something is typed stays as it is', async () => {
    const role = await newRole('Yarım')
    const { user } = await fixture.enter('/brands/add')
    const [name] = await screen.findAllByRole('textbox')
    await user.type(name as HTMLElement, 'Yarım iş')
    const other = otherTab()
    expect((await viewAs(role)).http).toBe(200)
    other.say(fixture.shop.admin)
    await new Promise((done) => setTimeout(done, 200))
    expect([bar(), screen.getByDisplayValue('Yarım iş') !== null]).toEqual([null, true])
    other.close()
  })
})
