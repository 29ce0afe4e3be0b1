import { array, integer, number, object, string } from 'superstruct'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAnswer } from '#api/client/platform/answer.ts'
import { callTimeout, createHttp } from '#api/client/platform/http.ts'
import { asFailure } from '#api/contract/platform/failure.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { type Fault, type Faults, faultsOver } from '#tests/faults.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let faults: Faults
const lost = vi.fn()
const stored = { token: '', shop: null as string | null, language: null as string | null }

const http = createHttp({
  base: async () => '',
  session: { token: () => stored.token, shopId: () => stored.shop, languageId: () => stored.language, lost },
})
const bare = createHttp({ base: async () => '' })
const Languages = array(object({ language_id: integer() }))
const asked = (call: object = {}) =>
  http.get('/v1/panel/languages', { data: Languages, query: { type: 'available' }, ...call })
const failing = (call: Promise<unknown>) => call.then(() => 'it did not fail', asFailure)
const last = () => faults.made.at(-1)?.headers

beforeAll(async () => {
  shop = await openShop()
  faults = faultsOver(shop.app)
  faults.listen()
})
afterAll(async () => {
  faults.close()
  await shop.close()
})
afterEach(() => {
  faults.reset()
  lost.mockClear()
})

describe('what a call carries', () => {
  test('R180, R181, R182: the token, shop 1 and language 175 unless others are stored', async () => {
    Object.assign(stored, { token: shop.admin, shop: null, language: null })
    await failing(asked())
    expect([last()?.get('authorization'), last()?.get('x-sid'), last()?.get('x-lid')]).toEqual([
      `Bearer ${shop.admin}`,
      '1',
      '175',
    ])
    Object.assign(stored, { shop: String(shop.own.shop_id), language: '176' })
    await asked()
    expect([last()?.get('x-sid'), last()?.get('x-lid')]).toEqual([String(shop.own.shop_id), '176'])
  })

  test('R180 reject: other services get no token, no shop and no language', async () => {
    await failing(bare.get('/v1/web/countries', { data: Languages }))
    expect([last()?.get('authorization'), last()?.get('x-sid'), last()?.get('x-lid')]).toEqual([null, null, null])
  })

  test('R183: null and undefined are dropped from the query; empty text, 0 and false stay', async () => {
    await failing(asked({ query: { page: 0, q: '', on: false, none: null, missing: undefined } }))
    expect(new URL(faults.made.at(-1)?.url ?? '').search).toBe('?page=0&q=&on=false')
  })

  test('D4: a key goes along where there is one, and two keys differ', async () => {
    const key = newRequestKey()
    await failing(http.post('/v1/panel/brands', { data: object({}), body: {}, key }))
    expect(last()?.get('idempotency-key')).toBe(key)
    expect([key.length, key === newRequestKey()]).toEqual([32, false])
  })
})

describe('what an answer means', () => {
  const kinds: [Fault, string][] = [
    ['no-connection', 'network'],
    ['answer-lost', 'network'],
    [401, 'session'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'refused'],
    [500, 'broken'],
    [503, 'broken'],
    ['status-0', 'refused'],
    ['empty', 'broken'],
    ['html', 'broken'],
    ['truncated', 'broken'],
    ['wrong-shape', 'broken'],
    ['no-data', 'broken'],
  ]
  test.each(kinds)('R184: %s is a failure of the kind %s, and the next call works', async (fault, kind) => {
    faults.next('GET', '/v1/panel/languages', fault)
    expect(await failing(asked())).toMatchObject({ kind })
    expect((await asked()).length).toBe(2)
  })

  test('T7.5: a full disk is told by the server’s own sentence', () => {
    const rules = [{ id: 'server.disk_full' }]
    const text = JSON.stringify({ status: 0, error: 'server.disk_full', rules })
    const read = readAnswer({ status: 507, text, retryAfter: null }, Languages, false)
    expect(read).toMatchObject({ ok: false, failure: { kind: 'refused', rules } })
    expect(failureMessages(asFailure(!read.ok && read.failure), 'notSaved')).toEqual(rules)
  })

  test('it brings the key of the error, the fields, the rules and the seconds to wait', async () => {
    faults.next('GET', '/v1/panel/languages', 422)
    expect(await failing(asked())).toMatchObject({
      status: 422,
      says: 0,
      error: 'validation.required',
      fields: { name: 'validation.required' },
      rules: [{ id: 'validation.required' }],
    })
    faults.next('GET', '/v1/panel/languages', 429)
    expect(await failing(asked())).toMatchObject({ retryAfter: 30, rules: [{ about: { seconds: 30 } }] })
  })

  test('a failure is plain data', async () => {
    faults.next('GET', '/v1/panel/languages', 409)
    const failure = await failing(asked())
    expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
  })

  test('what a newer server adds to its answers is dropped', async () => {
    const answer = { status: 1, data: { id: 7, added: { deeply: [1] } }, meta: {} }
    faults.next('GET', '/v1/panel/shop', async () => Response.json(answer))
    expect(await http.get('/v1/panel/shop', { data: object({ id: number() }) })).toEqual({ id: 7 })
  })

  test('a wrong password is a refusal and not the end of a session', async () => {
    const body = { email: 'nobody@shop.test', password: 'wrong' }
    const failure = await failing(http.post('/v1/auth/login', { data: object({ token: string() }), body, open: true }))
    expect(failure).toMatchObject({ kind: 'refused', error: 'auth.login_failed' })
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('the end of a session', () => {
  test('R36: is told where the stored token was refused', async () => {
    faults.next('GET', '/v1/panel/languages', 401)
    await failing(asked())
    expect(lost).toHaveBeenCalledOnce()
  })

  test('R36 reject: is not told for a token that is no longer the stored one', async () => {
    faults.next('GET', '/v1/panel/languages', async () => {
      stored.token = 'newer'
      return Response.json({ status: 0, error: 'auth.session_expired' }, { status: 401 })
    })
    expect(await failing(asked())).toMatchObject({ kind: 'session' })
    stored.token = shop.admin
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('a call ends after 15 seconds without a whole answer', () => {
  const turn = () => new Promise((done) => setImmediate(done))
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** What the call has come to a millisecond before its time is over, and then. */
  async function outcomes(reached: () => boolean) {
    const answer = failing(asked())
    while (!reached()) await turn()
    await vi.advanceTimersByTimeAsync(callTimeout - 1)
    const before = await Promise.race([answer, turn().then(() => 'still waiting')])
    await vi.advanceTimersByTimeAsync(1)
    return [before, await answer]
  }
  const expected = ['still waiting', expect.objectContaining({ kind: 'timeout', status: 0 })]

  test('when nothing comes', async () => {
    faults.next('GET', '/v1/panel/languages', 'timeout')
    expect(await outcomes(() => faults.calls('GET', '/v1/panel/languages') > 0)).toEqual(expected)
  })

  test('when the answer begins and does not end', async () => {
    let begun = false
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"sta'))
          signal?.addEventListener('abort', () => stream.error(signal.reason))
        },
      })
      begun = true
      return new Response(body)
    })
    expect(await outcomes(() => begun)).toEqual(expected)
  })
})
