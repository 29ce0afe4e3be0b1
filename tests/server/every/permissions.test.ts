import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '#server/db/schema/people.ts'
import { hashOf } from '#server/platform/http/tokens.ts'
import { endpoints } from '#server/registry.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { gated, nameOf, sampleOf } from './samples.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('the gate has endpoints behind it', () => {
  expect(gated.length).toBeGreaterThan(25)
})

test('every endpoint names the codes that open it', () => {
  const open = endpoints.filter(({ codes }) => Array.isArray(codes) && codes.length === 0)
  expect(open.map(nameOf)).toEqual([])
})

/** One code of every family, and those beside the endpoint's own. */
const families = [
  200, 400, 500, 600, 601, 602, 603, 604, 700, 800, 900, 1000, 1100, 1101, 1102, 1103, 1104, 1200, 1300, 1500, 1600,
  1700, 2000, 2900,
]

const holders = new Map<string, string>()

/** The token of one person with these codes. */
async function holderOf(codes: readonly number[]): Promise<string> {
  const token = holders.get(String(codes)) ?? (await shop.as(codes))
  holders.set(String(codes), token)
  return token
}

describe.each(gated.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  test('R180 reject: no token, a made-up token and an ended session get 401', async () => {
    const { path, body } = await sampleOf(endpoint, shop, shop.own, shop.admin)
    const ended = await shop.as([100])
    await shop.db
      .update(sessions)
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where(eq(sessions.token_hash, hashOf(ended)))
    for (const as of [null, 'x'.repeat(43), ended]) {
      const answer = await shop.call(endpoint.method, path, { as, body })
      expect([answer.http, answer.body.error]).toEqual([401, 'auth.session_expired'])
    }
  })

  test('R174: each code opens it exactly when the endpoint lists it, and no code opens nothing', async () => {
    const codes = endpoint.codes === 'signed-in' ? [] : (endpoint.codes as readonly number[])
    // What is refused stays as it was, so that all who are refused ask for the same.
    let sample = await sampleOf(endpoint, shop, shop.own, shop.admin)
    for (const code of [...new Set([...families, ...codes])]) {
      const opens = endpoint.codes === 'signed-in' || codes.includes(code)
      const answer = await shop.call(endpoint.method, sample.path, { as: await holderOf([code]), body: sample.body })
      expect({ code, forbidden: answer.http === 403 }).toEqual({ code, forbidden: !opens })
      if (opens) sample = await sampleOf(endpoint, shop, shop.own, shop.admin)
    }
    const none = await shop.call(endpoint.method, sample.path, { as: await holderOf([]), body: sample.body })
    expect(none.http === 403).toBe(endpoint.codes !== 'signed-in')
  })

  test('R176: code 100 opens it, and 1000 is not 100', async () => {
    const { path, body } = await sampleOf(endpoint, shop, shop.own, shop.admin)
    const answer = await shop.call(endpoint.method, path, { body })
    // A file has no envelope.
    expect([answer.http, endpoint.file ? 1 : answer.body.status]).toEqual([200, 1])
  })

  test('R181 reject: the other shop named by x-sid is forbidden', async () => {
    const { path, body } = await sampleOf(endpoint, shop, shop.own, shop.admin)
    for (const sid of [String(shop.other.shop_id), '0', '-1', 'abc', '1 or 1=1']) {
      const answer = await shop.call(endpoint.method, path, { body, headers: { 'x-sid': sid } })
      expect([sid, answer.http, answer.body.error]).toEqual([sid, 403, 'auth.forbidden'])
    }
  })

  test('the answer has the shape that the API describes', async () => {
    const { path, body } = await sampleOf(endpoint, shop, shop.own, shop.admin)
    const answer = await shop.call(endpoint.method, path, { body })
    const [error] = endpoint.data?.validate(answer.body.data) ?? [undefined]
    expect(error?.message).toBeUndefined()
    const type = answer.headers.get('content-type') ?? ''
    expect(endpoint.file ?? ['application/json; charset=utf-8']).toContain(type)
  })
})
