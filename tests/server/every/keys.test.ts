import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationName } from '#api/operations/platform/operation.ts'
import { made, type Sample } from '#tests/samples/sample.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { fingerprint } from './fingerprint.ts'

let shop: Shop
let colleague = ''
beforeAll(async () => {
  shop = await openShop()
  colleague = await shop.as([100])
})
afterAll(() => shop.close())

const changing = gated.filter((operation) => operation.method !== 'GET' && !operation.reads)

/** What differs in the second body of a call that a shop makes alike each time. */
const otherBody: Readonly<Record<string, object>> = {
  'PATCH /v1/panel/readiness': { step: 'people' },
  'PUT /v1/panel/changelogs/read': { id: 2 },
  'POST /v1/files': { realName: 'b.png' },
  'POST /v1/panel/account/second-factor': { own_password: 'another' },
  'POST /v1/panel/account/second-factor/off': { own_password: 'another' },
  'PATCH /v1/panel/marketplaces/:id/status': { status: 0 },
}

describe.each(changing.map((operation) => [operationName(operation), operation] as const))('%s', (name, operation) => {
  const key = `every-key-${changing.indexOf(operation)}`
  /** Asked twenty times at once with one key; the tests below go on from there. */
  const asked = made(async () => {
    const sample = await sampleOf(operation, shop, shop.own, shop.admin)
    const before = await audits()
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(sample)))
    return { sample, answers, effects: (await audits()) - before }
  })
  /** The same, about something else. */
  const another = made(() => sampleOf(operation, shop, shop.own, colleague))

  test('D4 reject: without a key, where money or stock would move', async () => {
    const sample = await sampleOf(operation, shop, shop.own, shop.admin)
    if (operation.key !== 'required') {
      expect((await call(sample, { key: null })).http).toBe(200)
      return
    }
    const before = await fingerprint(shop, shop.own.shop_id)
    const answer = await call(sample, { key: null })
    expect([answer.http, answer.body.error]).toEqual([422, 'request.key_missing'])
    expect(await fingerprint(shop, shop.own.shop_id)).toEqual(before)
  })

  test('D4: twenty at once with one key have one effect and twenty equal answers', async () => {
    const { answers, effects } = await asked()
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers[0]?.body.status).toBe(1)
    expect(effects).toBeLessThanOrEqual(1)
  })

  test('D4: the same key again gives the same bytes and has no second effect', async () => {
    const { sample, answers } = await asked()
    const before = await fingerprint(shop, shop.own.shop_id)
    const again = await call(sample)
    expect([again.http, again.text]).toEqual([answers[0]?.http, answers[0]?.text])
    expect(await fingerprint(shop, shop.own.shop_id)).toEqual(before)
  })

  test('D4 reject: the same key with another body is a conflict', async () => {
    const { sample } = await asked()
    const { path, body } = await another()
    const changed = { ...(body as object | undefined), ...otherBody[name] }
    // Without a body and an id there is nothing that could differ.
    if (path === sample.path && !body) return
    const before = await fingerprint(shop, shop.own.shop_id)
    const answer = await call({ path, body: body && changed })
    expect([answer.http, answer.body.error]).toEqual([409, 'request.key_reused'])
    expect(await fingerprint(shop, shop.own.shop_id)).toEqual(before)
  })

  test("D4: one person's key is not another's", async () => {
    await asked()
    const answer = await call(await another(), { as: colleague })
    expect(answer.body.status).toBe(1)
  })

  function call({ path, body }: Sample, options: { as?: string; key?: null } = {}) {
    return shop.call(operation.method, path, { body, key, ...options })
  }
})

/** How many requests have left something in the log; one that changes two records leaves two rows. */
async function audits(): Promise<number> {
  const rows = await shop.db.execute<{ count: string }>(sql`select count(distinct request_id) as count from audit_log`)
  return Number(rows.rows[0]?.count)
}
