import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { openPanelFixture, password, seen } from '#tests/panel/panel-fixture.ts'
import { cheapHash } from '#tests/passwords.ts'

const fixture = openPanelFixture()
const field = (name: string) => screen.findByLabelText(name)
const section = async (title: string) => within(await screen.findByRole('region', { name: title }))
const save = async () => (await section('Bilgilerim')).findByRole('button', { name: 'Kaydet' })
const changeButton = async () => (await section('Parola')).findByRole('button', { name: 'Parolayı değiştir' })
const told = async (button: HTMLElement) => document.getElementById(button.getAttribute('aria-describedby') ?? '')

beforeEach(() =>
  fixture.shop.db
    .update(users)
    .set({ name: 'Elif', surname: 'Kaya', phone: '+90 532 1', language: null, password_hash: cheapHash(password) })
    .where(eq(users.email, fixture.employee)),
)

const rowOf = async () => (await fixture.shop.db.select().from(users).where(eq(users.email, fixture.employee)))[0]

describe('my account', () => {
  test('stands in the menu of the account, for whoever is signed in', async () => {
    const { user } = await fixture.enter('/no-access', await fixture.tokenOf(fixture.employee))
    await user.click(await screen.findByRole('button', { name: /^Hesap/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hesabım' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hesabım' })).toBeDefined()
    await seen('Rolünüzün yetkisi yok')
  })

  test('from the click to the row: the details are stored, and the header and the panel follow', async () => {
    const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
    await user.clear(await field('Ad'))
    await user.type(await field('Ad'), 'Zeynep')
    await user.selectOptions(await field('Panelin dili'), 'English')
    await user.click(await save())
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Account: Zeynep Kaya' })).toBeDefined()
    expect(await rowOf()).toMatchObject({ name: 'Zeynep', surname: 'Kaya', language: 'en' })
    await waitFor(async () => expect(((await field('Name')) as HTMLInputElement).value).toBe('Zeynep'))
  })

  test('signing in opens the panel in the language of the account', async () => {
    await fixture.shop.db.update(users).set({ language: 'en' }).where(eq(users.email, fixture.employee))
    const { openPanel } = await import('#tests/panel/open-panel.tsx')
    const { user } = await openPanel({ token: null, path: '/auth/login?to=/account' })
    await user.type(await field('E-posta'), fixture.employee)
    await user.type(await field('Parola'), password)
    await user.click(await screen.findByRole('button', { name: 'Giriş yap' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeDefined()
  })

  test('R130, R134: what stands in the way is told before anything is sent', async () => {
    const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
    expect((await told(await save()))?.textContent).toContain('Kaydedilecek bir değişiklik yok.')
    await user.clear(await field('Ad'))
    await user.type(await field('Ad'), 'Ya')
    await user.clear(await field('E-posta'))
    await user.type(await field('E-posta'), 'ali@ornek')
    await user.click(await save())
    const why = (await told(await save()))?.textContent
    expect(why).toContain('3 ile 50 karakter arasında olmalıdır.')
    expect(why).toContain('Geçerli bir e-posta girin.')
    expect(await rowOf()).toMatchObject({ name: 'Elif' })
  })

  test('D5: somebody else was faster: it is said, and the latest can be fetched', async () => {
    const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
    await user.type(await field('Soyad'), 'lı')
    const row = await rowOf()
    await fixture.shop.db
      .update(users)
      .set({ surname: 'Demir', version: (row?.version ?? 0) + 1 })
      .where(eq(users.email, fixture.employee))
    await user.click(await save())
    await user.click(await screen.findByRole('button', { name: 'Son hâlini getir, yazdıklarımı bırak' }))
    await waitFor(async () => expect(((await field('Soyad')) as HTMLInputElement).value).toBe('Demir'))
  })

  test('an e-mail of somebody else is refused at its field', async () => {
    const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
    await user.clear(await field('E-posta'))
    await user.type(await field('E-posta'), fixture.admin)
    await user.click(await save())
    await seen('Bu e-posta ile başka biri giriş yapıyor.')
    expect((await field('E-posta')).getAttribute('aria-invalid')).toBe('true')
    expect(((await field('E-posta')) as HTMLInputElement).value).toBe(fixture.admin)
  })

  test('without an answer the page says so and loads on request', async () => {
    fixture.faults.next('GET', '/v1/panel/account', 503)
    const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
    await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
    expect(((await field('Ad')) as HTMLInputElement).value).toBe('Elif')
  })
})

describe('the own password', () => {
  const fill = async (user: Awaited<ReturnType<typeof fixture.enter>>['user'], current: string) => {
    await user.type(await field('Mevcut parola'), current)
    await user.type(await field('Yeni parola'), 'Panel!2027')
    await user.type(await field('Yeni parola, bir daha'), 'Panel!2027')
    await user.click(await changeButton())
  }

  test('R200 accept: it is changed, said, and the fields are empty', async () => {
    const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
    const before = (await rowOf())?.password_hash
    await fill(user, password)
    await seen('Parolanız değişti. Öteki oturumlarınız kapatıldı.')
    expect(((await field('Mevcut parola')) as HTMLInputElement).value).toBe('')
    expect((await rowOf())?.password_hash).not.toBe(before)
  })

  test('R200 reject: a wrong current one is told at its field, and what was typed stays', async () => {
    const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
    await fill(user, 'wrong')
    await seen('Mevcut parola yanlış.')
    expect((await field('Mevcut parola')).getAttribute('aria-invalid')).toBe('true')
    expect(((await field('Yeni parola')) as HTMLInputElement).value).toBe('Panel!2027')
  })

  test('an answer that is lost is asked for again, and the password is changed once', async () => {
    const { user } = await fixture.enter('/account', await fixture.tokenOf(fixture.employee))
    const changes = () => fixture.shop.db.$count(audit_log, eq(audit_log.event, 'CHANGE_PASSWORD'))
    const before = await changes()
    fixture.faults.next('PUT', '/v1/panel/account/password', 'answer-lost')
    await fill(user, password)
    await seen('iki kez yapılmaz')
    await user.click(await changeButton())
    await seen('Parolanız değişti.')
    expect(await changes()).toBe(before + 1)
  })
})

describe('open sessions', () => {
  const own = () => fixture.shop.db.$count(sessions, eq(sessions.user_id, fixture.shop.own.employee_id))
  beforeEach(() => fixture.shop.db.delete(sessions).where(eq(sessions.user_id, fixture.shop.own.employee_id)))

  test('from the click to the row: another session is ended, and this one goes on', async () => {
    const [token] = [await fixture.tokenOf(fixture.employee), await fixture.tokenOf(fixture.employee)]
    const { user } = await fixture.enter('/account', token)
    await seen('Bu oturum')
    await user.click(await screen.findByRole('button', { name: /^Oturumu kapat: / }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Oturumu kapat' }))
    await waitFor(async () => expect(await own()).toBe(1))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Öteki oturumları kapat' })).toBeNull())
    expect((await fixture.shop.call('GET', '/v1/auth/me', { as: token ?? '' })).http).toBe(200)
  })

  test('all others are ended after a question, which may be taken back', async () => {
    const tokens = [1, 2, 3].map(() => fixture.tokenOf(fixture.employee))
    const { user } = await fixture.enter('/account', await tokens[0])
    await Promise.all(tokens)
    await user.click(await screen.findByRole('button', { name: 'Öteki oturumları kapat' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Vazgeç' }))
    expect(await own()).toBe(3)
    await user.click(await screen.findByRole('button', { name: 'Öteki oturumları kapat' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Öteki oturumları kapat' }))
    await waitFor(async () => expect(await own()).toBe(1))
  })

  test('one that has ended meanwhile is said, and the list is looked at anew', async () => {
    const [token, other] = [await fixture.tokenOf(fixture.employee), await fixture.tokenOf(fixture.employee)]
    const { user } = await fixture.enter('/account', token)
    await user.click(await screen.findByRole('button', { name: /^Oturumu kapat: / }))
    await fixture.shop.call('POST', '/v1/auth/logout', { as: other })
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Oturumu kapat' }))
    await seen('Kayıt bulunamadı.')
    await user.click(question.getByRole('button', { name: 'Vazgeç' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Oturumu kapat: / })).toBeNull())
  })
})
