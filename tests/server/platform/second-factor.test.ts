import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '#server/db/schema/people.ts'
import { audit_log, rate_limits } from '#server/db/schema/requests.ts'
import { codeOf, tenCodes, withSecondFactor } from '#tests/second-factor.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const password = 'Panel!2026'
const path = '/v1/panel/account/second-factor'
let shop: Shop
let email: string

beforeAll(async () => {
  shop = await openShop()
  email = `employee@shop${shop.own.shop_id}.test`
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(rate_limits))

const give = (state: 'on' | 'begun' | 'off') => withSecondFactor(shop, shop.own, shop.own.employee_id, state)
const signIn = (code?: string, typed = password) =>
  shop.call('POST', '/v1/auth/login', { as: null, body: { email, password: typed, ...(code ? { code } : {}) } })
const row = async () => (await shop.db.select().from(users).where(eq(users.id, shop.own.employee_id)))[0]
const token = async (code?: string): Promise<string> => (await signIn(code)).body.data.token
const told = ({ http, body }: Awaited<ReturnType<typeof signIn>>) => [http, body.error ?? 'in']

/** A time that is not at the edge of a half minute, where a code would run out while it is sent. */
async function midway() {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 2000) await new Promise((done) => setTimeout(done, left))
}

test('the codes of the tests are those of RFC 6238', () => {
  expect([codeOf(0, 59_000), codeOf(0, 1_111_111_109_000), codeOf(0, 20_000_000_000_000)]).toEqual([
    '287082',
    '081804',
    '353130',
  ])
})

describe('setting it up', () => {
  test('asks for the own password, then tells the key until a code confirms it, and never again', async () => {
    await give('off')
    const as = await token()
    expect(await read(as)).toEqual({ since: null, recovery_left: 0, setup: null })
    const wrong = await shop.call('POST', path, { as, body: { own_password: 'Panel!2027' } })
    expect([wrong.http, wrong.body.error, wrong.body.fields]).toEqual([
      422,
      'account.wrong_password',
      { own_password: 'account.wrong_password' },
    ])
    expect((await shop.call('POST', path, { as, body: { own_password: password } })).http).toBe(200)
    const { setup } = await read(as)
    expect(setup.key).toMatch(/^[A-Z2-7]{32}$/)
    expect(setup.uri).toContain(`secret=${setup.key}`)
    expect(JSON.stringify(await row())).not.toContain(setup.key)
    const early = await shop.call('PUT', path, { as, body: { code: '000000', recovery_codes: tenCodes() } })
    expect([early.http, early.body.error]).toEqual([422, 'auth.code_wrong'])
    expect((await signIn()).http).toBe(200)
  })

  test('is on with the first right code, of which and of the recovery codes nothing is stored but hashes', async () => {
    await give('begun')
    const as = await token()
    await midway()
    const codes = tenCodes()
    const answer = await shop.call('PUT', path, { as, body: { code: codeOf(), recovery_codes: codes } })
    expect(answer.body).toEqual({ status: 1, data: {} })
    expect(await read(as)).toMatchObject({ since: expect.any(String), recovery_left: 10, setup: null })
    const stored = JSON.stringify([await row(), (await shop.db.execute('select * from idempotency_keys')).rows])
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
    expect(told(await signIn(codeOf()))).toEqual([401, 'auth.code_wrong'])
    expect((await shop.call('POST', path, { as, body: { own_password: password } })).body.error).toBe(
      'account.second_factor_on',
    )
  })

  test.each([
    ['nine', () => tenCodes().slice(1)],
    [
      'one twice',
      () => [...tenCodes().slice(1), tenCodes()[0], tenCodes()[0]].slice(-10).fill('aaaa-aaaa-aaaa-aaaa', 8),
    ],
    ['short ones', () => Array.from({ length: 10 }, (_, at) => `aaa${'abcdefghij'[at]}`)],
  ])('%s are no recovery codes', async (_, codes) => {
    await give('begun')
    const as = await token()
    expect((await shop.call('PUT', path, { as, body: { code: codeOf(), recovery_codes: codes() } })).http).toBe(422)
  })

  const read = async (as: string) => (await shop.call('GET', path, { as })).body.data
})

describe('signing in with it', () => {
  beforeEach(() => give('on'))

  test('asks for a code only after the right password, and takes one of now, of before or of next', async () => {
    expect(told(await signIn(undefined, 'Panel!2027'))).toEqual([401, 'auth.login_failed'])
    expect(told(await signIn())).toEqual([401, 'auth.code_wanted'])
    await midway()
    for (const [at, answer] of [
      [-2, 'auth.code_wrong'],
      [-1, 'in'],
      [0, 'in'],
      [1, 'in'],
      [2, 'auth.code_wrong'],
    ] as const)
      expect([at, told(await signIn(codeOf(at)))[1]]).toEqual([at, answer])
  })

  test('takes no code twice, not of two at once, and none from before the last', async () => {
    await midway()
    const both = await Promise.all([signIn(codeOf()), signIn(codeOf())])
    expect(both.map(({ http }) => http).sort()).toEqual([200, 401])
    expect(told(await signIn(codeOf(-1)))).toEqual([401, 'auth.code_wrong'])
  })

  test('takes a recovery code once, however it is written', async () => {
    const codes = tenCodes()
    const as = await token(codeOf())
    await shop.call('PUT', `${path}/recovery-codes`, { as, body: { own_password: password, recovery_codes: codes } })
    const [first = ''] = codes
    const both = await Promise.all([signIn(first.toUpperCase().replaceAll('-', ' ')), signIn(first)])
    expect(both.map(({ http }) => http).sort()).toEqual([200, 401])
    expect((await row())?.recovery_codes).toHaveLength(9)
  })

  test('wrong codes are counted by the person, and the right one waits then too', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(told(await signIn('000000'))[1]).toBe('auth.code_wrong')
    const answer = await signIn(codeOf())
    expect([answer.http, answer.body.error]).toEqual([429, 'auth.too_many_tries'])
  })
})

describe('switching it off', () => {
  test('asks for the own password', async () => {
    await give('on')
    const as = await token(codeOf())
    expect((await shop.call('POST', `${path}/off`, { as, body: { own_password: 'Panel!2027' } })).http).toBe(422)
    expect((await shop.call('POST', `${path}/off`, { as, body: { own_password: password } })).http).toBe(200)
    expect((await row())?.totp_secret).toBe('')
    expect((await signIn()).http).toBe(200)
  })

  test('by an admin ends the sessions of the person and is logged; nobody does so to who may do more, nor to themself', async () => {
    await give('on')
    await token(codeOf())
    await withSecondFactor(shop, shop.own, shop.own.admin_id, 'off')
    const of = (id: number) => `/v1/panel/users/${id}/second-factor/off`
    const ask = (id: number, as = shop.admin) => shop.call('POST', of(id), { as, body: { own_password: password } })
    const keeper = await shop.as([2003])
    expect((await ask(shop.own.admin_id, keeper)).body.error).toBe('role.above_own')
    expect((await ask(shop.own.admin_id)).body.error).toBe('account.own_second_factor')
    expect((await ask(shop.own.employee_id)).http).toBe(200)
    expect(await shop.db.$count(sessions, eq(sessions.user_id, shop.own.employee_id))).toBe(0)
    expect(await shop.db.$count(audit_log, eq(audit_log.event, 'RESET_SECOND_FACTOR'))).toBe(1)
    expect((await ask(shop.own.employee_id)).body.error).toBe('account.second_factor_off')
  })
})
