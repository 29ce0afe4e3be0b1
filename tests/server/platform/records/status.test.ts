import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { switchable } from '#api/registry/lists.ts'
import type { ResourceName } from '#api/registry/resources.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english } from '#tests/seed.ts'
import { newProduct, product, put, refusedCall } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Making records of a list active or passive, many at once (R58, D19). */

const lists = [
  'categories',
  'taxes',
  'brands',
  'suppliers',
  'bank-accounts',
  'order-refund-reasons',
  'shop-accounting-methods',
  'shop-invoice-methods',
  'listing-changes',
  'label-themes',
  'coupons',
  'blogs',
  'pages',
  'menus',
  'shop-mail-methods',
  'shop-payment-methods',
  'shop-phone-message-methods',
  'shop-shipping-methods',
  'products',
] as const

/** Judged in `tests/server/settings/shop-lists.test.ts`: they are never deleted, and a language that is on asks names of every product. What runs by itself: `tests/server/settings/crons.test.ts`. Of designs of menus one of each kind is active: `tests/server/content/menu-designs.test.ts`; of themes of pages one: `tests/server/content/page-builder.test.ts`. */
const elsewhere = ['menu-designs', 'shop-languages', 'shop-countries', 'shop-currencies', 'crons', 'page-themes']

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type One = { id: number; version?: number }

function make(list: string, records: readonly One[], status: 0 | 1, headers: Record<string, string> = {}) {
  return shop.call('POST', `/v1/panel/record-status/${list}`, { body: { status, records }, headers })
}

async function add(list: (typeof lists)[number]): Promise<number> {
  if (list === 'products') return (await newProduct(shop)).id
  const body = draftOf(list as ResourceName, shop.own)
  const answer = await shop.call('POST', `/v1/panel/${list}`, { body })
  expect(answer.body.status).toBe(1)
  return answer.body.data.id
}

async function statusOf(list: string, id: number): Promise<number> {
  return (await shop.call('GET', `/v1/panel/${list}/${id}`)).body.data.status
}

async function eventsOf(list: string, id: number): Promise<string[]> {
  const { rows } = await shop.db.execute<{ event: string }>(
    sql`select event from audit_log where subject = ${list} and subject_id = ${id} order by id`,
  )
  return rows.map(({ event }) => event)
}

test('the lists whose records are active or passive', () => {
  expect([...switchable].sort()).toEqual([...lists, ...elsewhere].sort())
})

describe.each(lists)('%s', (list) => {
  test('R58: become passive and active again, each with a trace of its own; what is so already is left alone', async () => {
    const [one, other] = [await add(list), await add(list)]
    const passive = await make(list, [{ id: one }, { id: other }], 0)
    expect(passive.body.data).toEqual({
      changed: [
        { id: one, version: 2 },
        { id: other, version: 2 },
      ],
      refused: [],
    })
    expect([await statusOf(list, one), await statusOf(list, other)]).toEqual([0, 0])
    expect(await eventsOf(list, one)).toEqual(['create', 'update'])

    expect((await make(list, [{ id: one }], 0)).body.data).toEqual({ changed: [], refused: [] })
    expect((await make(list, [{ id: one, version: 2 }], 1)).body.data.changed).toEqual([{ id: one, version: 3 }])
    expect(await statusOf(list, one)).toBe(1)
  })

  test('D19: one that lies in the trash stays, and keeps none of the others', async () => {
    const [gone, kept] = [await add(list), await add(list)]
    expect((await shop.call('DELETE', `/v1/panel/${list}/${gone}`)).http).toBe(200)
    const { body } = await make(list, [{ id: gone }, { id: kept }], 0)
    expect(body.data).toEqual({
      changed: [{ id: kept, version: 2 }],
      refused: [{ id: gone, rules: [{ id: 'notFound' }] }],
    })
  })

  test('D6: whoever names a record that is none of the shop changes nothing', async () => {
    const own = await add(list)
    const answer = await refusedCall(shop, () => make(list, [{ id: own }, { id: 987_654_321 }], 0))
    expect([answer.http, answer.body.error]).toEqual([404, 'bulk.not_found'])
    expect(await statusOf(list, own)).toBe(1)
  })

  test('D5: one that was saved since the named version stays, with who saved it', async () => {
    const id = await add(list)
    await make(list, [{ id }], 0)
    const { body } = await make(list, [{ id, version: 1 }], 1)
    expect(body.data).toMatchObject({ changed: [], refused: [{ id, rules: [{ id: 'conflict.stale' }] }] })
    expect(await statusOf(list, id)).toBe(0)
    const { rows } = await shop.db.execute(
      sql`select rule, event from refusals where subject = ${list} and record_id = ${id}`,
    )
    expect(rows).toEqual([{ rule: 'conflict.stale', event: 'status' }])
  })
})

test('D19: a product that its form would refuse stays as it is, with the rule in its way', async () => {
  const [wrong, right] = [await add('products'), await add('products')]
  await shop.db.execute(sql`delete from product_translations where product_id = ${wrong} and language_id = ${english}`)
  const { body } = await make('products', [{ id: right }, { id: wrong }], 0)
  expect(body.data.changed).toEqual([{ id: right, version: 2 }])
  expect(body.data.refused).toMatchObject([{ id: wrong, rules: [{ at: [expect.stringMatching(/^translations/)] }] }])
  expect((await product(shop, wrong)).status).toBe(1)
})

test('a product keeps everything but its status', async () => {
  const { id } = await newProduct(shop, { tags: [shop.own.tag], brand_id: shop.own.brand })
  const { version: _, updated_at: __, ...before } = await product(shop, id)
  await make('products', [{ id }], 0)
  const { version, updated_at: ___, ...after } = await product(shop, id)
  expect([version, after]).toEqual([2, { ...before, status: 0 }])
})

test('D5: what somebody saved meanwhile is not taken back over', async () => {
  const { id } = await newProduct(shop)
  const [{ version }] = (await make('products', [{ id }], 0)).body.data.changed
  await put(shop, await product(shop, id), { group_code: 'KIŞ' })
  expect((await make('products', [{ id, version }], 1)).body.data.changed).toEqual([])
  expect((await product(shop, id)).status).toBe(0)
})

test('the same key twice is done once', async () => {
  const id = await add('brands')
  const headers = { 'idempotency-key': `status-${id}` }
  const first = await make('brands', [{ id }], 0, headers)
  expect((await make('brands', [{ id }], 0, headers)).body).toEqual(first.body)
  expect(first.body.data.changed).toEqual([{ id, version: 2 }])
  expect(await eventsOf('brands', id)).toEqual(['create', 'update'])
})

test('a call that changed none leaves its trace all the same', async () => {
  const id = await add('brands')
  await shop.db.execute(sql`delete from audit_log where event = 'refuse'`)
  await make('brands', [{ id }], 1)
  const { rows } = await shop.db.execute<{ after: unknown }>(
    sql`select after from audit_log where subject = 'brands' and event = 'refuse'`,
  )
  expect(rows).toEqual([{ after: { status: 1, records: [id] } }])
})

test('R177: whoever may only look or delete makes nothing passive', async () => {
  const { id } = await newProduct(shop)
  const as = await shop.as([600, 601, 602, 604])
  const body = { status: 0, records: [{ id }] }
  const answer = await refusedCall(shop, () => shop.call('POST', '/v1/panel/record-status/products', { as, body }))
  expect([answer.http, answer.body.error]).toEqual([403, 'auth.forbidden'])
})

test('more than a page of a list at once is no request', async () => {
  const records = Array.from({ length: 101 }, (_, index) => ({ id: index + 1 }))
  expect((await make('products', records, 0)).http).toBe(422)
  expect((await make('products', [], 0)).http).toBe(422)
})
