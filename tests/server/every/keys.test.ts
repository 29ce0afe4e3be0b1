import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationName } from '#api/operations/platform/operation.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { fingerprint } from './fingerprint.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const changing = gated.filter((operation) => operation.method !== 'GET' && !operation.reads)
let keys = 0
const newKey = () => {
  keys += 1
  return `every-key-${keys}`
}

describe.each(changing.map((operation) => [operationName(operation), operation] as const))('%s', (_, operation) => {
  test('D4 reject: without a key, where money or stock would move', async () => {
    const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
    const before = await fingerprint(shop.db, shop.own.shop_id)
    const answer = await shop.call(operation.method, path, { body, key: null })
    const refused = [422, 'request.key_missing']
    expect([answer.http, answer.body.error]).toEqual(operation.key === 'required' ? refused : [200, undefined])
    if (operation.key === 'required') expect(await fingerprint(shop.db, shop.own.shop_id)).toEqual(before)
  })

  test('D4: the same key again gives the same bytes and has no second effect', async () => {
    const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
    const key = newKey()
    const first = await shop.call(operation.method, path, { body, key })
    expect(first.body.status).toBe(1)
    const before = await fingerprint(shop.db, shop.own.shop_id)
    const again = await shop.call(operation.method, path, { body, key })
    expect([again.http, again.text]).toEqual([first.http, first.text])
    expect(await fingerprint(shop.db, shop.own.shop_id)).toEqual(before)
  })

  test('D4: twenty at once with one key have one effect and twenty equal answers', async () => {
    const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
    const key = newKey()
    const before = await audits()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.call(operation.method, path, { body, key })),
    )
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers[0]?.body.status).toBe(1)
    expect((await audits()) - before).toBeLessThanOrEqual(1)
  })

  test('D4 reject: the same key with another body is a conflict', async () => {
    const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
    const key = newKey()
    await shop.call(operation.method, path, { body, key })
    const other = await sampleOf(operation, shop, shop.own, shop.admin)
    const changed = operation.path === '/v1/files' ? { ...(body as object), realName: 'b.png' } : other.body
    const answer = await shop.call(operation.method, other.path, { body: changed, key })
    // Without a body and an id there is nothing that could differ.
    if (other.path !== path || body) expect([answer.http, answer.body.error]).toEqual([409, 'request.key_reused'])
  })

  test("D4: one person's key is not another's", async () => {
    const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
    const key = newKey()
    await shop.call(operation.method, path, { body, key })
    const other = await shop.as([100])
    const { path: second, body: fresh } = await sampleOf(operation, shop, shop.own, other)
    const answer = await shop.call(operation.method, second, { as: other, body: fresh, key })
    expect(answer.body.status).toBe(1)
  })
})

/** How many requests have left something in the log; one that changes two records leaves two rows. */
async function audits(): Promise<number> {
  const rows = await shop.db.execute<{ count: string }>(sql`select count(distinct request_id) as count from audit_log`)
  return Number(rows.rows[0]?.count)
}
