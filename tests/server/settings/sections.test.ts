import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit_log } from '#server/db/schema/requests.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A section of the settings: read and replaced by whoever may, each save over the version that it saw, with who changed what in the log. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/settings/refunds'

const stored = async () => (await shop.call('GET', path)).body.data

test('a shop that never set anything begins with what the law has', async () => {
  expect(await stored()).toEqual({ version: 1, max_refund_days: 14 })
})

test('a save is stored, makes the next version, and says in the log what it was before', async () => {
  const { version, max_refund_days } = await stored()
  const answer = await shop.call('PUT', path, { body: { version, max_refund_days: '30' } })
  expect(answer.body).toEqual({ status: 1, data: { version: version + 1, max_refund_days: 30 } })
  expect(await stored()).toEqual(answer.body.data)
  const [logged] = await shop.db
    .select()
    .from(audit_log)
    .where(and(eq(audit_log.shop_id, shop.own.shop_id), eq(audit_log.subject, 'settings/refunds')))
    .orderBy(desc(audit_log.id))
  expect(logged).toMatchObject({
    event: 'update',
    user_id: shop.own.admin_id,
    before: { max_refund_days },
    after: { max_refund_days: 30 },
  })
})

test('D5: a save over an older version is refused, and says whose save came between', async () => {
  const { version, max_refund_days } = await stored()
  expect((await shop.call('PUT', path, { body: { version, max_refund_days: 20 } })).http).toBe(200)
  const late = await shop.call('PUT', path, { body: { version, max_refund_days } })
  expect([late.http, late.body.error]).toEqual([409, 'conflict.stale'])
  expect(late.body.rules[0].about.user).not.toBe('–')
  expect((await stored()).max_refund_days).toBe(20)
})

test('what breaks a rule of its field is refused there, and nothing is stored', async () => {
  const before = await stored()
  for (const max_refund_days of [-1, '', 'on dört', 1.5]) {
    const answer = await shop.call('PUT', path, { body: { ...before, max_refund_days } })
    expect([answer.http, answer.body.fields]).toEqual([422, { max_refund_days: 'validation.number' }])
  }
  expect(await stored()).toEqual(before)
})

test('the settings of one shop are not those of another', async () => {
  const { version } = await stored()
  const own = await shop.call('PUT', path, { body: { version, max_refund_days: 3 } })
  expect(own.http).toBe(200)
  const other = await shop.call('GET', path, { as: shop.otherAdmin })
  expect(other.body.data.max_refund_days).toBe(14)
})
