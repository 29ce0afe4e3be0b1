import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { deviceOf } from '#server/platform/account/device.ts'
import { hashOf } from '#server/platform/http/tokens.ts'
import { cheapHash } from '#tests/passwords.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const password = 'Panel!2026'
const path = '/v1/panel/account/sessions'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
let shop: Shop
let employee: string

beforeAll(async () => {
  shop = await openShop()
  employee = `employee@shop${shop.own.shop_id}.test`
  await shop.db
    .update(users)
    .set({ password_hash: cheapHash(password) })
    .where(eq(users.shop_id, shop.own.shop_id))
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(sessions).where(eq(sessions.user_id, shop.own.employee_id)))

async function signIn(agent = windows): Promise<string> {
  const body = { email: employee, password }
  const answer = await shop.call('POST', '/v1/auth/login', { as: null, body, headers: { 'user-agent': agent } })
  return answer.body.data.token
}
const list = async (as: string, at = path) => (await shop.call('GET', at, { as })).body.data
const isOpen = async (as: string) => (await shop.call('GET', '/v1/auth/me', { as })).http === 200

describe('where I am signed in', () => {
  test('is told in plain words, this session first and marked, and no token with it', async () => {
    const [desk, own] = [await signIn(), await signIn(phone)]
    const answer = await shop.call('GET', path, { as: own })
    expect(answer.body.data).toMatchObject([
      { browser: 'Safari', system: 'iPhone', address: 'local', own: true },
      { browser: 'Chrome', system: 'Windows', address: 'local', own: false },
    ])
    for (const token of [desk, own]) expect(answer.text).not.toContain(hashOf(token))
    expect(Date.parse(answer.body.data[0].seen_at)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('what has run out, or was idle for two hours, is not told', async () => {
    const [own, idle, over] = [await signIn(), await signIn(), await signIn()]
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await shop.db
      .update(sessions)
      .set({ seen_at: ago(2.1) })
      .where(eq(sessions.token_hash, hashOf(idle)))
    await shop.db
      .update(sessions)
      .set({ expires_at: ago(0.1) })
      .where(eq(sessions.token_hash, hashOf(over)))
    expect(await list(own)).toHaveLength(1)
  })

  test('one is ended: its token is dead, the others and this one go on, and the log has it', async () => {
    const [own, lost, other] = [await signIn(), await signIn(phone), await signIn()]
    const { id } = (await list(own)).find(({ system }: { system: string }) => system === 'iPhone')
    expect((await shop.call('DELETE', `${path}/${id}`, { as: own })).body).toEqual({ status: 1, data: {} })
    expect([await isOpen(own), await isOpen(lost), await isOpen(other)]).toEqual([true, false, true])
    const of = and(eq(audit_log.event, 'END_SESSIONS'), eq(audit_log.subject_id, shop.own.employee_id))
    expect((await shop.db.select().from(audit_log).where(of)).at(-1)).toMatchObject({ after: { count: 1 } })
    expect((await shop.call('DELETE', `${path}/${id}`, { as: own })).http).toBe(404)
  })

  test('all others are ended at once, and this one stays', async () => {
    const [own, ...others] = [await signIn(), await signIn(phone), await signIn()]
    await shop.call('DELETE', path, { as: own })
    expect(await Promise.all([own, ...others].map(isOpen))).toEqual([true, false, false])
    expect(await list(own)).toHaveLength(1)
  })

  test('of two who end one another at once one stays', async () => {
    const both = [await signIn(), await signIn(phone)]
    await Promise.all(both.map((as) => shop.call('DELETE', path, { as })))
    const left = await Promise.all(both.map(isOpen))
    expect(left.filter(Boolean).length).toBeLessThanOrEqual(1)
    expect(await shop.db.$count(sessions, eq(sessions.user_id, shop.own.employee_id))).toBe(left.filter(Boolean).length)
  })

  test('this session is not ended here, and nobody reaches one of somebody else', async () => {
    const own = await signIn()
    const [{ id }] = await list(own)
    const answer = await shop.call('DELETE', `${path}/${id}`, { as: own })
    expect([answer.http, answer.body.error]).toEqual([409, 'account.own_session'])
    expect((await shop.call('DELETE', `${path}/${id}`)).http).toBe(404)
    expect(await isOpen(own)).toBe(true)
  })

  test('last seen is written at most once a minute', async () => {
    const own = await signIn()
    const seen = async () =>
      (
        await shop.db
          .select()
          .from(sessions)
          .where(eq(sessions.token_hash, hashOf(own)))
      )[0]?.seen_at
    const first = await seen()
    for (let calls = 0; calls < 3; calls += 1) await list(own)
    expect(await seen()).toBe(first)
    const ago = new Date(Date.now() - 61_000).toISOString()
    await shop.db
      .update(sessions)
      .set({ seen_at: ago })
      .where(eq(sessions.token_hash, hashOf(own)))
    await list(own)
    expect(Date.parse((await seen()) ?? '')).toBeGreaterThan(Date.now() - 30_000)
  })
})

describe('the sessions of another', () => {
  const of = () => `/v1/panel/users/${shop.own.employee_id}/sessions`

  test('are seen and ended by whoever may change users', async () => {
    const [first, second] = [await signIn(), await signIn(phone)]
    const manager = await shop.as([2000, 2003])
    const seen = await list(manager, of())
    expect(seen.map(({ own }: { own: boolean }) => own)).toEqual([false, false])
    const { id } = seen.find(({ system }: { system: string }) => system === 'iPhone')
    await shop.call('DELETE', `${of()}/${id}`, { as: manager })
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, false])
    await shop.call('DELETE', of(), { as: manager })
    expect(await isOpen(first)).toBe(false)
  })

  test('are closed to others, and those of customers and of other shops are not there', async () => {
    await signIn()
    expect((await shop.call('GET', of(), { as: await shop.as([2000, 2001]) })).http).toBe(403)
    for (const id of [shop.own.customer_id, shop.other.employee_id])
      for (const method of ['GET', 'DELETE'] as const)
        expect((await shop.call(method, `/v1/panel/users/${id}/sessions`)).http).toBe(404)
  })

  test('a session is ended only under whose it is', async () => {
    await signIn()
    const [{ id }] = await list(shop.admin, of())
    expect((await shop.call('DELETE', `/v1/panel/users/${shop.own.admin_id}/sessions/${id}`)).http).toBe(404)
  })
})

test.each([
  [windows, 'Chrome', 'Windows'],
  [`${windows} Edg/138.0.0.0`, 'Edge', 'Windows'],
  [`${windows} OPR/120.0.0.0`, 'Opera', 'Windows'],
  [phone, 'Safari', 'iPhone'],
  [phone.replace('Version/18.5', 'CriOS/138.0'), 'Chrome', 'iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s is a device that people know', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system })
})
