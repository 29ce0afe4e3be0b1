import { is, Struct } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operation, operationName } from '#api/operations/platform/operation.ts'
import { operations } from '#api/registry/operations.ts'
import type { Sample } from '#tests/samples/sample.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Every range that anything can be narrowed by, wherever it is asked for: lists, files, sums, and what is done to all that a filter leaves. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Range {
  readonly ends: readonly [string, string]
  readonly refused: readonly (readonly [rule: string, at: 0 | 1, first: string, last: string])[]
  readonly taken: readonly (readonly [first: string, last: string])[]
  /** How many calls there are at least that ask for it. */
  readonly least: number
}

const ranges: Readonly<Record<string, Range>> = {
  'R111, R112: days': {
    ends: ['from', 'to'],
    refused: [
      ['validation.range_too_long', 1, '2026-01-01', '2026-07-02'],
      ['validation.range_too_long', 1, '2025-08-31', '2026-03-01'],
      ['validation.range_order', 0, '2026-11-21', '2026-11-20'],
    ],
    taken: [
      ['2026-01-01', '2026-07-01'],
      ['2025-08-31', '2026-02-28'],
      ['2026-11-20', '2026-11-20'],
    ],
    least: 10,
  },
  'R150: prices': {
    ends: ['min_price', 'max_price'],
    refused: [
      ['validation.price_range', 0, '10', '10'],
      ['validation.price_range', 0, '10', '10.00'],
      ['validation.price_range', 0, '100', '20'],
      ['validation.amount', 1, '10', 'çok'],
    ],
    taken: [['10', '10.01']],
    least: 6,
  },
}

/** Its days are judged by rules of its own, which are stricter: R238, R239, R240. */
const stricter = 'POST /v1/panel/marketplace-orders/fetch'

for (const [name, { ends, refused, taken, least }] of Object.entries(ranges)) {
  const at = (operation: Operation, end: 0 | 1) => placeOf(operation, ends[end], taken[0]?.[end] ?? '')
  const found = operations.flatMap((operation) => {
    const where = operationName(operation) === stricter ? null : at(operation, 0)
    return where ? [[operationName(operation), operation, where] as const] : []
  })

  test(`${name}: are asked for by so many calls, and always with both ends`, () => {
    expect(found.length).toBeGreaterThanOrEqual(least)
    expect(found.filter(([, operation, where]) => at(operation, 1) !== where)).toEqual([])
    expect(found.filter(([, operation]) => !gated.includes(operation))).toEqual([])
  })

  test.each(found)(`${name}: %s`, async (_, operation, where) => {
    const sample = await sampleOf(operation, shop, shop.own, shop.admin)
    const ask = (first: string, last: string) => {
      const { path, body } = narrowed(sample, where, { [ends[0]]: first, [ends[1]]: last })
      return shop.call(operation.method, path, { body })
    }
    for (const [rule, end, first, last] of refused) {
      const { http, body } = await ask(first, last)
      // What is no such value at all is told by its place in the body.
      const fields = Object.entries(body.fields ?? {}).map(([path, id]) => [path.split('.').at(-1), id])
      expect([first, last, http, fields]).toEqual([first, last, 422, [[ends[end], rule]]])
    }
    for (const [first, last] of taken) {
      const { text } = await ask(first, last)
      for (const [rule] of refused) expect(text).not.toContain(rule)
      expect(text).not.toContain('request.')
    }
  })
}

/** Where an operation takes such a value: in its query, or in the filter of its body. */
function placeOf({ query, body }: Operation, name: string, value: string): 'query' | 'filter' | 'body' | null {
  if (query && takes(query, name, value)) return 'query'
  if (body && takes(body, name, value)) return 'body'
  return body && takes(body, name, value, 3) ? 'filter' : null
}

function takes(struct: Pick<Struct, 'schema'>, name: string, value: string, depth = 0): boolean {
  const schema = struct.schema as Record<string, Struct> | null
  if (!schema || typeof schema !== 'object') return false
  // A choice of words that has such a word in it asks for no value.
  if (Object.hasOwn(schema, name) && schema[name] instanceof Struct) return is(value, schema[name])
  return depth > 0 && Object.values(schema).some((one) => one && takes(one, name, value, depth - 1))
}

function narrowed({ path, body }: Sample, where: 'query' | 'filter' | 'body', range: Record<string, string>): Sample {
  if (where === 'query') return { path: `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(range)}` }
  if (where === 'body') return { path, body: { ...(body as object), ...range } }
  const { choice, ...others } = body as { choice: object }
  return { path, body: { ...others, choice: { ...choice, ids: null, filter: range } } }
}
