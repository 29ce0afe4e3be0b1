import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { password_resets, users } from '#server/db/schema/people.ts'
import { audit_log, rate_limits } from '#server/db/schema/requests.ts'
import { hashOf, newShopToken } from '#server/platform/http/tokens.ts'
import { sendMails } from '#server/platform/mails/send.ts'
import { cheapHash } from '#tests/passwords.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const password = 'Panel!2026'
const path = '/v1/panel/account'
let shop: Shop
let admin: string
let employee: string

beforeAll(async () => {
  shop = await openShop()
  admin = `admin@shop${shop.own.shop_id}.test`
  employee = `employee@shop${shop.own.shop_id}.test`
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(rate_limits)
  await shop.db.delete(mails)
  await shop.db
    .update(users)
    .set({ password_hash: cheapHash(password) })
    .where(eq(users.shop_id, shop.own.shop_id))
})

const as = async (email = employee, word = password) => {
  const { body } = await shop.call('POST', '/v1/auth/login', { as: null, body: { email, password: word } })
  return body.data.token as string
}
const read = (token: string) => shop.call('GET', path, { as: token })
const save = (token: string, body: object) => shop.call('PUT', path, { as: token, body })
const change = (token: string, body: object = {}) =>
  shop.call('PUT', `${path}/password`, {
    as: token,
    body: { current_password: password, password: 'Panel!2027', password_confirmation: 'Panel!2027', ...body },
  })
const mine = { name: 'Zeynep', surname: 'Koç', phone: '+90 532 111 22 33', language: null }

describe('what somebody says of themself', () => {
  test('is read and replaced by whoever is signed in, whatever they may do', async () => {
    const token = await as()
    const { version, email } = (await read(token)).body.data
    const answer = await save(token, { ...mine, name: ' Zeynep ', email, language: 'en', version })
    expect(answer.body.data, answer.text).toEqual({ ...mine, email, language: 'en', version: version + 1 })
    expect((await read(token)).body.data).toEqual(answer.body.data)
    const [row] = await shop.db.select().from(users).where(eq(users.email, employee))
    expect(row).toMatchObject({ name: 'Zeynep', surname: 'Koç', language: 'en', type: 'employee' })
    expect(row?.search).toContain('zeynep koc')
    const [entry] = await shop.db.select().from(audit_log).where(eq(audit_log.event, 'UPDATE_OWN'))
    expect(entry).toMatchObject({ user_id: row?.id, subject: 'users', subject_id: row?.id })
    expect(JSON.stringify(entry)).not.toContain('argon2')
  })

  test.each([
    ['R130', { name: 'Ya' }, { name: 'validation.length' }],
    ['R131', { surname: 'Öz' }, { surname: 'validation.length' }],
    ['R132', { phone: '12' }, { phone: 'validation.length' }],
    ['R133', { email: ' ' }, { email: 'validation.required' }],
    ['R134', { email: 'ali@ornek' }, { email: 'validation.email' }],
    ['D12', { permissions: [100] }, { permissions: 'request.unknown_field' }],
    ['D12', { type: 'admin' }, { type: 'request.unknown_field' }],
    ['D12', { role_id: 1 }, { role_id: 'request.unknown_field' }],
  ])('%s reject: %o is refused at its field, and nothing changes', async (_, wrong, fields) => {
    const token = await as()
    const before = (await read(token)).body.data
    const { version, email } = before
    const answer = await save(token, { ...mine, email, version, ...wrong })
    expect([answer.http, answer.body.fields]).toEqual([422, fields])
    expect((await read(token)).body.data).toEqual(before)
  })

  test('D5: of two saves of one version the second is told whose the first was', async () => {
    const token = await as()
    const { version, email } = (await read(token)).body.data
    const both = await Promise.all([1, 2].map((at) => save(token, { ...mine, name: `Zeynep ${at}`, email, version })))
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409])
    expect(both.find(({ http }) => http === 409)?.body.error).toBe('conflict.stale')
  })

  test('a new e-mail signs in, the old one no longer, is told of it, and links that were sent to it end', async () => {
    const token = await as()
    const { version, email } = (await read(token)).body.data
    const link = newShopToken(shop.own.shop_id)
    const expires_at = new Date(Date.now() + 3_600_000).toISOString()
    const of = { shop_id: shop.own.shop_id, user_id: shop.own.employee_id }
    await shop.db.insert(password_resets).values({ ...of, token_hash: hashOf(link), expires_at })
    const answer = await save(token, { ...mine, email: 'ZEYNEP@shop.test', language: 'tr', version })
    expect(answer.body.data.email, answer.text).toBe('zeynep@shop.test')
    const logIn = (email: string) => shop.call('POST', '/v1/auth/login', { as: null, body: { email, password } })
    expect([(await logIn('zeynep@shop.test')).http, (await logIn(email)).http]).toEqual([200, 401])
    const body = { token: link, password: 'Panel!2027', password_confirmation: 'Panel!2027' }
    const used = await shop.call('POST', '/v1/auth/reset-password', { as: null, body })
    expect(used.body.error).toBe('auth.reset_link_inactive')
    await sendMails(shop.services)
    expect(shop.mails.sent.at(-1)).toMatchObject({ to: email, subject: 'Kepenk: e-postanız değiştirildi' })
    expect((await save(token, { ...mine, email, version: version + 1 })).http).toBe(200)
  })

  test('an e-mail that another signs in with, in any shop, is refused at its field', async () => {
    const token = await as()
    const { version } = (await read(token)).body.data
    for (const email of [admin, `admin@shop${shop.other.shop_id}.test`]) {
      const answer = await save(token, { ...mine, email, version })
      expect([answer.http, answer.body.fields]).toEqual([422, { email: 'user.email_taken' }])
    }
    expect((await read(token)).body.data.version).toBe(version)
  })

  test('of two who take one e-mail at once one gets it', async () => {
    const tokens = [await as(), await as(admin)]
    const saves = await Promise.all(
      tokens.map(async (token) => {
        const { version } = (await read(token)).body.data
        return save(token, { ...mine, email: 'tek@shop.test', version })
      }),
    )
    expect(saves.map(({ http }) => http).sort()).toEqual([200, 422])
    const [back] = tokens.filter((_, at) => saves[at]?.http === 200)
    const email = back === tokens[0] ? employee : admin
    const { version } = (await read(back ?? '')).body.data
    expect((await save(back ?? '', { ...mine, email, version })).http).toBe(200)
  })
})

describe('the own password', () => {
  test('R200 accept: the current one sets a new one; D11: the other sessions end, this one stays', async () => {
    const [token, other] = [await as(), await as()]
    const answer = await change(token)
    expect(answer.body, answer.text).toEqual({ status: 1, data: {} })
    expect([(await read(token)).http, (await read(other)).http]).toEqual([200, 401])
    expect(await as(employee, 'Panel!2027')).toBeTruthy()
    const where = and(eq(audit_log.event, 'CHANGE_PASSWORD'), eq(audit_log.user_id, shop.own.employee_id))
    expect(await shop.db.select().from(audit_log).where(where)).toHaveLength(1)
  })

  test('a mail tells its owner, in the language they chose', async () => {
    await shop.db.update(users).set({ language: 'en' }).where(eq(users.email, employee))
    await change(await as())
    await sendMails(shop.services)
    const mail = shop.mails.sent.at(-1)
    expect(mail).toMatchObject({ to: employee, subject: 'Kepenk: your password was changed' })
    expect(mail?.text).toContain('/auth/forget-password')
    expect(mail?.text).not.toContain('Panel!2027')
  })

  test('without a mail server it is changed all the same, and the mail waits', async () => {
    shop.mails.failing = true
    expect((await change(await as())).http).toBe(200)
    await sendMails(shop.services)
    shop.mails.failing = false
    expect(await shop.db.select({ state: mails.state, tries: mails.tries }).from(mails)).toEqual([
      { state: 'queued', tries: 1 },
    ])
  })

  test.each([
    ['R200', { current_password: 'wrong' }, { current_password: 'account.wrong_password' }],
    ['R127', { current_password: '' }, { current_password: 'validation.required' }],
    ['R127', { password: '', password_confirmation: '' }, { password: 'validation.required' }],
    ['R128', { password: '1234abc', password_confirmation: '1234abc' }, { password: 'validation.password_min' }],
    ['R129', { password_confirmation: 'panel!2027' }, { password_confirmation: 'validation.password_match' }],
  ])('%s reject: %o changes nothing', async (_, wrong, fields) => {
    const [token, other] = [await as(), await as()]
    const answer = await change(token, wrong)
    expect([answer.http, answer.body.fields]).toEqual([422, fields])
    expect([(await read(token)).http, (await read(other)).http]).toEqual([200, 200])
    expect(await as()).toBeTruthy()
  })

  test('R200: five wrong ones in a quarter of an hour are answered, then the right one waits too; others do not', async () => {
    const token = await as()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change(token, { current_password: `wrong ${tries}` })).http).toBe(422)
    const answer = await change(token)
    expect([answer.http, answer.body.error]).toEqual([429, 'auth.too_many_tries'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect((await change(await as(admin))).http).toBe(200)
  })

  test('ten wrong ones at once are five answers', async () => {
    const token = await as()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => change(token, { current_password: `${at}` })),
    )
    expect(answers.filter(({ http }) => http === 422)).toHaveLength(5)
  })

  test('of two changes at once with one current password one holds', async () => {
    const token = await as()
    const words = ['Panel!2027', 'Panel!2028']
    const both = await Promise.all(words.map((word) => change(token, { password: word, password_confirmation: word })))
    expect(both.map(({ http }) => http).sort()).toEqual([200, 422])
    const held = words[both.findIndex(({ http }) => http === 200)]
    expect(await as(employee, held)).toBeTruthy()
  })
})
