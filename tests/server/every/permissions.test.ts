import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Operation, operationName } from '#api/operations/platform/operation.ts'
import { roleOperations } from '#api/operations/settings/roles.ts'
import { operations } from '#api/registry/operations.ts'
import { sessions } from '#server/db/schema/people.ts'
import { permit } from '#server/platform/http/authenticate.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { hashOf } from '#server/platform/http/tokens.ts'
import { endpointTable } from '#tests/house/endpoints.table.ts'
import { ofTheDay, seed } from '#tests/of-the-day.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

console.log(`who may call what, over HTTP: SEED=${seed}`)

/** Whom the written table opens an operation to. */
const written = new Map(endpointTable.map(([method, path, codes]) => [`${method} ${path}`, codes]))

/** Every code that opens anything but 100, which opens all; one of every family besides, and a code that is none. */
const codes = [
  ...new Set([
    ...endpointTable.flatMap(([, , opening]) =>
      typeof opening === 'string' ? [] : opening.filter((code) => code !== 100),
    ),
    ...[200, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1500, 1600, 1700, 2000, 2900, 7],
  ]),
]

test('the gate has endpoints behind it, and codes to try', () => {
  expect(gated.length).toBeGreaterThan(25)
  expect(codes.length).toBeGreaterThan(25)
})

test('every operation names the codes that open it', () => {
  const open = operations.filter((operation) => Array.isArray(operation.codes) && operation.codes.length === 0)
  expect(open.map(operationName)).toEqual([])
})

describe('the pipeline lets in exactly whom the table names', () => {
  test.each(gated.map((operation) => [operationName(operation), operation] as const))(
    'R174, R176, R181: %s',
    (name, operation) => {
      const opening = codes.filter((code) => letsIn(operation, [code]))
      expect(opening).toEqual(codes.filter((code) => isOpenTo(name, code)))
      expect(letsIn(operation, [])).toBe(written.get(name) === 'signed-in')
      expect(letsIn(operation, [100])).toBe(true)
      expect(strangers.filter((sid) => letsIn(operation, [100], sid))).toEqual([])
    },
  )
})

/** What `x-sid` names that is not the shop of the caller, who is of shop 1. */
const strangers = ['2', '0', '-1', 'abc', '1 or 1=1', '1.0', ' ']

function isOpenTo(name: string, code: number): boolean {
  const opening = written.get(name)
  return opening === 'signed-in' || (typeof opening === 'object' && opening.includes(code))
}

function letsIn(operation: Operation, permissions: readonly number[], sid = '1'): boolean {
  try {
    permit({ shop_id: 1, permissions } as Actor, operation, new Headers({ 'x-sid': sid }))
    return true
  } catch {
    return false
  }
}

const holders = new Map<string, string>()

/** The token of one person with these codes. */
async function holderOf(own: readonly number[]): Promise<string> {
  const token = holders.get(String(own)) ?? (await shop.as(own))
  holders.set(String(own), token)
  return token
}

/** Callers whom no operation knows. */
const nobodies: Readonly<Record<string, () => Promise<string | null>>> = {
  'no token': async () => null,
  'a made-up token': async () => 'x'.repeat(43),
  'an ended session': async () => {
    const ended = await shop.as([100])
    await shop.db
      .update(sessions)
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where(eq(sessions.token_hash, hashOf(ended)))
    return ended
  },
}

// Over HTTP each operation is asked by one of each kind of caller, others every day.
describe.each(gated.map((operation, at) => [operationName(operation), operation, at] as const))(
  '%s',
  (name, operation, at) => {
    const opening = codes.filter((code) => isOpenTo(name, code))

    test('R174, R180, R181 reject: whoever may not is refused, whatever is asked', async () => {
      // What is refused stays as it was, so that all who are refused ask for the same.
      const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
      for (const [who, token] of ofTheDay(Object.entries(nobodies), at)) {
        const answer = await shop.call(operation.method, path, { as: await token(), body })
        expect([who, answer.http, answer.body.error]).toEqual([who, 401, 'auth.session_expired'])
      }
      for (const sid of ofTheDay([String(shop.other.shop_id), '0', '-1', 'abc', '1 or 1=1'], at)) {
        const answer = await shop.call(operation.method, path, { body, headers: { 'x-sid': sid } })
        expect([sid, answer.http, answer.body.error]).toEqual([sid, 403, 'auth.forbidden'])
      }
      if (written.get(name) === 'signed-in') return
      const closed = codes.filter((code) => !opening.includes(code))
      for (const own of [[], ...ofTheDay(closed, at).map((code) => [code])]) {
        const answer = await shop.call(operation.method, path, { as: await holderOf(own), body })
        expect([own, answer.http, answer.body.error]).toEqual([own, 403, 'auth.forbidden'])
      }
    })

    test('R174: a code of its own opens it', async () => {
      for (const code of ofTheDay(opening, at)) {
        const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
        const answer = await shop.call(operation.method, path, { as: await holderOf([code]), body })
        expect({ code, forbidden: answer.http === 403 }).toEqual({ code, forbidden: false })
        // Whoever sees the panel as a role now has that role's codes: the next who is asked to hold this one is another.
        if (operation === roleOperations.view) holders.delete(String([code]))
      }
    })

    test('R176: code 100 opens it, and the answer has the shape that the API describes', async () => {
      const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
      const answer = await shop.call(operation.method, path, { body })
      // A file has no envelope.
      expect([answer.http, operation.file ? 1 : answer.body.status]).toEqual([200, 1])
      const [error] = operation.data?.validate(operation.file ? answer.text : answer.body.data) ?? [undefined]
      expect(error?.message).toBeUndefined()
      const type = answer.headers.get('content-type') ?? ''
      expect(operation.file ?? ['application/json; charset=utf-8']).toContain(type)
    })
  },
)
