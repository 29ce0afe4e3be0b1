import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { newOrder, newOrders, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { brokenInvariants, movements, refusedCall, rows } from '#tests/server/catalog/product-calls.ts'
import { fingerprint } from '#tests/server/every/fingerprint.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Taking many orders further: at once, and as a job. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const now = (ids: readonly number[], status: OrderStatus, as = shop.admin) =>
  shop.call('PATCH', `${ordersPath}/status`, { as, body: { ids, status } })
const bulk = (act: string, choice: Partial<OrderChoice>, more: object = {}) =>
  shop.call('POST', `${ordersPath}/bulk/${act}`, {
    body: { choice: { ids: null, filter: null, except: [], ...choice }, ...more },
  })
const begun = async (choice: Partial<OrderChoice>, status: OrderStatus): Promise<number> => {
  const { body } = await bulk('status', choice, { status })
  expect(body).toMatchObject({ status: 1, data: { kind: 'orders.status', state: 'waiting' } })
  return body.data.id
}
const ids = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)
const statusesOf = async (orders: readonly { id: number }[]) =>
  Promise.all(orders.map(async ({ id }) => (await orderIn(shop, id)).status))
const logged = async (event: string, of: readonly number[]) =>
  (
    await rows<{ subject_id: number }>(
      shop,
      sql`select subject_id from audit_log where subject = 'orders' and event = ${event}
             and subject_id = any(${`{${of.join(',')}}`}::int[])`,
    )
  ).map((row) => row.subject_id)

/** The database breaks whenever one of these orders is taken further. */
async function breakAt(of: readonly number[]): Promise<void> {
  await shop.db.execute(
    sql.raw(`
    create or replace function break_here() returns trigger language plpgsql as $$
    begin if old.id in (${of.join(',')}) then raise exception 'broken at %', old.id; end if; return new; end $$;
    create or replace trigger break_here before update on orders for each row execute function break_here()`),
  )
}
/** The connection that takes this order further is cut, once: as when its server is killed. */
async function killAt(id: number): Promise<void> {
  await shop.db.execute(
    sql.raw(`
    create sequence kills;
    create or replace function break_here() returns trigger language plpgsql as $$
    begin
      if old.id = ${id} and nextval('kills') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create or replace trigger break_here before update on orders for each row execute function break_here()`),
  )
}
const mend = () => shop.db.execute(sql`drop trigger break_here on orders`)

describe('at once', () => {
  test('R69 accept: orders of one status go to another, and each is told', async () => {
    const orders = await newOrders(shop, 2, { status: 'accepted' })
    const { body } = await now(ids(orders), 'preparing')
    expect(body.data).toEqual({
      rows: ids(orders).map((id) => ({ id, state: 'done', rules: [] })),
      ...{ done: 2, refused: 0, failed: 0 },
    })
    expect(await statusesOf(orders)).toEqual(['preparing', 'preparing'])
  })

  test('R69 reject: of an accepted order and one being prepared neither is packed', async () => {
    const orders = [await newOrder(shop, { status: 'accepted' }), await newOrder(shop, { status: 'preparing' })]
    const answer = await refusedCall(shop, () => now(ids(orders), 'being_packed'))
    expect([answer.http, answer.body.rules]).toEqual([409, [{ id: 'bulk.status_mixed' }]])
  })

  test('R68 reject: no order', async () => {
    const answer = await refusedCall(shop, () => now([], 'preparing'))
    expect([answer.http, answer.body.error]).toEqual([422, 'bulk.none_selected'])
  })

  test('D6: an order of another shop, or none at all, refuses them all, and is named', async () => {
    const [one] = await newOrders(shop, 1)
    const theirs = await newOrder(shop, {}, shop.other)
    const own = one?.id ?? 0
    const answer = await refusedCall(shop, () => now([own, theirs.id, 99_999_999], 'accepted'))
    const about = { ids: `${theirs.id}, 99999999` }
    expect([answer.http, answer.body.rules]).toEqual([404, [{ id: 'bulk.not_found', about }]])
    const began = await refusedCall(shop, () => bulk('status', { ids: [own, theirs.id] }, { status: 'accepted' }))
    expect([began.http, began.body.error]).toEqual([404, 'bulk.not_found'])
    expect(await statusesOf([{ id: own }, theirs])).toEqual(['pending', 'pending'])
  })

  test('R61, D19: what a rule refuses is told row by row, and keeps nothing else', async () => {
    const [one, other] = await newOrders(shop, 2)
    const transfer = await newOrder(shop, { payment_method: 'money_transfer' })
    const asked = [one?.id ?? 0, transfer.id, other?.id ?? 0, one?.id ?? 0]
    const { body } = await now(asked, 'accepted')
    const told = body.data.rows.map((row: { id: number; state: string; rules: { id: string }[] }) => [
      ...[row.id, row.state],
      ...row.rules.map(({ id }) => id),
    ])
    expect(told).toEqual([
      [one?.id, 'done'],
      [transfer.id, 'refused', 'order.transfer_not_paid'],
      [other?.id, 'done'],
    ])
    expect(await statusesOf([transfer])).toEqual(['pending'])
  })

  test('R69 reject: what is more than a step away is told which step comes first, and what none leads to is told so', async () => {
    const waiting = await newOrder(shop)
    const answered = await now([waiting.id], 'in_cargo')
    const first = { from_status: 'orders.pending', to_status: 'orders.in_cargo', next_status: 'orders.accepted' }
    expect(answered.body.data.rows[0].rules).toEqual([{ id: 'bulk.step_by_step', about: first }])
    const delivered = await newOrder(shop, { status: 'delivered' })
    const never = await now([delivered.id], 'preparing')
    const nowhere = { from_status: 'orders.delivered', to_status: 'orders.preparing' }
    expect(never.body.data.rows[0].rules).toEqual([{ id: 'bulk.leads_nowhere', about: nowhere }])
    expect(await statusesOf([waiting, delivered])).toEqual(['pending', 'delivered'])
  })

  test('D19: a fault at one is told as failed, and the others are done', async () => {
    const orders = await newOrders(shop, 3)
    await breakAt([orders[1]?.id ?? 0])
    const { body } = await now(ids(orders), 'cancelled')
    expect(body.data).toMatchObject({ done: 2, refused: 0, failed: 1 })
    expect(body.data.rows[1]).toEqual({ id: orders[1]?.id, state: 'failed', rules: [{ id: 'server.unavailable' }] })
    // Nothing of the failed one is left: its pieces are still sold.
    expect((await movements(shop, orders[0]?.variant_id ?? 0)).map((one) => one.quantity)).toEqual([
      6, -2, -2, -2, 2, 2,
    ])
    await mend()
  })

  test('R177: who only sees the list of orders takes none further', async () => {
    const { id } = await newOrder(shop)
    const as = await shop.as([1500])
    const answer = await refusedCall(shop, () => now([id], 'accepted', as))
    expect(answer.http).toBe(403)
  })
})

describe('as a job', () => {
  test('R62: what was cancelled is not offered to be taken back', async () => {
    const [one, other] = [await newOrder(shop), await newOrder(shop)]
    const cancelled = await begun({ ids: [one.id] }, 'cancelled')
    const accepted = await begun({ ids: [other.id] }, 'accepted')
    await workOff(shop)
    expect([await job(shop, cancelled), await job(shop, accepted)]).toMatchObject([
      { done: 1, undoable: false },
      { done: 1, undoable: true },
    ])
    const answer = await refusedCall(shop, () => shop.call('POST', `/v1/panel/jobs/${cancelled}/undo`))
    expect([answer.http, answer.body.rules[0].id]).toEqual([409, 'job.not_undoable'])
  })

  test('D19: of 200 with faults at three the counts are exact, and a retry finishes these three alone', async () => {
    const orders = await newOrders(shop, 200, { status: 'accepted' })
    const broken = [0, 99, 199].map((at) => orders[at]?.id ?? 0)
    await breakAt(broken)
    const id = await begun({ ids: ids(orders) }, 'preparing')
    await workOff(shop)
    expect(await job(shop, id)).toMatchObject({ state: 'finished', total: 200, done: 197, refused: 0, failed: 3 })
    const failed = await jobRows(shop, id, 'failed')
    expect(failed.map((row) => [row.record_id, row.rules])).toEqual(
      broken.toReversed().map((one) => [one, [{ id: 'server.unavailable' }]]),
    )
    await mend()
    await shop.call('POST', `/v1/panel/jobs/${id}/retry`)
    await workOff(shop)
    expect(await job(shop, id)).toMatchObject({ state: 'finished', total: 200, done: 200, refused: 0, failed: 0 })
    const stand = await rows(
      shop,
      sql`select distinct status from orders where id = any(${`{${ids(orders).join(',')}}`}::int[])`,
    )
    expect(stand).toEqual([{ status: 'preparing' }])
    expect((await logged('PREPARE', ids(orders))).sort()).toEqual(ids(orders).sort())
  })

  test('T8: of a server that is killed in the middle nothing is half done, and each order is done once', async () => {
    const orders = await newOrders(shop, 20, { status: 'accepted' })
    const id = await begun({ ids: ids(orders) }, 'preparing')
    await killAt(orders[9]?.id ?? 0)
    await expect(workOff(shop)).rejects.toThrow()
    // What the killed turn had done is undone with it, so that no row is told as done that is not.
    const { done } = await job(shop, id)
    expect(await logged('PREPARE', ids(orders))).toHaveLength(done)
    expect(done).toBeLessThan(20)
    await workOff(shop)
    expect(await job(shop, id)).toMatchObject({ state: 'finished', total: 20, done: 20, refused: 0, failed: 0 })
    await mend()
    expect((await logged('PREPARE', ids(orders))).sort()).toEqual(ids(orders).sort())
  })

  test('R69: an order that a colleague took elsewhere meanwhile stays where it is, and is named', async () => {
    const orders = await newOrders(shop, 2, { status: 'accepted' })
    const id = await begun({ ids: ids(orders) }, 'being_packed')
    const [first] = orders
    await now([first?.id ?? 0], 'preparing')
    await workOff(shop)
    expect(await job(shop, id)).toMatchObject({ done: 1, refused: 1 })
    expect(await jobRows(shop, id, 'refused')).toMatchObject([
      { record_id: first?.id, rules: [{ id: 'bulk.status_moved' }] },
    ])
    expect(await statusesOf(orders)).toEqual(['preparing', 'being_packed'])
  })

  test('R69 reject: orders of two statuses begin nothing; those of one of them do', async () => {
    const orders = [
      ...(await newOrders(shop, 2, { status: 'accepted' })),
      await newOrder(shop, { status: 'delivered' }),
    ]
    const choice = { ids: [...ids(orders), 99_999_999] }
    const answer = await refusedCall(shop, () => bulk('status', choice, { status: 'delivered' }))
    expect([answer.http, answer.body.error]).toEqual([409, 'bulk.status_mixed'])
    const trial = await refusedCall(shop, () => bulk('status/trial', choice, { status: 'delivered', page: 0 }))
    expect(trial.body.error).toBe('bulk.status_mixed')
    const { data } = (await bulk('standing', choice)).body
    expect(data).toMatchObject({
      ...{ total: 4, missing: 1 },
      statuses: [
        { status: 'accepted', count: 2, numbers: [expect.any(String), expect.any(String)] },
        { status: 'delivered', count: 1, numbers: [(await orderIn(shop, orders[2]?.id ?? 0)).number] },
      ],
    })
    const id = await begun({ ids: ids(orders), status: 'accepted' }, 'delivered')
    await workOff(shop)
    expect(await job(shop, id)).toMatchObject({ total: 2, done: 2 })
  })

  test('R68 reject: a status in which none of them stands', async () => {
    const { id } = await newOrder(shop)
    const answer = await refusedCall(shop, () =>
      bulk('status', { ids: [id], status: 'delivered' }, { status: 'invoiced' }),
    )
    expect([answer.http, answer.body.error]).toEqual([422, 'bulk.none_selected'])
  })

  test('D19: the verdict tells beforehand what the job then does, and changes nothing', async () => {
    const card = await newOrder(shop)
    const transfer = await newOrder(shop, { payment_method: 'bank_transfer' })
    const choice = { ids: [card.id, transfer.id] }
    const { audit_log: _, ...before } = await fingerprint(shop, shop.own.shop_id)
    const { data } = (await bulk('status/trial', choice, { status: 'cancelled', page: 0 })).body
    expect(await fingerprint(shop, shop.own.shop_id)).toMatchObject(before)
    const id = await begun(choice, 'cancelled')
    await workOff(shop)
    const told = data.rows.filter(({ state }: { state: string }) => state === 'refused')
    expect(told).toEqual(await jobRows(shop, id, 'refused'))
    expect(told).toMatchObject([{ record_id: transfer.id, rules: [{ id: 'order.transfer_not_paid' }] }])
  })

  test('all that the filters of the list leave, but for some', async () => {
    const customer_name = 'Nalan Süzgeç'
    const orders = await newOrders(shop, 3, { status: 'accepted', customer_name })
    const other = await newOrder(shop, { status: 'accepted' })
    const [first, second, third] = ids(orders)
    const id = await begun({ filter: { search: 'süzgeç', status: ['accepted'] }, except: [second ?? 0] }, 'preparing')
    await workOff(shop)
    expect((await jobRows(shop, id, 'done')).map((row) => row.record_id)).toEqual([third, first])
    expect(await statusesOf([...orders, other])).toEqual(['preparing', 'accepted', 'preparing', 'accepted'])
  })

  test('all pieces that are left come back with orders that come back', async () => {
    const orders = await newOrders(shop, 2, { status: 'undelivered' })
    await begun({ ids: ids(orders) }, 'undelivered_and_returned')
    await workOff(shop)
    expect(await statusesOf(orders)).toEqual(['undelivered_and_returned', 'undelivered_and_returned'])
    expect((await movements(shop, orders[0]?.variant_id ?? 0)).at(-1)?.current_stock).toBe(4)
  })

  test('is taken back where the chart has a way back, and is refused where an order went on', async () => {
    const [back, gone] = await newOrders(shop, 2, { status: 'preparing' })
    const id = await begun({ ids: [back?.id ?? 0, gone?.id ?? 0] }, 'being_packed')
    await workOff(shop)
    await now([gone?.id ?? 0], 'unpacked')
    const undoing = (await shop.call('POST', `/v1/panel/jobs/${id}/undo`)).body.data.id
    await workOff(shop)
    expect(await jobRows(shop, undoing, 'refused')).toMatchObject([
      { record_id: gone?.id, rules: [{ id: 'conflict.stale' }] },
    ])
    expect(await statusesOf([back, gone] as { id: number }[])).toEqual(['preparing', 'unpacked'])
  })
})
