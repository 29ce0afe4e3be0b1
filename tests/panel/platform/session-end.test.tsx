import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { Languages } from '#api/contract/platform/session.ts'
import { sessions } from '#server/db/schema/people.ts'
import { hashOf } from '#server/platform/http/tokens.ts'
import { openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture, password, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const { enter } = fixture
type Hands = Awaited<ReturnType<typeof openPanel>>['user']
const emailField = () => screen.findByLabelText('E-posta')

describe('signing out', () => {
  const leave = async (user: Hands) => {
    await user.click(await screen.findByRole('button', { name: /^Hesap/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Çıkış yap' }))
  }

  test('R35: forgets token and shop, empties the permissions, ends the session on the server', async () => {
    const token = await fixture.shop.as([200])
    const { user, session } = await enter('/', token)
    await leave(user)
    await emailField()
    expect([localStorage.getItem('token'), localStorage.getItem('shop_id')]).toEqual([null, null])
    expect(session.getSnapshot().context).toMatchObject({ user: null, shop: null })
    expect(location.pathname + location.search).toBe('/auth/login')
    await waitFor(async () =>
      expect(
        (
          await fixture.shop.call('GET', '/v1/auth/me', {
            as: token,
            headers: { 'x-sid': String(fixture.shop.own.shop_id) },
          })
        ).http,
      ).toBe(401),
    )
  })

  test('R35: works without the server too', async () => {
    const { user } = await enter('/', await fixture.shop.as([200]))
    await screen.findByRole('button', { name: /^Hesap/ })
    fixture.faults.offline()
    await leave(user)
    await emailField()
    expect(localStorage.getItem('token')).toBe(null)
  })

  test('another tab that signs out takes this one along', async () => {
    await enter('/', await fixture.shop.as([200]))
    await screen.findByRole('banner')
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    await emailField()
    expect(location.pathname).toBe('/auth/login')
  })

  test('another tab that signs in takes this one along', async () => {
    await openPanel({ token: null, path: '/brands' })
    await emailField()
    localStorage.setItem('token', fixture.shop.admin)
    localStorage.setItem('shop_id', String(fixture.shop.own.shop_id))
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: fixture.shop.admin }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Markalar' })).toBeDefined()
  })
})

describe('a session that ends at work', () => {
  test('R36: three calls at once that are answered 401 are one end of the session, with one message', async () => {
    const { session } = await enter('/', await fixture.shop.as([200]))
    await screen.findByRole('banner')
    const changes: unknown[] = []
    session.subscribe(({ value }) => changes.push(JSON.stringify(value)))
    await fixture.shop.db.delete(sessions).where(eq(sessions.token_hash, hashOf(localStorage.getItem('token') ?? '')))
    const { http } = await import('#screens/platform/wiring/http.ts')
    const asked = () => http.get('/v1/panel/languages', { data: Languages, query: { type: 'available' } })
    const answers = await Promise.allSettled([asked(), asked(), asked()])
    expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason.kind : 'fulfilled'))).toEqual([
      'session',
      'session',
      'session',
    ])
    expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
      'Oturumunuz sona erdi. Tekrar giriş yapın.',
    ])
    expect(new Set(changes)).toEqual(new Set(['"out"']))
    expect([location.pathname, localStorage.getItem('token')]).toEqual(['/auth/login', null])
  })

  /** A form with something typed, whose save meets the end of the session. */
  async function expireOverWork() {
    const opened = await enter('/brands/add', await fixture.tokenOf(fixture.admin))
    await fillName(opened.user, 'Nar Çiçeği')
    fixture.faults.next('POST', '/v1/panel/brands', 401)
    await opened.user.click(screen.getByRole('button', { name: 'Kaydet' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Oturumunuz sona erdi. Tekrar giriş yapın.' })
    return { ...opened, dialog }
  }
  const saves = () => fixture.faults.made.filter((call) => call.method === 'POST' && call.url.endsWith('/panel/brands'))

  test('R36: costs nothing typed: the same person signs in over the page, and the save goes out once more, with its key', async () => {
    const { user, dialog } = await expireOverWork()
    expect([location.pathname, localStorage.getItem('token')]).toEqual(['/brands/add', null])
    await user.type(within(dialog).getByLabelText('Parola'), password)
    await user.click(within(dialog).getByRole('button', { name: 'Giriş yap' }))
    await waitFor(() => expect(saves().length).toBe(2))
    await seen('Kaydedildi.')
    expect(new Set(saves().map((call) => call.headers.get('idempotency-key'))).size).toBe(1)
    const { body } = await fixture.shop.call('GET', '/v1/panel/brands?search=nar')
    expect(body.data.total).toBe(1)
  })

  test('R36 reject: another person who signs in there finds nothing of the first one', async () => {
    const { user, dialog, session } = await expireOverWork()
    await user.clear(within(dialog).getByLabelText('E-posta'))
    await user.type(within(dialog).getByLabelText('E-posta'), fixture.employee)
    await user.type(within(dialog).getByLabelText('Parola'), password)
    await user.click(within(dialog).getByRole('button', { name: 'Giriş yap' }))
    await waitFor(() => expect(session.getSnapshot().context.user?.email).toBe(fixture.employee))
    await screen.findByRole('banner')
    expect(document.body.innerHTML).not.toContain('Nar Çiçeği')
    expect(saves().length).toBe(1)
  })

  test('giving up leads to the sign-in page', async () => {
    const { user, dialog } = await expireOverWork()
    await user.click(within(dialog).getByRole('button', { name: 'Yazdıklarımı bırak ve çık' }))
    await emailField()
    expect(location.pathname).toBe('/auth/login')
  })

  test('another tab that signs out leaves unsaved work where it is, and one that signs in again ends the question', async () => {
    const token = await fixture.tokenOf(fixture.admin)
    const { user } = await enter('/brands/add', token)
    await fillName(user, 'Nar Çiçeği')
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    await screen.findByRole('alertdialog')
    localStorage.setItem('token', token)
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
    expect(screen.getByDisplayValue('Nar Çiçeği')).toBeDefined()
  })

  async function fillName(user: Hands, name: string) {
    await screen.findAllByLabelText(/^Marka adı/)
    for (const tab of [null, ...screen.queryAllByRole('tab')]) {
      if (tab) await user.click(tab)
      const field = screen
        .queryAllByLabelText(/^Marka adı/)
        .find((one) => one instanceof HTMLInputElement && one.value === '')
      if (field) await user.type(field, name)
    }
  }
})
