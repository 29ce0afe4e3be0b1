import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { password_resets, sessions, user_roles, users } from '#server/db/schema/people.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { hashOf } from '#server/platform/http/tokens.ts'
import { endAccess } from '#server/platform/session/end-access.ts'
import { hashPassword } from '#server/platform/session/passwords.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const password = 'Panel!2026'
let shop: Shop
let admin: string
let employee: string
let customer: string

beforeAll(async () => {
  shop = await openShop()
  const id = shop.own.shop_id
  admin = `admin@shop${id}.test`
  employee = `employee@shop${id}.test`
  customer = `customer@shop${id}.test`
  const password_hash = await hashPassword(password)
  for (const email of [admin, employee, customer])
    await shop.db.update(users).set({ password_hash }).where(eq(users.email, email))
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(rate_limits))

const logIn = (email: string, word = password, headers: Record<string, string> = {}) =>
  shop.call('POST', '/v1/auth/login', { as: null, body: { email, password: word }, headers })
const tokenOf = async (email: string) => (await logIn(email)).body.data.token as string
const me = (as: string) => shop.call('GET', '/v1/auth/me', { as, headers: { 'x-sid': String(shop.own.shop_id) } })

describe('signing in', () => {
  test('R1 accept: an employee gets a token, the shop and the permissions of the role', async () => {
    const [role] = await shop.db
      .insert(user_roles)
      .values({ shop_id: shop.own.shop_id, name: 'Kasa', permissions: [200, 2900] })
      .returning({ id: user_roles.id })
    await shop.db
      .update(users)
      .set({ role_id: role?.id ?? null })
      .where(eq(users.email, employee))
    const { body } = await logIn(employee)
    expect(body).toMatchObject({
      status: 1,
      data: { shop_id: shop.own.shop_id, user: { type: 'employee', permissions: [200, 2900] } },
    })
    expect((await me(body.data.token)).body.data.user.permissions).toEqual([200, 2900])
  })

  test('R176: an admin always holds 100', async () => {
    expect((await logIn(admin)).body.data.user.permissions).toEqual([100])
  })

  test('the e-mail is found whatever its case, by the invariant rule', async () => {
    expect((await logIn(` ${admin.toUpperCase()} `)).body.status).toBe(1)
  })

  test('R1 reject: a customer, a wrong password, an unknown address and a suspended person get one answer', async () => {
    await shop.db.update(users).set({ status: 'suspended' }).where(eq(users.email, employee))
    const answers = await Promise.all([
      logIn(customer),
      logIn(admin, 'wrong-word'),
      logIn('nobody@shop.test'),
      logIn(employee),
    ])
    await shop.db.update(users).set({ status: 'accepted' }).where(eq(users.email, employee))
    expect(new Set(answers.map(({ http, text }) => `${http} ${text}`)).size).toBe(1)
    expect([answers[0]?.http, answers[0]?.body.error]).toEqual([401, 'auth.login_failed'])
  })

  test('nobody can sign in to an account without a password', async () => {
    await shop.db.update(users).set({ password_hash: '' }).where(eq(users.email, customer))
    expect((await logIn(customer, '')).http).toBe(422)
    expect((await logIn(`admin@shop${shop.other.shop_id}.test`, 'anything')).http).toBe(401)
  })

  test('R127 reject: without a password or with half an address the fields are named', async () => {
    expect((await logIn(admin, '')).body).toMatchObject({ status: 0, fields: { password: 'validation.required' } })
    expect((await logIn('ayse@', 'x')).body).toMatchObject({ status: 0, fields: { email: 'validation.email' } })
  })

  test('every sign-in gives a new token of 256 bits, and the one that came along ends', async () => {
    const first = await tokenOf(admin)
    const second = (await logIn(admin, password, { authorization: `Bearer ${first}` })).body.data.token
    expect(Buffer.from(second.slice(second.indexOf('-') + 1), 'base64url').length).toBe(32)
    expect(second).not.toBe(first)
    expect([(await me(first)).http, (await me(second)).http]).toEqual([401, 200])
  })

  test('another device stays signed in', async () => {
    const [first, second] = [await tokenOf(admin), await tokenOf(admin)]
    expect([(await me(first)).http, (await me(second)).http]).toEqual([200, 200])
  })

  test('a token is stored hashed, and nowhere in clear', async () => {
    const token = await tokenOf(admin)
    const found = await shop.db
      .select()
      .from(sessions)
      .where(eq(sessions.token_hash, hashOf(token)))
    const clear = await shop.db.execute(sql`select 1 from sessions s where s::text like ${`%${token}%`}`)
    expect([found.length, clear.rows.length]).toEqual([1, 0])
  })
})

describe('guessing', () => {
  test('ten wrong passwords are answered, the eleventh try is told to wait, with the seconds', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect((await logIn(admin, `wrong ${tries}`)).http).toBe(401)
    const answer = await logIn(admin)
    expect([answer.http, answer.body.error]).toEqual([429, 'auth.too_many_tries'])
    const seconds = Number(answer.headers.get('retry-after'))
    expect(answer.body.rules[0].about).toEqual({ seconds })
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
  })

  test('others may sign in meanwhile', async () => {
    for (let tries = 0; tries < 11; tries += 1) await logIn(admin, 'wrong')
    expect((await logIn(employee)).http).toBe(200)
  })

  test('an address that is not known is limited alike', async () => {
    for (let tries = 0; tries < 10; tries += 1) await logIn('nobody@shop.test', 'wrong')
    expect((await logIn('nobody@shop.test', 'wrong')).http).toBe(429)
  })

  test('twenty guesses at once are ten answers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => logIn(admin, `wrong ${at}`)))
    expect(answers.filter(({ http }) => http === 401).length).toBe(10)
  })

  test('right passwords do not count', async () => {
    for (let tries = 0; tries < 12; tries += 1) expect((await logIn(admin)).http).toBe(200)
  })
})

describe('the session', () => {
  test('R35: after signing out the token is dead on the server', async () => {
    const token = await tokenOf(admin)
    const headers = { 'x-sid': String(shop.own.shop_id) }
    expect((await shop.call('POST', '/v1/auth/logout', { as: token, headers })).body.status).toBe(1)
    const answer = await me(token)
    expect([answer.http, answer.body.error]).toEqual([401, 'auth.session_expired'])
  })

  test('R33: the session check names the person and the shop', async () => {
    const { body } = await me(await tokenOf(admin))
    expect(body.data).toMatchObject({
      user: { email: admin, permissions: [100] },
      shop: { id: shop.own.shop_id, default_language_id: 175 },
    })
  })

  test('R37: a role that gains a code holds it from the next sign-in on', async () => {
    const [role] = await shop.db
      .insert(user_roles)
      .values({ shop_id: shop.own.shop_id, name: 'Katalog', permissions: [600] })
      .returning({ id: user_roles.id })
    const id = role?.id ?? 0
    await shop.db.update(users).set({ role_id: id }).where(eq(users.email, employee))
    const before = await tokenOf(employee)
    await shop.db
      .update(user_roles)
      .set({ permissions: [600, 800] })
      .where(eq(user_roles.id, id))
    expect((await me(before)).body.data.user.permissions).toEqual([600])
    expect((await me(await tokenOf(employee))).body.data.user.permissions).toEqual([600, 800])
  })

  test.each(['banned', 'suspended', 'pending'] as const)(
    'D11: the next call of a person who is %s is refused',
    async (status) => {
      const token = await tokenOf(employee)
      await shop.db.update(users).set({ status }).where(eq(users.email, employee))
      expect((await me(token)).http).toBe(401)
      await shop.db.update(users).set({ status: 'accepted' }).where(eq(users.email, employee))
    },
  )

  test('it ends two hours after its last call, and twelve after its beginning', async () => {
    const idle = await tokenOf(admin)
    await shop.db
      .update(sessions)
      .set({ seen_at: sql`now() - interval '121 minutes'` })
      .where(eq(sessions.token_hash, hashOf(idle)))
    const old = await tokenOf(admin)
    await shop.db
      .update(sessions)
      .set({ expires_at: sql`now()` })
      .where(eq(sessions.token_hash, hashOf(old)))
    expect([(await me(idle)).http, (await me(old)).http]).toEqual([401, 401])
  })
})

describe('a new password', () => {
  const forgot = (email: string) => shop.call('POST', '/v1/auth/forget-password', { as: null, body: { email } })
  const reset = (token: string, word = 'Yeni!Parola1', again = word) =>
    shop.call('POST', '/v1/auth/reset-password', {
      as: null,
      body: { token, password: word, password_confirmation: again },
    })
  /** The link is made and sent after the answer. */
  const linkFor = async (email: string) => {
    const before = shop.mails.sent.length
    await forgot(email)
    await expect.poll(() => shop.mails.sent.length).toBe(before + 1)
    return /token=([\w-]+)/.exec(shop.mails.sent.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const inactive = { status: 0, error: 'auth.reset_link_inactive' }

  test('R213 accept: a fresh link sets it, and ends all sessions of the person', async () => {
    const open = await tokenOf(employee)
    const others = await tokenOf(admin)
    expect((await reset(await linkFor(employee))).body.status).toBe(1)
    expect([(await me(open)).http, (await me(others)).http]).toEqual([401, 200])
    expect((await logIn(employee)).http).toBe(401)
    expect((await logIn(employee, 'Yeni!Parola1')).http).toBe(200)
    await reset(await linkFor(employee), password)
  })

  test('R213 reject: a link works once, also of two uses at once', async () => {
    const link = await linkFor(employee)
    const answers = await Promise.all([reset(link, password), reset(link, password), reset(link, password)])
    expect(answers.filter(({ http }) => http === 200).length).toBe(1)
    expect((await reset(link)).body).toMatchObject(inactive)
  })

  test('R213 reject: a newer link ends the older one', async () => {
    const older = await linkFor(employee)
    const newer = await linkFor(employee)
    expect((await reset(older)).body).toMatchObject(inactive)
    expect((await reset(newer, password)).body.status).toBe(1)
  })

  test('R213 reject: a link of 61 minutes is over', async () => {
    const link = await linkFor(employee)
    await shop.db
      .update(password_resets)
      .set({ expires_at: sql`expires_at - interval '61 minutes'` })
      .where(eq(password_resets.token_hash, hashOf(link)))
    expect((await reset(link)).body).toMatchObject(inactive)
    expect((await logIn(employee)).http).toBe(200)
  })

  test('R213 reject: whatever ends the access of a person ends the link too', async () => {
    const link = await linkFor(employee)
    await endAccess(shop.db, { shop_id: shop.own.shop_id, user_id: shop.own.employee_id })
    expect((await reset(link)).body).toMatchObject(inactive)
  })

  test('R213 reject: a made-up link and one of a suspended person', async () => {
    expect((await reset('x'.repeat(43))).body).toMatchObject(inactive)
    const link = await linkFor(employee)
    await shop.db.update(users).set({ status: 'suspended' }).where(eq(users.email, employee))
    expect((await reset(link)).body).toMatchObject(inactive)
    await shop.db.update(users).set({ status: 'accepted' }).where(eq(users.email, employee))
  })

  test('R128, R129 reject: short and unequal passwords are named at their fields, and the link stays', async () => {
    const link = await linkFor(employee)
    expect((await reset(link, '1234abc')).body.fields).toEqual({ password: 'validation.password_min' })
    expect((await reset(link, password, 'panel!2026')).body.fields).toEqual({
      password_confirmation: 'validation.password_match',
    })
    expect((await reset(link, password)).body.status).toBe(1)
  })

  test('R214 accept: known, unknown and customer addresses get one answer, and only the staff get mail', async () => {
    const before = shop.mails.sent.length
    const answers = await Promise.all([forgot(customer), forgot('nobody@shop.test'), forgot(admin)])
    await expect.poll(() => shop.mails.sent.length).toBe(before + 1)
    expect(new Set(answers.map(({ http, text }) => `${http} ${text}`)).size).toBe(1)
    expect(shop.mails.sent.at(-1)?.to).toBe(admin)
  })

  test('R214 reject: with the mail server down, known and unknown addresses hear the same', async () => {
    shop.mails.failing = true
    const answers = await Promise.all([forgot(admin), forgot('nobody@shop.test')])
    shop.mails.failing = false
    expect(new Set(answers.map(({ http, text }) => `${http} ${text}`)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ status: 0, error: 'auth.reset_link_not_sent' })
  })

  test('the mail leads to the configured address and speaks the language it was asked in', async () => {
    await linkFor(admin)
    expect(shop.mails.sent.at(-1)?.text).toContain('http://127.0.0.1:4000/auth/reset-password?token=')
    expect(shop.mails.sent.at(-1)?.subject).toBe('Kepenk: yeni parola bağlantısı')
  })

  test('six links within a quarter of an hour are too many', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await forgot('kim@shop.test')).http).toBe(200)
    expect((await forgot('kim@shop.test')).http).toBe(429)
  })
})

describe('what the header asks', () => {
  const get = (path: string) => shop.call('GET', path)

  test('notifications are counted by kind', async () => {
    await shop.db.execute(
      sql`insert into notifications (shop_id, kind, says) values (${shop.own.shop_id}, 'feedback', 'x'), (${shop.own.shop_id}, 'question', 'x'), (${shop.own.shop_id}, 'question', 'x'), (${shop.other.shop_id}, 'question', 'x')`,
    )
    const { body } = await get('/v1/panel/notifications')
    expect(body.data).toMatchObject({ totalCount: 3, feedbackCount: 1, questionCount: 2, onlineOrderCount: 0 })
    expect(body.data.notifications.length).toBe(3)
  })

  test('online orders that nobody has taken further are counted, for those who may list them', async () => {
    const count = async (codes: number[]) => {
      const { body } = await shop.call('GET', '/v1/panel/notifications', { as: await shop.as(codes) })
      return [body.data.onlineOrderCount, body.data.totalCount]
    }
    const [[before, total], [hidden, others]] = [await count([1500]), await count([600])]
    await newOrder(shop)
    for (const changes of [{ channel: 'phone' }, { status: 'accepted' }] as const) await newOrder(shop, changes)
    expect(await count([1500])).toEqual([before + 1, total + 1])
    expect([await count([600]), hidden]).toEqual([[0, others], 0])
    const { body } = await get('/v1/panel/orders?type=online&status=pending')
    expect(body.data.total).toBe(before + 1)
  })

  test('the languages of the shop, the default one first', async () => {
    const { body } = await get('/v1/panel/shop-modules/languages-for-header?type=language')
    expect(body.data.map(({ code, name }: { code: string; name: string }) => [code, name])).toEqual([
      ['tr', 'Türkçe - Turkish'],
      ['en', 'English - English'],
    ])
  })

  test('R179: the shop offers the marketplaces that are on and filled in, and tells no account', async () => {
    const { body, text } = await get('/v1/panel/shop')
    expect(body.data.marketplaces).toEqual([{ id: 2, name: 'Çarşı' }])
    expect(text).not.toContain('baseKey')
    expect(body.data).toMatchObject({
      currency_code: 'TRY',
      currency_left_symbol: '₺',
      countries: [{ id: 1, name: 'Türkiye' }],
    })
  })

  test('R226: without a default language 175 stands in', async () => {
    await shop.db.execute(sql`update shops set default_language_id = null where id = ${shop.own.shop_id}`)
    expect((await get('/v1/panel/shop')).body.data.default_language_id).toBe(175)
    expect((await get('/v1/auth/me')).body.data.shop.default_language_id).toBe(175)
    expect((await get('/v1/auth/me')).body.data.shop.time_zone).toBe('Europe/Istanbul')
    await shop.db.execute(sql`update shops set default_language_id = 175 where id = ${shop.own.shop_id}`)
  })
})
