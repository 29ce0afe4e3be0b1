import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions, staff_emails, users } from '#server/db/schema/people.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { sendLinks } from '#server/platform/session/send-links.ts'
import { addRoles } from '#server/settings/roles/preset-roles.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let brandRole = 0
let strongRole = 0
beforeAll(async () => {
  shop = await openShop()
  const roles = [
    { name: 'Marka', permissions: [1100] },
    { name: 'Her şey', permissions: [100] },
  ]
  const [brand = 0, strong = 0] = await addRoles(shop.db, shop.own.shop_id, roles)
  brandRole = brand
  strongRole = strong
})
beforeEach(() => shop.db.delete(rate_limits))
afterAll(() => shop.close())

const path = '/v1/panel/users'
const password = 'Panel!2026'
let made = 0

function person(changes: Record<string, unknown> = {}) {
  made += 1
  return {
    ...{
      name: 'Elif',
      surname: 'Kaya',
      email: `elif${made}@shop.test`,
      phone: '',
      type: 'employee',
      role_id: brandRole,
    },
    ...{ status: 'accepted', password, password_confirmation: password, ...changes },
  }
}

const add = (changes: Record<string, unknown> = {}, as = shop.admin) =>
  shop.call('POST', path, { as, body: person(changes) })

async function added(changes: Record<string, unknown> = {}) {
  const { http, body } = await add(changes)
  expect(http).toBe(200)
  return body.data
}

const edit = (
  { id, created_at: _, updated_at: __, ...whole }: Record<string, unknown>,
  changes = {},
  as = shop.admin,
) => shop.call('PUT', `${path}/${id}`, { as, body: { ...whole, ...changes } })

const signIn = (email: string, typed = password) =>
  shop.call('POST', '/v1/auth/login', { as: null, body: { email, password: typed } })

const emails = (user_id: number) => shop.db.select().from(staff_emails).where(eq(staff_emails.user_id, user_id))

test('a second person signs in with what they were given, and their password is told to nobody', async () => {
  const employee = await added({ email: 'INFO@Shop.Test' })
  expect([employee.email, employee.password, employee.password_confirmation]).toEqual(['info@shop.test', true, true])
  const signed = await signIn('info@shop.test')
  expect([signed.http, signed.body.data.user.permissions]).toEqual([200, [1100]])
  const all = await shop.call('GET', `${path}?search=info`)
  expect(all.text).not.toMatch(/argon2|Panel!2026/)
  const log = await shop.db.execute('select before, after from audit_log')
  expect(JSON.stringify(log.rows)).not.toMatch(/argon2|Panel!2026/)
})

test.each([
  ['R128', { password: '1234abc', password_confirmation: '1234abc' }, 'password', 'validation.password_min'],
  ['R129', { password_confirmation: 'panel!2026' }, 'password_confirmation', 'validation.password_match'],
  ['R130', { name: 'Ya' }, 'name', 'validation.length'],
  ['R130', { name: 'Y'.repeat(51) }, 'name', 'validation.length'],
  ['R131', { surname: 'Öz' }, 'surname', 'validation.length'],
  ['R132', { phone: '12' }, 'phone', 'validation.length'],
  ['R133', { email: '' }, 'email', 'validation.required'],
  ['R134', { email: 'ali@ornek' }, 'email', 'validation.email'],
  ['R173', { type: 'customer' }, 'role_id', 'user.role_employee_only'],
  ['R173', { type: 'admin' }, 'role_id', 'user.role_employee_only'],
])('%s reject: %j is told at %s as %s, and nobody is added', async (_, changes, at, rule) => {
  const before = await shop.db.$count(users)
  const { http, body } = await add(changes)
  expect([http, body.fields]).toEqual([422, { [at]: rule }])
  expect(await shop.db.$count(users)).toBe(before)
})

test('R127: whoever is added without a password is invited, or refused where they may not sign in', async () => {
  const nothing = { password: '', password_confirmation: '' }
  const { http, body } = await add({ ...nothing, status: 'pending' })
  expect([http, body.fields]).toEqual([422, { password: 'validation.required' }])
  expect((await add(nothing)).http).toBe(200)
  await sendLinks(shop.services)
})

test('D13, D14: what keeps a person back is told before anything is saved', async () => {
  const limits = async (query = '', as = shop.admin) =>
    (await shop.call('GET', `/v1/panel/staff-limits${query}`, { as })).body.data
  const keeper = await shop.as([2000, 2001, 2002, 2003])
  const admins = and(eq(users.shop_id, shop.own.shop_id), eq(users.type, 'admin'), eq(users.status, 'accepted'))
  for (const { id } of await shop.db.select({ id: users.id }).from(users).where(admins))
    if (id !== shop.own.admin_id) await edit((await shop.call('GET', `${path}/${id}`)).body.data, { status: 'banned' })
  const own = `?id=${shop.own.admin_id}`
  expect(await limits(own)).toMatchObject({ above: false, last_admin: true, roles_above: [] })
  expect(await limits(own, keeper)).toMatchObject({ above: true, last_admin: true })
  expect((await limits('', keeper)).roles_above).toEqual(expect.arrayContaining([brandRole, strongRole]))
  const asked = await shop.call('GET', `/v1/panel/used-by/users${own}`, { as: keeper })
  expect(JSON.stringify(asked.body.data.rows)).toMatch(/role.above_own.*user.last_admin/)
})

test('a list is asked for several types at once', async () => {
  await added({ type: 'customer', role_id: null })
  const types = async (query: string) => {
    const { rows } = (await shop.call('GET', `${path}?limit=500${query}`)).body.data
    return new Set(rows.map((row: { type: string }) => row.type))
  }
  expect(await types('&type=employee,admin')).toEqual(new Set(['employee', 'admin']))
  expect(await types('')).toEqual(new Set(['employee', 'admin', 'customer']))
})

test('R127: an empty password on edit keeps the one there is', async () => {
  const employee = await added()
  const saved = await edit(employee, { password: '', password_confirmation: '', name: 'Eliff' })
  expect([saved.http, saved.body.data.password]).toEqual([200, true])
  expect((await signIn(employee.email)).http).toBe(200)
})

test('an e-mail is of one member of the staff alone, also in another shop and when two are given it at once; customers share it', async () => {
  const { email } = await added()
  const again = await add({ email: email.toUpperCase() })
  expect([again.http, again.body.fields]).toEqual([422, { email: 'user.email_taken' }])
  const elsewhere = await shop.call('POST', path, { as: shop.otherAdmin, body: person({ email, role_id: null }) })
  expect([elsewhere.http, elsewhere.body.fields]).toEqual([422, { email: 'user.email_taken' }])
  for (const _ of [1, 2]) await added({ email, type: 'customer', role_id: null })
  const both = await Promise.all([add({ email: 'iki@shop.test' }), add({ email: 'iki@shop.test' })])
  expect(both.map(({ http }) => http).filter((http) => http === 200)).toHaveLength(1)
  expect(both.map(({ body }) => body.error ?? '')).toContain('user.email_taken')
})

test.each([
  ['ban', { status: 'banned' }],
  ['suspension', { status: 'suspended' }],
  ['new password', { password: 'Yeni!2026', password_confirmation: 'Yeni!2026' }],
  ['change of type', { type: 'customer', role_id: null }],
])('D11: a %s ends every session at once', async (_, changes) => {
  const employee = await added()
  const token = (await signIn(employee.email)).body.data.token
  expect((await shop.call('GET', '/v1/auth/me', { as: token })).http).toBe(200)
  expect((await edit(employee, changes)).http).toBe(200)
  expect((await shop.call('GET', '/v1/auth/me', { as: token })).http).toBe(401)
  expect(await shop.db.$count(sessions, eq(sessions.user_id, employee.id))).toBe(0)
})

test('D11: a new name ends nothing, and whoever becomes a customer signs in no more and leaves the e-mail free', async () => {
  const employee = await added()
  const token = (await signIn(employee.email)).body.data.token
  const named = await edit(employee, { name: 'Yeliz' })
  expect((await shop.call('GET', '/v1/auth/me', { as: token })).http).toBe(200)
  await edit(named.body.data, { type: 'customer', role_id: null })
  expect([(await signIn(employee.email)).http, await emails(employee.id)]).toEqual([401, []])
  expect((await add({ email: employee.email })).http).toBe(200)
})

test('D13: nobody gives a role or a type above their own, nor changes somebody who may do more', async () => {
  const keeper = await shop.as([2000, 2001, 2002, 2003])
  for (const [changes, at] of [
    [{ role_id: brandRole }, 'role_id'],
    [{ role_id: strongRole }, 'role_id'],
    [{ type: 'admin', role_id: null }, 'type'],
  ] as const) {
    const { http, body } = await add(changes, keeper)
    expect([http, body.fields]).toEqual([403, { [at]: 'role.above_own' }])
  }
  expect((await add({ role_id: null }, keeper)).http).toBe(200)
  const above = await added({ type: 'admin', role_id: null })
  const taken = await edit(above, { password: 'Çalındı!26', password_confirmation: 'Çalındı!26' }, keeper)
  expect([taken.http, taken.body.error]).toEqual([403, 'role.above_own'])
  expect((await signIn(above.email)).http).toBe(200)
})

test('D13: nobody changes their own type, role or status, and everybody their own name', async () => {
  const own = await added({ type: 'admin', role_id: null })
  const as = (await signIn(own.email)).body.data.token
  for (const changes of [{ status: 'banned' }, { type: 'customer' }, { type: 'employee', role_id: brandRole }])
    expect((await edit(own, changes, as)).body.error).toBe('user.own_access')
  expect((await edit(own, { name: 'Nilüfer' }, as)).http).toBe(200)
})

test('D14: of the last two admins who ban each other at once one stays', async () => {
  const { shop_id } = shop.other
  const of = and(eq(users.shop_id, shop_id), eq(users.type, 'admin'), eq(users.status, 'accepted'))
  const body = person({ type: 'admin', role_id: null })
  const second = (await shop.call('POST', path, { as: shop.otherAdmin, body })).body.data
  expect(await shop.db.$count(users, of)).toBe(2)
  const first = (await shop.call('GET', `${path}/${shop.other.admin_id}`, { as: shop.otherAdmin })).body.data
  const third = await shop.as([100], shop.other)
  const ban = (whom: Record<string, unknown>) => edit(whom, { status: 'banned', phone: '+90 532 111 22 33' }, third)
  const answers = await Promise.all([ban(first), ban(second)])
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 422])
  expect(answers.map(({ body }) => body.error ?? '')).toContain('user.last_admin')
  expect(await shop.db.$count(users, of)).toBe(1)
})

test('staff without a password are invited by mail, and choose one with the link', async () => {
  const before = shop.mails.sent.length
  const employee = await added({ password: '', password_confirmation: '' })
  await added({ type: 'customer', role_id: null, password: '', password_confirmation: '' })
  await sendLinks(shop.services)
  const sent = shop.mails.sent.slice(before)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[employee.email, 'Kepenk: hesabınız açıldı']])
  const token = /token=(\S+)/.exec(sent[0]?.text ?? '')?.[1]
  const body = { token, password, password_confirmation: password }
  expect((await shop.call('POST', '/v1/auth/reset-password', { as: null, body })).http).toBe(200)
  expect((await signIn(employee.email)).http).toBe(200)
})

test('an invitation ends when the person is banned', async () => {
  const employee = await added({ password: '', password_confirmation: '' })
  await sendLinks(shop.services)
  const token = /token=(\S+)/.exec(shop.mails.sent.at(-1)?.text ?? '')?.[1]
  await edit(employee, { status: 'banned' })
  const body = { token, password, password_confirmation: password }
  const answer = await shop.call('POST', '/v1/auth/reset-password', { as: null, body })
  expect([answer.http, answer.body.error]).toEqual([422, 'auth.reset_link_inactive'])
})

test('R167: a role with people is not deleted, and says how many and where', async () => {
  const [role = 0] = await addRoles(shop.db, shop.own.shop_id, [{ name: 'Dolu', permissions: [] }])
  await added({ role_id: role })
  await added({ role_id: role })
  const answer = await shop.call('DELETE', `/v1/panel/user-roles/${role}`)
  expect([answer.http, answer.body.rules]).toEqual([409, [{ id: 'delete.in_use', about: { what: 'users', count: 2 } }]])
  const listed = await shop.call('GET', `${path}?role_id=${role}`)
  expect(listed.body.data.total).toBe(2)
})

describe('R167: deleting people', () => {
  const remove = (id: number, as = shop.admin) => shop.call('DELETE', `${path}/${id}`, { as })
  const restore = (id: number) => shop.call('POST', `/v1/panel/bin/users/${id}`)
  const why = ({ http, body }: Awaited<ReturnType<typeof remove>>) => [http, body.error ?? 'gone']

  test('whoever has done nothing goes into the trash, and comes back to sign in', async () => {
    const { id, email } = await added()
    await shop.db.insert(sessions).values({
      ...{ token_hash: `gone ${id}`, shop_id: shop.own.shop_id, user_id: id, permissions: [] },
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    expect(why(await remove(id))).toEqual([200, 'gone'])
    expect([(await signIn(email)).http, await shop.db.$count(staff_emails, eq(staff_emails.email, email))]).toEqual([
      401, 0,
    ])
    expect((await restore(id)).http).toBe(200)
    expect(await shop.db.$count(sessions, eq(sessions.user_id, id))).toBe(0)
    expect((await signIn(email)).http).toBe(200)
  })

  test('nobody comes back with an e-mail that signs in somebody else meanwhile', async () => {
    const { id, email } = await added()
    await remove(id)
    await added({ email })
    const answer = await restore(id)
    expect([answer.http, answer.body.error]).toEqual([409, 'user.email_taken'])
  })

  test('whom orders or the log name is kept, and the refusal says what and how often', async () => {
    const { id, email } = await added()
    await signIn(email)
    expect((await remove(id)).body.rules).toEqual([{ id: 'delete.in_use', about: { what: 'audit_log', count: 1 } }])
    await newOrder(shop)
    const kept = (await remove(shop.own.customer_id)).body.rules
    expect(kept).toContainEqual({ id: 'delete.in_use', about: { what: 'orders', count: expect.any(Number) } })
    const asked = await shop.call('GET', `/v1/panel/used-by/users?id=${id}`)
    expect(asked.body.data.rows).toMatchObject([{ id, rules: [{ id: 'delete.in_use' }] }])
  })

  test('D13, D14: nobody deletes themself, whoever may do more, or the last admin', async () => {
    const { id } = await added({ type: 'admin', role_id: null })
    expect(why(await remove(id, await shop.as([2003])))).toEqual([403, 'role.above_own'])
    expect((await shop.call('DELETE', `${path}/${shop.own.admin_id}`)).http).toBe(409)
    expect(why(await remove(id))).toEqual([200, 'gone'])
    const alone = await added()
    const own = await shop.call('POST', '/v1/auth/login', { as: null, body: { email: alone.email, password } })
    expect(own.http).toBe(200)
  })
})

describe('an invitation anew', () => {
  const invite = (id: number, as = shop.admin) => shop.call('POST', `${path}/${id}/invitation`, { as })
  const access = async (id: number) => (await shop.call('GET', `${path}/${id}/access`)).body.data
  const link = () => /token=(\S+)/.exec(shop.mails.sent.at(-1)?.text ?? '')?.[1] ?? ''
  const choose = (token: string) =>
    shop.call('POST', '/v1/auth/reset-password', {
      as: null,
      body: { token, password, password_confirmation: password },
    })

  test('is sent to whoever has no password; the link before it is dead, and the new one lets them in', async () => {
    const { id, email } = await added({ password: '', password_confirmation: '' })
    await sendLinks(shop.services)
    const first = link()
    expect(await access(id)).toMatchObject({ invited_at: expect.any(String), has_password: false })
    expect((await invite(id)).http).toBe(200)
    await sendLinks(shop.services)
    expect(link()).not.toBe(first)
    expect([(await choose(first)).http, (await choose(link())).http]).toEqual([422, 200])
    expect(await access(id)).toMatchObject({ has_password: true, second_factor: null })
    expect((await signIn(email)).http).toBe(200)
    expect((await invite(id)).body.error).toBe('user.has_password')
  })

  test('stands in the list until a password is chosen', async () => {
    const { id, email } = await added({ password: '', password_confirmation: '' })
    const marks = async () =>
      (await shop.call('GET', `${path}?search=${email}`)).body.data.rows.map((row: { marks: string[] }) => row.marks)
    expect(await marks()).toEqual([['invited']])
    await sendLinks(shop.services)
    await choose(link())
    expect(await marks()).toEqual([[]])
    expect(id).toBeGreaterThan(0)
  })

  test('stands not beside a customer who becomes an employee, until it is sent', async () => {
    const { id, email, ...customer } = await added({
      ...{ type: 'customer', role_id: null, password: '', password_confirmation: '' },
    })
    const marks = async () =>
      (await shop.call('GET', `${path}?search=${email}`)).body.data.rows.map((row: { marks: string[] }) => row.marks)
    const { http } = await edit({ ...customer, id, email }, { type: 'employee', role_id: brandRole, password: '' })
    expect([http, await marks()]).toEqual([200, [['no_access']]])
    await invite(id)
    expect(await marks()).toEqual([['invited']])
  })

  test('is sent five times in a quarter of an hour, and not to whoever may not sign in or may do more', async () => {
    const { id } = await added({ password: '', password_confirmation: '' })
    for (let times = 0; times < 5; times += 1) expect((await invite(id)).http).toBe(200)
    expect((await invite(id)).body.error).toBe('auth.too_many_tries')
    const away = await added({ password: '', password_confirmation: '' })
    await edit(away, { status: 'suspended' })
    expect((await invite(away.id)).body.error).toBe('user.not_active')
    const strong = await added({ password: '', password_confirmation: '', role_id: strongRole })
    expect((await invite(strong.id, await shop.as([2003]))).body.error).toBe('role.above_own')
  })
})
