import { screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { user_roles, users } from '#server/db/schema/people.ts'
import { openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture, password } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()

type Hands = Awaited<ReturnType<typeof openPanel>>['user']
const emailField = () => screen.findByLabelText('E-posta')
const passwordField = () => screen.findByLabelText('Parola')
const submitButton = () => screen.findByRole('button', { name: 'Giriş yap' })

async function signIn(user: Hands, word = password, who = fixture.admin) {
  await user.clear(await emailField())
  await user.type(await emailField(), who)
  await user.clear(await passwordField())
  await user.type(await passwordField(), word)
  await user.click(await submitButton())
}

describe('signing in', () => {
  test('R4: leads back to the page that was asked for, and keeps only the keys of R246', async () => {
    const { user } = await openPanel({ token: null, path: '/brands' })
    await signIn(user)
    expect(await screen.findByRole('heading', { level: 1, name: 'Markalar' })).toBeDefined()
    expect(location.pathname).toBe('/brands')
    const allowed = ['lang', 'lang_id', 'language_id', 'shop_id', 'token']
    expect(Object.keys(localStorage).filter((key) => !allowed.includes(key))).toEqual([])
    expect(localStorage.getItem('language_id')).toBe('175')
    await user.click(screen.getByRole('button', { name: /^Hesap/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Çıkış yap' }))
    await emailField()
    expect(Object.keys(localStorage).filter((key) => !allowed.includes(key))).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })

  test.each(['//evil.test', '/nothing'])('R4 reject: %s is no place to go back to', async (to) => {
    const { user } = await openPanel({ token: null, path: `/auth/login?to=${encodeURIComponent(to)}` })
    await signIn(user)
    await screen.findByRole('banner')
    expect([location.origin, location.pathname]).toEqual(['http://localhost:3000', '/'])
  })

  test('R127, R134 reject: the button names what is missing, and sends nothing', async () => {
    const { user } = await openPanel({ token: null, path: '/auth/login' })
    await user.type(await emailField(), 'ayse@')
    await user.click(await submitButton())
    const reasons = (await submitButton()).getAttribute('aria-describedby') ?? ''
    await waitFor(() => expect(document.getElementById(reasons)?.textContent).toContain('Parola zorunludur.'))
    expect(document.getElementById(reasons)?.textContent).toContain('Geçerli bir e-posta girin.')
    expect(fixture.faults.made).toEqual([])
  })

  test('R1 reject: a wrong password is told, the fields stay as they were', async () => {
    const { user } = await openPanel({ token: null, path: '/auth/login' })
    await signIn(user, 'wrong')
    expect((await screen.findByRole('alert')).textContent).toBe('Giriş başarısız. E-posta ve parolanızı kontrol edin.')
    expect([(await emailField()).getAttribute('value'), (await passwordField()).getAttribute('value')]).toEqual([
      fixture.admin,
      'wrong',
    ])
    expect(localStorage.getItem('token')).toBe(null)
  })

  test.each(['answer-lost', 503, 'wrong-shape'] as const)(
    '%s on signing in is told once, costs nothing typed, and the next try comes in',
    async (fault) => {
      fixture.faults.next('POST', '/v1/auth/login', fault)
      const { user } = await openPanel({ token: null, path: '/auth/login' })
      await signIn(user)
      const alerts = await screen.findAllByRole('alert')
      expect(alerts.map((alert) => alert.textContent)).toEqual(['Gönderilemedi. Tekrar deneyin.'])
      expect([(await emailField()).getAttribute('value'), (await passwordField()).getAttribute('value')]).toEqual([
        fixture.admin,
        password,
      ])
      await user.click(await submitButton())
      expect(await screen.findByRole('banner')).toBeDefined()
    },
  )

  test('too many tries are told with the seconds to wait', async () => {
    for (let tries = 0; tries < 10; tries += 1)
      await fixture.shop.call('POST', '/v1/auth/login', { as: null, body: { email: fixture.admin, password: 'wrong' } })
    const { user } = await openPanel({ token: null, path: '/auth/login' })
    await signIn(user)
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Çok fazla deneme yapıldı. \d+ saniye sonra tekrar deneyin.$/,
    )
  })

  test('R178: whoever may not open the home page lands on the first entry of the menu', async () => {
    const [role] = await fixture.shop.db
      .insert(user_roles)
      .values({ shop_id: fixture.shop.own.shop_id, name: 'Marka', permissions: [1100] })
      .returning({ id: user_roles.id })
    await fixture.shop.db
      .update(users)
      .set({ role_id: role?.id ?? null })
      .where(eq(users.email, fixture.employee))
    const { user } = await openPanel({ token: null, path: '/auth/login' })
    await signIn(user, password, fixture.employee)
    expect(await screen.findByRole('heading', { level: 1, name: 'Markalar' })).toBeDefined()
  })
})
