import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationName } from '#api/operations/platform/operation.ts'
import { resources } from '#api/registry/resources.ts'
import { sections } from '#api/registry/sections.ts'
import type { Fields } from '#api/resources/platform/resource.ts'
import { idsIn } from '#tests/samples/drafts.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import type { Seeded } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { fingerprint } from './fingerprint.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** The marketplaces, and the mails and messages that are sent, are the same for all shops: an id of one is every shop's, and leads each to its own account there or its own words. */
const ofAll = /^\/v1\/panel\/(marketplaces|emails|phone-messages|contracts)\/:id/
const shared = gated.filter(({ path }) => ofAll.test(path))
const withId = gated.filter(({ path }) => path.includes(':') && !ofAll.test(path))

test.each(shared.map((operation) => [operationName(operation), operation] as const))(
  'D6: %s reaches nothing of another shop',
  async (_, operation) => {
    const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
    const before = await fingerprint(shop, shop.other.shop_id)
    expect((await shop.call(operation.method, path, { body })).http).toBe(200)
    expect(await fingerprint(shop, shop.other.shop_id)).toEqual(before)
  },
)

describe.each(withId.map((operation) => [operationName(operation), operation] as const))('%s', (_, operation) => {
  test('D6 reject: an id of another shop is not found, and neither shop changes', async () => {
    const { path, body } = await sampleOf(operation, shop, shop.other, shop.otherAdmin)
    const before = [await fingerprint(shop, shop.own.shop_id), await fingerprint(shop, shop.other.shop_id)]
    const answer = await shop.call(operation.method, path, { body })
    expect([answer.http, answer.body.error]).toEqual([404, 'notFound'])
    expect([await fingerprint(shop, shop.own.shop_id), await fingerprint(shop, shop.other.shop_id)]).toEqual(before)
  })
})

const withBody = gated.filter((operation) => operation.body && operation.path.startsWith('/v1/panel/'))

describe.each(withBody.map((operation) => [operationName(operation), operation] as const))('%s', (_, operation) => {
  test("D6 reject: another shop's id anywhere in the body is refused, and neither shop changes", async () => {
    const { body } = await sampleOf(operation, shop, shop.own, shop.admin)
    for (const [where, foreign] of foreignIds(body, shop.own, shop.other)) {
      const { path, body: fresh } = await sampleOf(operation, shop, shop.own, shop.admin)
      const before = [await fingerprint(shop, shop.own.shop_id), await fingerprint(shop, shop.other.shop_id)]
      const answer = await shop.call(operation.method, path, { body: replaced(fresh, where.split('.'), foreign) })
      expect({ where, refused: [404, 409, 422].includes(answer.http) }).toEqual({ where, refused: true })
      expect([await fingerprint(shop, shop.own.shop_id), await fingerprint(shop, shop.other.shop_id)]).toEqual(before)
    }
  })
})

/** Each place in a body that holds an id of the own shop, with the id that stands there in the other. */
function foreignIds(body: unknown, own: Seeded, other: Seeded, path: readonly string[] = []): [string, number][] {
  if (typeof body === 'number') {
    const field = [...path].reverse().find((part) => !/^\d+$/.test(part)) ?? ''
    const foreign =
      /_id$|^tags$|^categories$|^selected_options$/.test(field) || pointedTo(field) !== undefined
        ? twinOf(body, path, own, other)
        : undefined
    return foreign === undefined ? [] : [[path.join('.'), foreign]]
  }
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) => foreignIds(value, own, other, [...path, key]))
}

function twinOf(id: number, path: readonly string[], own: Seeded, other: Seeded): number | undefined {
  const pairs = flat(own).map(([key, value]) => [key, value, flat(other).find(([name]) => name === key)?.[1]] as const)
  const field = [...path].reverse().find((part) => !/^\d+$/.test(part)) ?? ''
  const kind = {
    main_category_id: 'category',
    categories: 'category',
    tax_id: 'tax',
    unit_id: 'unit',
    brand_id: 'brand',
    tags: 'tag',
    supplier_id: 'supplier',
    selected_options: 'option',
    option_id: 'option',
    option_value_id: 'option',
    attribute_id: 'attribute',
    attribute_value_id: 'attribute',
  }[field]
  // What the reference of a resource points to stands for the same in both shops.
  const to = kind ? undefined : pointedTo(field)
  // Countries and languages are the same for all.
  if (to !== undefined) return idsIn(own)[to] === id && idsIn(other)[to] !== id ? idsIn(other)[to] : undefined
  return kind ? pairs.find(([key, value]) => key.startsWith(kind) && value === id)?.[2] : undefined
}

function pointedTo(key: string): string | undefined {
  const fields = [...Object.values(resources), ...Object.values(sections)].map((one) => (one.fields as Fields)[key])
  const field = fields.find((one) => one?.kind === 'reference' || one?.kind === 'references')
  return field && 'to' in field ? field.to : undefined
}

function flat(seeded: Seeded): [string, number][] {
  return Object.entries(seeded).flatMap(([key, value]) =>
    typeof value === 'number'
      ? [[key, value] as [string, number]]
      : Object.entries(value).map(([inner, id]) => [`${key}.${inner}`, id as number] as [string, number]),
  )
}

function replaced(body: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(body) ? [...body] : { ...(body as object) }
  ;(copy as Record<string, unknown>)[key] = replaced((body as Record<string, unknown>)[key], rest, value)
  return copy
}
