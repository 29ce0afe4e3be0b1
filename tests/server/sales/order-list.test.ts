import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#api/contract/platform/lists.ts'
import type { OrderRow } from '#api/contract/sales/order-list.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { order_lines } from '#server/db/schema/orders.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { rangeOf } from '#server/platform/lists/days.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { translation, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The lists of orders: what they show of which, in what order, how many of each status, and as a file. */

let shop: Shop
const ids: Record<string, number> = {}
beforeAll(async () => {
  shop = await openShop()
  const at = (ordered_at: string) => ({ ordered_at })
  const all = {
    online: { channel: 'online', customer_name: 'Iğdırlı Çınar', ...at('2026-03-01T20:59:00Z') },
    phone: { channel: 'phone', payment_method: 'money_transfer', ...at('2026-03-01T21:01:00Z') },
    store: {
      channel: 'in_store',
      status: 'delivered',
      payment_status: 'paid',
      total: 20_050,
      invoice_address: { email: 'Ş.Kaya@posta.test' },
      ...at('2026-03-02T12:00:00Z'),
    },
    market: {
      channel: 'marketplace',
      marketplace_id: 2,
      marketplace_number: 'P-77',
      status: 'cancelled',
      payment_method: 'bank_transfer',
      ...at('2026-03-03T12:00:00Z'),
    },
    owing: { status: 'cancelled', payment_status: 'paid', ...at('2026-03-04T12:00:00Z') },
  } as const
  for (const [name, changes] of Object.entries(all)) ids[name] = (await newOrder(shop, changes)).id
  const { shop_id } = shop.own
  const sold = variant({ stock_code: 'ZMR-01', barcode: '8690000000019' })
  const { variant_id } = await newVariant(shop, {
    translations: [translation(turkish, 'Zümrüt kazak'), translation(english, 'Emerald jumper')],
    variants: [sold],
  })
  await shop.db.insert(order_lines).values({
    ...{ shop_id, variant_id, order_id: ids.phone ?? 0, name: 'Zümrüt kazak', quantity: 3 },
    ...{ price: 100, tax_rate: 20, total: 300 },
  })
  const parcel = (name: string, status: 'registered' | 'cancelled', tracking_code: string) => {
    const order_id = ids[name] ?? 0
    return {
      shop_id,
      order_id,
      status,
      tracking_code,
      reference: tracking_code,
      shipping_method_id: shop.own.shipping_method,
    }
  }
  await shop.db
    .insert(shipments)
    .values([parcel('owing', 'registered', 'SBX1234'), parcel('store', 'cancelled', 'GONE9')])
})
afterAll(() => shop.close())

test('R167: the orders of one product are those that keep it from being deleted, and the link to them leads there', async () => {
  const id = ids.market
  const { rows } = await shop.db.execute<{ product_id: number }>(sql`
    select v.product_id from order_lines l join variants v on v.id = l.variant_id where l.order_id = ${id}`)
  const answer = await shop.call('GET', `${ordersPath}?product_id=${rows[0]?.product_id}`)
  expect([answer.http, answer.body.data.rows.map((row: OrderRow) => row.id)]).toEqual([200, [id]])
})

const list = async (query = ''): Promise<Page<OrderRow>> => {
  const answer = await shop.call('GET', `${ordersPath}?${query}`)
  expect(answer.http).toBe(200)
  return answer.body.data
}
const shown = async (query: string) => {
  const { rows, total } = await list(query)
  expect(total).toBe(rows.length)
  return rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
}
const all = ['owing', 'market', 'store', 'phone', 'online']

test('R185: newest first, each with its money in its own currency and its time by the clock of the shop', async () => {
  expect(await shown('')).toEqual(all)
  const row = (await list('')).rows.at(-1)
  expect(row).toMatchObject({ total: '100.00', refunded_total: '0.00', currency: 'TRY', shop_time: '2026-03-01T23:59' })
})

test('a row says how it is sent, where to, how many pieces, and how long it waits', async () => {
  const { rows } = await list('')
  const of = (name: string) => rows.find(({ id }) => id === ids[name])
  expect(of('owing')).toMatchObject({
    tracking_code: 'SBX1234',
    shipping_method: 'Deneme Kargo',
    city: 'İzmir',
    age: null,
  })
  expect(of('store')).toMatchObject({ tracking_code: '', shipping_method: null, quantity: 2 })
  expect(of('phone')).toMatchObject({ quantity: 5 })
  const days = (from: string) => Math.round((Date.parse(today()) - Date.parse(from)) / 86_400_000)
  // By the shop's clock: one minute before midnight is the day before.
  expect([of('online')?.age, of('phone')?.age]).toEqual([days('2026-03-01'), days('2026-03-02')])
})

/** The day in Istanbul. */
const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)

test('an order of a marketplace is told with its name and number there', async () => {
  const { marketplace, marketplace_number } = (await list('type=marketplace')).rows[0] ?? expect.fail()
  expect([marketplace, marketplace_number]).toEqual(['Çarşı', 'P-77'])
})

describe('a list shows', () => {
  test.each([
    ['type=shop', ['owing', 'store', 'phone', 'online']],
    ['type=physical', ['store', 'phone']],
    ['type=online', ['owing', 'online']],
    ['type=marketplace', ['market']],
    ['status=cancelled', ['owing', 'market']],
    ['payment_status=paid', ['owing', 'store']],
    ['payment_method=transfer', ['market', 'phone']],
    ['payment_method=bank_transfer', ['market']],
    ['needs=transfer', ['phone']],
    ['needs=refund', ['owing']],
    ['search=igdir', ['online']],
    ['search=IĞDIR+çi', ['online']],
    // The customer is called so, and the fifth order is theirs under another name.
    ['search=zeynep', all],
    ['search=qqq', []],
    ['search=p-77', ['market']],
    ['search=0533+222+33+44', ['owing', 'market', 'store', 'phone', 'online']],
    ['search=%2B90+(533)+222-3344', ['owing', 'market', 'store', 'phone', 'online']],
    ['search=0533+222+33+45', []],
    ['search=Ş.KAYA@posta', ['store']],
    ['search=nermin@fatura.test', ['owing', 'market', 'phone', 'online']],
    ['search=zümrüt+kazak', ['phone']],
    ['search=zmr-01', ['phone']],
    ['search=8690000000019', ['phone']],
    ['search=sbx1234', ['owing']],
    ['search=gone9', ['store']],
    ['status=pending,delivered', ['store', 'phone', 'online']],
    ['status=delivered,cancelled&payment_status=paid', ['owing', 'store']],
  ])('%s', async (query, names) => {
    expect(await shown(query)).toEqual(names)
  })

  test('one by its number', async () => {
    const { number } = (await list('type=marketplace')).rows[0] ?? expect.fail()
    expect(await shown(`search=${number.toLowerCase()}`)).toEqual(['market'])
  })

  test('those of a customer, and the customers to choose from', async () => {
    const { customer_id } = shop.own
    expect(await shown(`customer_id=${customer_id}`)).toEqual(all)
    const { body } = await shop.call('GET', `${ordersPath}/customers?id=${customer_id}`)
    expect(body.data.rows).toEqual([{ id: customer_id, name: expect.any(String) }])
    expect((await shop.call('GET', `${ordersPath}/customers?search=qqq`)).body.data.rows).toEqual([])
  })
})

describe('R112: days are whole days of the shop', () => {
  test.each([
    ['from=2026-03-01&to=2026-03-01', ['online']],
    ['from=2026-03-02&to=2026-03-02', ['store', 'phone']],
    ['from=2026-03-03', ['owing', 'market']],
    ['to=2026-03-02', ['store', 'phone', 'online']],
    ['period=today', []],
  ])('%s', async (query, names) => {
    expect(await shown(query)).toEqual(names)
  })

  test('an order of this minute is of today, of these seven days and of this month', async () => {
    const { id } = await newOrder(shop)
    for (const period of ['today', 'last_7_days', 'last_30_days', 'this_month'])
      expect((await list(`period=${period}`)).rows.map((row) => row.id)).toEqual([id])
    for (const period of ['yesterday', 'last_month']) expect((await list(`period=${period}`)).total).toBe(0)
    // The days of a period, as far as they lie between the two that are named.
    expect((await list('period=last_30_days&to=2020-01-01')).total).toBe(0)
    await shop.db.execute(sql`update orders set ordered_at = '2020-01-01' where id = ${id}`)
    await shop.db.execute(sql`update orders set shop_id = shop_id, customer_name = 'eski' where id = ${id}`)
    ids.old = id
    expect(await shown('search=eski')).toEqual(['old'])
    await shop.db.execute(sql`delete from stock_movements where order_id = ${id}`)
    await shop.db.execute(sql`delete from orders where id = ${id}`)
    delete ids.old
  })

  test('seen from the first of March', () => {
    const told = Object.fromEntries(
      (['today', 'yesterday', 'last_7_days', 'last_30_days', 'this_month', 'last_month'] as const).map((period) => [
        period,
        Object.values(rangeOf(period, '2024-03-01')).join(' '),
      ]),
    )
    expect(told).toEqual({
      today: '2024-03-01 2024-03-01',
      yesterday: '2024-02-29 2024-02-29',
      last_7_days: '2024-02-24 2024-03-01',
      last_30_days: '2024-02-01 2024-03-01',
      this_month: '2024-03-01 2024-03-01',
      last_month: '2024-02-01 2024-02-29',
    })
  })

  test('an end before its start, and what is no day, are told at the field', async () => {
    const wrong = async (query: string) => {
      const { http, body } = await shop.call('GET', `${ordersPath}?${query}`)
      return [http, body.fields]
    }
    expect(await wrong('from=2026-03-02&to=2026-03-01')).toEqual([422, { from: 'validation.range_order' }])
    expect(await wrong('from=bugün')).toEqual([422, { from: 'request.malformed' }])
    expect(await wrong('to=2026-02-31x')).toEqual([422, { to: 'request.malformed' }])
  })
})

describe('the counts', () => {
  test('are of each status, whatever status is shown, and of all pages', async () => {
    const counts = [
      { value: 'cancelled', count: 2 },
      { value: 'delivered', count: 1 },
      { value: 'pending', count: 2 },
    ]
    expect((await list('limit=1')).counts).toEqual(counts)
    const narrowed = await list('status=cancelled&limit=1')
    expect([narrowed.counts, narrowed.total]).toEqual([counts, 2])
    expect((await list('type=physical')).counts?.map(({ count }) => count)).toEqual([1, 1])
  })

  test('or of each payment status', async () => {
    const { counts, total } = await list('count_by=payment_status&payment_status=paid')
    expect(counts).toEqual([
      { value: 'not_paid', count: 3 },
      { value: 'paid', count: 2 },
    ])
    expect(total).toBe(2)
  })
})

test('R206, R207: money that waits is noted, whatever the list is narrowed to', async () => {
  const noted = [
    { value: 'transfer', count: (await list('needs=transfer')).total },
    { value: 'refund', count: (await list('needs=refund')).total },
    { value: 'invoice', count: 0 },
  ]
  expect(noted.map(({ count }) => count)).toEqual([1, 1, 0])
  for (const query of ['', 'type=marketplace', 'search=qqq']) expect((await list(query)).noted).toEqual(noted)
})

describe('the summary', () => {
  const summary = async (query: string) => {
    const { body } = await shop.call('GET', `${ordersPath}/summary?${query}`)
    return body.data
  }

  test('has the orders of each day of the shop by status, with their worth', async () => {
    expect(await summary('from=2026-03-01&to=2026-03-02')).toEqual({
      first: '2026-03-01',
      last: '2026-03-02',
      cells: [
        { day: '2026-03-02', status: 'delivered', currency: 'TRY', count: 1, total: '200.50' },
        { day: '2026-03-02', status: 'pending', currency: 'TRY', count: 1, total: '100.00' },
        { day: '2026-03-01', status: 'pending', currency: 'TRY', count: 1, total: '100.00' },
      ],
    })
  })

  test('each number is that of the list which it opens', async () => {
    for (const type of ['', '&type=physical', '&type=marketplace']) {
      const { cells } = await summary(`from=2026-03-01&to=2026-03-31${type}`)
      expect(cells.length).toBeGreaterThan(0)
      for (const { day, status, count } of cells)
        expect((await list(`from=${day}&to=${day}&status=${status}${type}`)).total).toBe(count)
    }
  })

  test('is of the last thirty days unless something else is asked', async () => {
    const { first, last } = await summary('')
    expect((Date.parse(last) - Date.parse(first)) / 86_400_000).toBe(29)
  })

  test('an end that is open lies six months from the other', async () => {
    const { first, last, cells } = await summary('from=2026-03-04')
    expect([first, last]).toEqual(['2026-03-04', '2026-09-04'])
    expect(cells.length).toBeGreaterThan(0)
    expect(await summary('to=2026-03-04')).toMatchObject({ first: '2025-09-04', last: '2026-03-04' })
  })
})

test('D18: every order that may be asked for has every order once, whatever is equal', async () => {
  for (const column of ['id', 'number', 'ordered_at', 'customer_name', 'total', 'status', 'payment_status'])
    for (const direction of ['asc', 'desc']) {
      const seen: number[] = []
      for (let page = 0; page < all.length; page += 1)
        seen.push(
          ...(await list(`order_index=orders.${column}&order_direction=${direction}&limit=1&page=${page}`)).rows.map(
            ({ id }) => id,
          ),
        )
      expect([column, seen.sort()]).toEqual([column, Object.values(ids).sort()])
    }
  const answer = await shop.call('GET', `${ordersPath}?order_index=orders.search`)
  expect(answer).toMatchObject({ http: 422, body: { fields: { order_index: 'request.malformed' } } })
})

test('R177, D6: 1500 lists, another shop’s orders are not there', async () => {
  const as = async (codes: number[]) => (await shop.call('GET', ordersPath, { as: await shop.as(codes) })).http
  expect([await as([1500]), await as([1501, 600])]).toEqual([200, 403])
  const { body } = await shop.call('GET', ordersPath, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
  })
  expect(body.data).toEqual({
    rows: [],
    total: 0,
    newest: 0,
    counts: [],
    noted: [
      { value: 'transfer', count: 0 },
      { value: 'refund', count: 0 },
      { value: 'invoice', count: 0 },
    ],
  })
})

test('the file has what the list shows, with the filters told', async () => {
  const columns = 'number,ordered_at,customer_name,status,payment_status,total'
  const query = `type=physical&order_index=orders.total&order_direction=asc&columns=${columns}&format=csv&lang=en`
  const { text } = await shop.call('GET', `${ordersPath}/export?${query}`)
  const lines = text.trim().replaceAll('"', '').split('\r\n')
  expect(lines[0]).toContain('Order no,Date,Time,Customer,Status,Payment status,Total,Currency')
  expect(lines.slice(1).map((line) => line.split(',').slice(1).join())).toEqual([
    '2026-03-02,00:01,Zeynep Yılmaz,Pending,Not paid,100.00,TRY',
    '2026-03-02,15:00,Zeynep Yılmaz,Delivered,Paid,200.50,TRY',
    '',
    'Shop and phone',
  ])
})

test('the database folds number and customer as fold() does', async () => {
  const { shop_id } = shop.own
  const names = ['IĞDIR İlçesi', 'ışık  Şen', 'Ünal-Öz', 'JOSÉ Ñandú', 'ÅSE Ærø', 'ﬁne ½', 'Đặng', 'ΣΊΣΥΦΟΣ', ' a\tb ']
  for (const name of names) {
    const { rows } = await shop.db.execute<{ search: string }>(sql`
      insert into orders (shop_id, number, channel, status, payment_status, payment_method, customer_name, currency, product_total, total)
      values (${shop_id}, ${`İ-${name}`}, 'online', 'pending', 'not_paid', 'cash', ${name}, 'TRY', 1, 1) returning search`)
    expect(rows[0]?.search).toBe(fold(`İ-${name} ${name}`))
  }
})

test('part paid is what something came for and is owed still', async () => {
  const made = []
  for (const paid_total of [0, 1, 9_999, 10_000]) {
    const payment_status = paid_total === 10_000 ? 'paid' : 'not_paid'
    made.push((await newOrder(shop, { total: 10_000, paid_total, payment_status })).id)
  }
  const { body } = await shop.call('GET', `${ordersPath}?payment_status=part_paid&id=${made.join(',')}`)
  expect(body.data.rows.map((row: OrderRow) => row.id)).toEqual([made[2], made[1]])
})
