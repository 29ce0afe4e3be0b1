import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newOrder, newOrders, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What rules refused is kept, though the call that was refused is undone; and where records went along their charts. */

const transferNotPaid = 'order.transfer_not_paid'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/refusals'
const ofRecord = async (id: number, as = shop.admin) =>
  (await shop.call('GET', `${path}/of-record?subject=orders&id=${id}`, { as })).body.data?.rows
const ofRule = async (rule: string, as = shop.admin) =>
  (await shop.call('GET', `${path}/of-rule?rule=${rule}`, { as })).body.data
const unpaid = () => newOrder(shop, { payment_method: 'money_transfer' })
const accept = (id: number, version = 1) =>
  shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version } })

describe('a refusal is kept', () => {
  test('of one step: rule, step, record, person; twice within seconds is one with its count', async () => {
    const { id } = await unpaid()
    expect((await accept(id)).http).toBe(409)
    await accept(id)
    const kept = await ofRecord(id)
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({
      rule: transferNotPaid,
      subject: 'orders',
      record_id: id,
      event: 'ACCEPT',
      count: 2,
    })
    const { rows } = await shop.db.execute(sql`select user_id::int, channel from refusals where record_id = ${id}`)
    expect(rows).toEqual([{ user_id: shop.own.admin_id, channel: 'online' }])
  })

  test('of many at once, and of a job: each row that was refused, and no other', async () => {
    const [fine] = await newOrders(shop, 1)
    const [now, later] = [await unpaid(), await unpaid()]
    await shop.call('PATCH', `${ordersPath}/status`, { body: { ids: [fine?.id, now.id], status: 'accepted' } })
    const choice = { ids: [later.id], filter: null, except: [] }
    await shop.call('POST', `${ordersPath}/bulk/status`, { body: { choice, status: 'accepted' } })
    await workOff(shop)
    const kept = await Promise.all([fine?.id ?? 0, now.id, later.id].map((id) => ofRecord(id)))
    expect(kept.map((rows) => rows.map(({ rule }: { rule: string }) => rule))).toEqual([
      [],
      [transferNotPaid],
      [transferNotPaid],
    ])
  })

  test('of a record that is deleted although others name it', async () => {
    const { id } = (await shop.call('GET', '/v1/panel/taxes')).body.data.rows[0]
    const answer = await shop.call('DELETE', `/v1/panel/taxes/${id}`)
    expect(answer.http).toBe(409)
    const { data } = (await shop.call('GET', `${path}/of-record?subject=taxes&id=${id}`)).body
    expect(data.rows).toMatchObject([{ rule: answer.body.error, event: 'DELETE' }])
  })

  test('but not what a field has that is written wrong, nor what somebody may not do', async () => {
    const before = await counted()
    expect((await shop.call('POST', '/v1/panel/brands', { body: { nothing: 1 } })).http).toBe(422)
    expect((await shop.call('PATCH', `${ordersPath}/1/status`, { body: { status: 'gone', version: 1 } })).http).toBe(
      422,
    )
    expect((await shop.call('DELETE', '/v1/panel/brands/1', { as: await shop.as([]) })).http).toBe(403)
    expect(await counted()).toBe(before)
  })

  test('and where it cannot be kept, the answer is the same', async () => {
    const { id } = await unpaid()
    await shop.db.execute(sql`alter table refusals rename to refusals_away`)
    try {
      expect((await accept(id)).body.error).toBe(transferNotPaid)
    } finally {
      await shop.db.execute(sql`alter table refusals_away rename to refusals`)
    }
  })
})

describe('of a rule is told', () => {
  test('how often, by day and by person, and the latest records', async () => {
    const before = await ofRule(transferNotPaid)
    const { id } = await unpaid()
    await accept(id)
    await shop.db.execute(sql`
      insert into refusals (shop_id, rule, subject, record_id, event, at)
      values (${shop.own.shop_id}, ${transferNotPaid}, 'orders', ${id}, 'ACCEPT', now() - interval '45 days')`)
    const after = await ofRule(transferNotPaid)
    expect(after.count).toBe(before.count + 1)
    expect(sum(after.days)).toBe(after.count)
    expect(sum(after.people)).toBe(after.count)
    expect(after.latest[0]).toMatchObject({ subject: 'orders', record_id: id })
    const counts = (await shop.call('GET', path)).body.data.rows
    expect(counts).toContainEqual({ rule: transferNotPaid, count: after.count })
  })

  test('no record to whoever may not look at orders, and nothing to another shop', async () => {
    const without = await shop.as([])
    expect(await ofRule(transferNotPaid, without)).toMatchObject({ latest: [], count: expect.any(Number) })
    const { id } = await unpaid()
    await accept(id)
    expect(await ofRecord(id)).toHaveLength(1)
    expect(await ofRecord(id, without)).toEqual([])
    expect(await ofRecord(id, shop.otherAdmin)).toEqual([])
    expect(await ofRule(transferNotPaid, shop.otherAdmin)).toMatchObject({ count: 0, days: [], people: [], latest: [] })
  })
})

test('a step that leads to another state is a transition, with how long it had stood before', async () => {
  const { id } = await newOrder(shop, { channel: 'phone' })
  await accept(id)
  await shop.db.execute(sql`update transitions set at = at - interval '90 minutes' where record_id = ${id}`)
  await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'preparing', version: 2 } })
  const { rows } = await shop.db.execute(sql`
    select event, from_state, to_state, minutes, channel, user_id::int from transitions
     where shop_id = ${shop.own.shop_id} and subject = 'orders' and record_id = ${id} order by id`)
  const shared = { channel: 'phone', user_id: shop.own.admin_id }
  expect(rows).toEqual([
    { event: 'ACCEPT', from_state: 'pending', to_state: 'accepted', minutes: null, ...shared },
    { event: 'PREPARE', from_state: 'accepted', to_state: 'preparing', minutes: 90, ...shared },
  ])
})

async function counted(): Promise<unknown> {
  return (await shop.db.execute(sql`select count(*)::int as total from refusals`)).rows[0]?.total
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((all, { count }) => all + count, 0)
}
