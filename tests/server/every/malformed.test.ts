import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '#api/operations/platform/operation.ts'
import { operationName } from '#api/operations/platform/operation.ts'
import { operations } from '#api/registry/operations.ts'
import { made } from '#tests/samples/sample.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { fingerprint } from './fingerprint.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
console.log(`malformed requests: SEED=${seed}`)

/** Bodies that are no bodies of ours, whatever the operation. */
const noBodies: Record<string, string> = {
  'no JSON': '{"name": ',
  'an empty body': '',
  'a bare word': 'hello',
  'a number': '7',
  'a text': '"text"',
  null: 'null',
  'a list': '[]',
  'nothing in it': '{}',
  'a prototype': '{"__proto__": {"admin": true}}',
  'a constructor': '{"constructor": {"prototype": {}}}',
  'an unknown field': '{"shop_id": 2}',
  HTML: '<html></html>',
  'a deep list': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'a broken surrogate': '{"name": "\\ud800"}',
  'a NUL': '{"name": "\\u0000"}',
}

const badIds = [
  '0',
  '-1',
  'abc',
  '1.5',
  '1e3',
  '9007199254740992',
  '99999999999999999999',
  "1'--",
  '%00',
  '1%20or%201=1',
  'null',
  '..%2f1',
]
const badQueries = [
  'page=-1',
  'page=abc',
  'page=1e9',
  'limit=0',
  'limit=-5',
  'limit=abc',
  'order_index=products.id;drop table',
  'order_index=password_hash',
  'order_index=constructor',
  'order_index=__proto__',
  'order_index=hasOwnProperty',
  'order_direction=up',
  'page=0&page=1',
  'unknown=1',
  `search=${'a'.repeat(300)}`,
  'search=%00',
]

function sane(answer: { http: number; body: unknown; text: string }, asked: string) {
  expect(answer.http, asked).toBeLessThan(500)
  expect(answer.body, asked).toMatchObject({ status: expect.any(Number) })
  expect(answer.text, asked).not.toMatch(/\bat \w+ \(|node_modules|select .* from|insert into|server\/\w+/i)
}

const listed = (operation: Operation) =>
  operation.method === 'GET' && 'page' in ((operation.query?.schema as object | undefined) ?? {})
const asked = gated.filter((operation) => operation.body || operation.path.includes(':') || listed(operation))

describe.each(asked.map((operation) => [operationName(operation), operation] as const))('%s', (_, operation) => {
  /** Those that are refused leave it as it is: all but the last of these tests ask about the same. */
  const first = made(() => sampleOf(operation, shop, shop.own, shop.admin))

  if (operation.body) {
    test('D12 reject: what is no body of its own is refused, and nothing changes', async () => {
      const { path } = await first()
      const before = await fingerprint(shop, shop.own.shop_id)
      for (const [what, body] of Object.entries(noBodies)) {
        const answer = await shop.call(operation.method, path, { body })
        sane(answer, what)
        expect({ what, refused: [400, 422].includes(answer.http) }).toEqual({ what, refused: true })
      }
      expect(await fingerprint(shop, shop.own.shop_id)).toEqual(before)
    })

    test('a body over the limit is refused by its size', async () => {
      const { path } = await first()
      const answer = await shop.call(operation.method, path, {
        body: JSON.stringify({ name: 'a'.repeat((operation.largest ?? 1_048_576) + 1) }),
      })
      expect([answer.http, answer.body.error]).toEqual([413, 'request.too_large'])
    })
  }

  if (operation.path.includes(':')) {
    test('an id that is none is a record that is not there', async () => {
      const { body } = await first()
      for (const id of badIds) {
        const answer = await shop.call(operation.method, operation.path.replace(/:\w+/, id), { body })
        expect([id, answer.http, answer.body?.error]).toEqual([id, 404, 'notFound'])
      }
    })
  }

  if (listed(operation)) {
    test('R185 reject: a query that is none of its own is refused by name', async () => {
      const [path] = (await first()).path.split('?')
      for (const query of badQueries) {
        const answer = await shop.call('GET', `${path}?${query}`)
        expect([query, answer.http]).toEqual([query, 422])
      }
    })
  }

  if (operation.body) {
    test('a good body with one thing changed is taken or refused by name, never an error', async () => {
      const others = Array.from({ length: 3 }, () => sampleOf(operation, shop, shop.own, shop.admin))
      const samples = await Promise.all([first(), ...others])
      for (const [at, { where, value }] of changesAt(pathsOf(samples[0]?.body)).entries()) {
        const sample = samples[at % samples.length]
        const answer = await shop.call(operation.method, sample?.path ?? '', {
          body: mutated(sample?.body, where.split('.'), value),
        })
        const changed = `${where}: ${JSON.stringify(value)}`
        sane(answer, changed)
        if (answer.http === 422 || answer.http === 400) expect(answer.body.error, changed).toMatch(/^[\w.-]+$/)
      }
    })
  }
})

test('what the API does not have is not found, and a wrong method says which are right', async () => {
  expect((await shop.call('GET', '/v1/panel/nothing')).http).toBe(404)
  const shapes = new Map<string, string[]>()
  for (const { path, method } of operations)
    shapes.set(path.replace(/:\w+/g, '1'), [...(shapes.get(path.replace(/:\w+/g, '1')) ?? []), method])
  for (const [path, methods] of shapes) {
    const wrong = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find(
      (method) => !methods.includes(method) && !operations.some((one) => one.method === method && matches(one, path)),
    )
    if (!wrong) continue
    const answer = await shop.call(wrong, path)
    expect([path, wrong, answer.http]).toEqual([path, wrong, 405])
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...methods].sort())
  }
})

function matches(operation: Operation, path: string): boolean {
  return new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`).test(path)
}

/** By day every place with one value and every value in one place, others every run; by night every value in every place. */
function changesAt(places: readonly string[]): readonly { where: string; value: unknown }[] {
  if (process.env.NIGHT) return places.flatMap((where) => mutations.map((value) => ({ where, value })))
  return Array.from({ length: Math.max(places.length, mutations.length) }, (_, at) => ({
    where: places[at % places.length] as string,
    value: mutations[(at + seed) % mutations.length],
  }))
}

const mutations: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'text',
  0,
  -1,
  1.5,
  1e15,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '1e999',
  'NaN',
  true,
  [],
  {},
  [[]],
  [null],
  ['a'],
  'ı'.repeat(300),
  'a'.repeat(31_000),
  '\u0000',
  '\ud800',
  '👩‍👩‍👧',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '__proto__',
]

/** Every place in a body: `variants.0.prices.0.price`. */
function pathsOf(body: unknown, path: readonly string[] = []): string[] {
  if (typeof body !== 'object' || body === null) return [path.join('.')]
  return [
    ...(path.length > 0 ? [path.join('.')] : []),
    ...Object.entries(body).flatMap(([key, value]) => pathsOf(value, [...path, key])),
  ]
}

function mutated(body: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(body) ? [...body] : { ...(body as object) }
  ;(copy as Record<string, unknown>)[key] = mutated((body as Record<string, unknown>)?.[key], rest, value)
  return copy
}
