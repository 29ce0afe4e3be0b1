import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FlowKind } from '#api/contract/platform/flow.ts'
import { flows } from '#api/registry/flow-kinds.ts'
import { pickings } from '#server/db/schema/pickings.ts'
import { newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newSent, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { rowsOf } from '#tests/samples/rows.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The process map counts what the log of transitions has, and says no more than that many records can say; and the way of one record. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.execute(sql`delete from transitions`)
  await shop.db.execute(sql`delete from refusals`)
})

interface Step {
  readonly minutes?: number | null
  readonly from?: string | null
  readonly event?: string
  readonly to?: string
  readonly at?: string
  readonly channel?: string
  readonly carrier?: number | null
  readonly user?: number | null
  readonly record?: number
}

async function steps(...all: readonly Step[]): Promise<void> {
  for (const step of all) {
    const { minutes = null, from = 'pending', event = 'ACCEPT', to = 'accepted', at = '2026-02-10T09:00:00Z' } = step
    await shop.db.execute(sql`
      insert into transitions (shop_id, subject, record_id, event, from_state, to_state, user_id, at, minutes, channel, carrier_id)
      values (${shop.own.shop_id}, 'orders', ${step.record ?? 1}, ${event}, ${from}, ${to}, ${step.user ?? null}::bigint, ${at}, ${minutes},
              ${step.channel ?? 'online'}, ${step.carrier ?? null}::bigint)`)
  }
}

const days = 'from=2026-02-01&to=2026-02-28'
const map = async (query = '', as = shop.admin) =>
  (await shop.call('GET', `/v1/panel/flow?kind=orders&${days}&${query}`, { as })).body.data
const upTo = (count: number) => Array.from({ length: count }, (_, at): Step => ({ minutes: at + 1 }))

describe('the waits', () => {
  test('of twenty: half waited 10 minutes at most, nine of ten 18, and three of them as long or longer', async () => {
    await steps(...upTo(20))
    expect((await map()).waits).toEqual([{ state: 'pending', count: 20, median: 10, tenth: 18, slowest: 3 }])
  })

  test('of a day or longer are told by the whole hour that was over, and the tenth leads to as many as it says', async () => {
    await steps(...[1439, 1440, 1499, 1500, 1559, 1560, 1561, 4379, 4380, 4381].map((minutes) => ({ minutes })))
    const [wait] = (await map()).waits
    expect(wait).toEqual({ state: 'pending', count: 10, median: 1500, tenth: 4380, slowest: 2 })
    const { rows } = await shop.db.execute<{ minutes: number }>(sql`
      select minutes from transitions where shop_id = ${shop.own.shop_id} and minutes >= 4380 order by minutes`)
    expect(rows.map(({ minutes }) => minutes)).toEqual([4380, 4381])
  })

  test('of a handful are told by their number alone', async () => {
    await steps(...upTo(4))
    expect((await map()).waits).toEqual([{ state: 'pending', count: 4, median: null, tenth: null, slowest: 0 }])
    await steps({ minutes: 100 })
    expect((await map()).waits).toEqual([{ state: 'pending', count: 5, median: 3, tenth: null, slowest: 0 }])
    await steps(...Array.from({ length: 5 }, () => ({ minutes: 200 })))
    expect((await map()).waits).toEqual([{ state: 'pending', count: 10, median: 100, tenth: 200, slowest: 5 }])
  })

  test('that nobody knows are no waits, and the longest stands first', async () => {
    await steps({ minutes: null }, ...Array.from({ length: 10 }, () => ({ minutes: 5 })))
    await steps(
      ...Array.from({ length: 10 }, () => ({ from: 'accepted', event: 'PREPARE', to: 'preparing', minutes: 50 })),
    )
    const { waits, total } = await map()
    expect(waits.map(({ state, count }: { state: string; count: number }) => [state, count])).toEqual([
      ['accepted', 10],
      ['pending', 10],
    ])
    expect(total).toBe(21)
  })
})

describe('the ways', () => {
  test('are counted by where they came from, the step, and where they led', async () => {
    await steps({ from: null, event: 'ADD', to: 'pending' }, {}, {}, { event: 'CANCEL', to: 'cancelled' })
    const { ways, total } = await map()
    expect(total).toBe(4)
    expect(ways).toHaveLength(3)
    expect(ways).toEqual(
      expect.arrayContaining([
        { from: null, event: 'ADD', to: 'pending', count: 1 },
        { from: 'pending', event: 'ACCEPT', to: 'accepted', count: 2 },
        { from: 'pending', event: 'CANCEL', to: 'cancelled', count: 1 },
      ]),
    )
  })

  test('are those of the days of the shop, of a channel, of a carrier, of a person', async () => {
    const { shipping_method: carrier, admin_id, employee_id } = shop.own
    // The shop's clock is ahead of the world's: this is the first minute of its 1 February, and the last one before.
    await steps(
      { at: '2026-01-31T21:00:00Z', channel: 'phone', carrier, user: admin_id },
      { at: '2026-01-31T20:59:00Z' },
      { user: employee_id },
      { channel: 'phone', user: employee_id },
    )
    const count = async (query: string) => (await map(query)).total
    expect(await count('')).toBe(3)
    expect(await count('channel=phone')).toBe(2)
    expect(await count(`carrier=${carrier}`)).toBe(1)
    expect(await count(`user=${employee_id}`)).toBe(2)
    expect(await count(`user=${employee_id}&channel=phone`)).toBe(1)
    expect(await count('channel=none')).toBe(0)
  })

  test('lead to the orders: the list of steps has as many rows, by the same filters', async () => {
    const { shipping_method: carrier, employee_id } = shop.own
    await steps(...upTo(20), { from: 'accepted', event: 'PREPARE', to: 'preparing', carrier, user: employee_id })
    const listed = async (query: string) =>
      (await shop.call('GET', `/v1/panel/order-steps?${days}&${query}`)).body.data.total
    expect(await listed('from_state=pending&to_state=accepted')).toBe(20)
    expect(await listed('from_state=pending&waited=18')).toBe(3)
    expect(await listed(`to_state=preparing&carrier_id=${carrier}&user_id=${employee_id}&channel=online`)).toBe(1)
    expect(await listed('channel=phone')).toBe(0)
  })
})

test('what rules refused is counted by rule and step; by a carrier it is not told at all', async () => {
  const refuse = (event: string, count: number, channel = 'online') =>
    shop.db.execute(sql`
      insert into refusals (shop_id, rule, subject, record_id, event, at, count, channel)
      values (${shop.own.shop_id}, 'order.transfer_not_paid', 'orders', 1, ${event}, '2026-02-10T09:00:00Z', ${count}, ${channel})`)
  await refuse('ACCEPT', 2)
  await refuse('ACCEPT', 3, 'phone')
  await refuse('PREPARE', 1)
  const rule = 'order.transfer_not_paid'
  expect((await map()).refused).toEqual([
    { rule, event: 'ACCEPT', count: 5 },
    { rule, event: 'PREPARE', count: 1 },
  ])
  expect((await map('channel=phone')).refused).toEqual([{ rule, event: 'ACCEPT', count: 3 }])
  expect((await map('carrier=1')).refused).toBeNull()
})

test('R111: a range of more than six months is refused, and another shop sees nothing of it', async () => {
  await steps({})
  const wide = await shop.call('GET', '/v1/panel/flow?kind=orders&from=2026-01-01&to=2026-08-02')
  expect([wide.http, wide.body.error]).toEqual([422, 'validation.range_too_long'])
  expect(await map('', shop.otherAdmin)).toMatchObject({ total: 0, ways: [], waits: [], refused: [] })
})

/** A record of each kind, with the row of its list that an arrow leads to. */
const made: Readonly<Record<FlowKind, () => Promise<{ id: number; row: number }>>> = {
  orders: async () => itself((await newOrder(shop)).id),
  pickings: async () => itself((await newOrder(shop)).id),
  shipments: async () => itself((await parcelIn(shop, await newSent(shop)))?.id ?? 0),
  invoices: async () => {
    const { id, order_id } = await newInvoice(shop)
    return { id, row: order_id }
  },
  'order-refunds': async () =>
    itself((await newRefund(shop, await newOrder(shop, { status: 'delivered', payment_status: 'paid' }))).id),
  cheques: () => listed('cheques'),
  'given-cheques': () => listed('given-cheques'),
  purchases: () => listed('purchases'),
  'incoming-invoices': () => listed('incoming-invoices'),
}
const itself = (id: number) => ({ id, row: id })
const listed = async (list: string) => itself((await rowsOf(list)?.make(shop)) ?? 0)

describe.each(flows.map(({ kind, list }) => [kind, list.name] as const))('an arrow of %s', (kind, list) => {
  const rowsAt = async (way: Record<string, string | number>) => {
    const went = new URLSearchParams({ kind, first: '2026-02-01', last: '2026-02-28' })
    for (const [name, value] of Object.entries(way)) went.set(name, String(value))
    const { http, body } = await shop.call('GET', `/v1/panel/${list}?${new URLSearchParams({ went: String(went) })}`)
    expect([String(went), http]).toEqual([String(went), 200])
    return body.data.rows.map(({ id }: { id: number }) => id)
  }

  test('leads to the records that went that way, in those days and as the map was narrowed', async () => {
    const { employee_id, shipping_method } = shop.own
    const [one, other] = [await made[kind]?.(), await made[kind]?.()]
    await shop.db.execute(sql`delete from transitions`)
    const log = (
      id: number,
      from: string | null,
      event: string,
      to: string,
      minutes: number | null,
      at = '2026-02-10',
    ) =>
      shop.db.execute(sql`
        insert into transitions (shop_id, subject, record_id, event, from_state, to_state, user_id, at, minutes, channel, carrier_id)
        values (${shop.own.shop_id}, ${kind}, ${id}, ${event}, ${from}, ${to}, ${employee_id}, ${at}, ${minutes}, 'phone', ${shipping_method})`)
    await log(one.id, null, 'ADD', 'first', null)
    // Twice the same way is one record.
    await log(one.id, 'first', 'GO', 'second', 90)
    await log(one.id, 'first', 'GO', 'second', 10)
    await log(other.id, 'zero', 'GO', 'second', 20)
    await log(other.id, 'first', 'GO', 'second', 90, '2026-03-10')
    expect(await rowsAt({ from: 'first', to: 'second' })).toEqual([one.row])
    expect((await rowsAt({ to: 'second' })).toSorted()).toEqual([one.row, other.row].toSorted())
    expect(await rowsAt({ from: '', to: 'first' })).toEqual([one.row])
    expect(await rowsAt({ from: '', to: 'second' })).toEqual([])
    expect(await rowsAt({ from: 'zero', event: 'GO' })).toEqual([other.row])
    expect(await rowsAt({ from: 'zero', event: 'STAY' })).toEqual([])
    expect(await rowsAt({ from: 'first', waited: 90 })).toEqual([one.row])
    expect(await rowsAt({ from: 'first', waited: 91 })).toEqual([])
    const narrowed = { from: 'first', channel: 'phone', carrier: shipping_method, user: employee_id }
    expect(await rowsAt(narrowed)).toEqual([one.row])
    for (const not of [{ channel: 'online' }, { carrier: 999999 }, { user: 999999 }])
      expect(await rowsAt({ ...narrowed, ...not })).toEqual([])
    expect(await rowsAt({ from: 'first', first: '2026-03-01', last: '2026-03-31' })).toEqual([other.row])
  })

  test('and its list refuses a way that it cannot read', async () => {
    const ask = async (went: string) => {
      const { http, body } = await shop.call('GET', `/v1/panel/${list}?${new URLSearchParams({ went })}`)
      return [http, body.error]
    }
    const days = 'first=2026-02-01&last=2026-02-28'
    expect(await ask('')).toEqual([422, 'validation.required'])
    expect(await ask(`kind=${kind}`)).toEqual([422, 'validation.required'])
    expect(await ask(`kind=brands&${days}`)).toEqual([422, 'validation.invalid_choice'])
    expect(await ask(`kind=${kind}&${days}&waited=long`)).toEqual([422, 'validation.number'])
    expect(await ask(`kind=${kind}&first=2026-01-01&last=2026-08-02`)).toEqual([422, 'validation.range_too_long'])
  })
})

describe('the way of one record', () => {
  const wayOf = (query: string, as = shop.admin) => shop.call('GET', `/v1/panel/flow/of-record?${query}`, { as })

  test('has the states that it passed, with their times and people, and what was tried in vain', async () => {
    const { id } = await newOrder(shop, { payment_method: 'money_transfer' })
    const move = (status: string, version: number) =>
      shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version } })
    expect((await move('accepted', 1)).http).toBe(409)
    await shop.call('PATCH', `${ordersPath}/${id}/payment-status`, { body: { payment_status: 'paid', version: 1 } })
    expect((await move('accepted', 2)).http).toBe(200)
    const [order, ...others] = (await wayOf(`kind=orders&id=${id}`)).body.data.records
    expect(others).toEqual([])
    expect(order).toMatchObject({
      ...{ kind: 'orders', id, state: 'accepted' },
      passed: [{ event: 'ACCEPT', from: 'pending', to: 'accepted', user: 'Ayşe Yılmaz' }],
      refused: [{ rule: 'order.transfer_not_paid', event: 'ACCEPT', user: 'Ayşe Yılmaz' }],
    })
  })

  test('parcels, invoices and pickings have theirs, with the order that they belong to', async () => {
    const { id: invoice, order_id } = await newInvoice(shop)
    const one = async (kind: string, id: number) => (await wayOf(`kind=${kind}&id=${id}`)).body.data.records[0]
    expect(await one('invoices', invoice)).toMatchObject({ kind: 'invoices', id: invoice, order_id, state: 'waiting' })
    const sent = await newSent(shop)
    const { id: parcel } = (await parcelIn(shop, sent)) ?? { id: 0 }
    expect(await one('shipments', parcel)).toMatchObject({ kind: 'shipments', id: parcel, order_id: sent })
    await shop.db.insert(pickings).values({ shop_id: shop.own.shop_id, order_id: sent })
    expect(await one('pickings', sent)).toMatchObject({ kind: 'pickings', id: sent, order_id: sent, state: 'open' })
    const found = (await wayOf(`kind=orders&id=${sent}`)).body.data.records
    expect(found.map((record: { order_id: number }) => record.order_id)).toEqual(found.map(() => sent))
  })

  test('is there for whoever may look at such a record, and for nobody else', async () => {
    const { id } = await newOrder(shop)
    expect((await wayOf(`kind=orders&id=${id}`, await shop.as([1501]))).http).toBe(200)
    const strangers = [await shop.as([]), await shop.as([600]), shop.otherAdmin]
    for (const as of strangers) expect((await wayOf(`kind=orders&id=${id}`, as)).http).toBe(404)
    expect((await wayOf('kind=orders&id=999999')).http).toBe(404)
    expect((await wayOf('kind=brands&id=1')).http).toBe(422)
    expect((await shop.call('GET', '/v1/panel/flow?kind=cheques', { as: await shop.as([1501]) })).http).toBe(404)
  })
})
