import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { moveAccount } from '#tests/fixtures/customer-movements.fixture.ts'
import { newOrderPath } from '#tests/fixtures/new-order.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const path = '/v1/panel/customers'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const person = {
  ...{ contact_type: 'individual', company_name: '', name: 'Elif', surname: 'Kaya', email: 'ELIF@Ornek.test' },
  ...{ phone: '', tax_office: '', tax_number: '', tc_number: '11111111111', group_id: null, language: 'en', note: '' },
}

async function added(changes: object = {}): Promise<number> {
  const { body, text } = await shop.call('POST', path, { body: { ...person, ...changes } })
  if (body.status !== 1) throw new Error(text)
  return body.data.id
}

/** An order that was given as a guest. */
async function guestOrder(email: string): Promise<number> {
  const { id } = await newOrder(shop)
  const changes = { customer_id: null, customer_name: 'Can Ali Demir', invoice_address: { email, phone: '0532 1' } }
  await shop.db.update(orders).set(changes).where(eq(orders.id, id))
  return id
}

describe('a customer', () => {
  test('R134: has an e-mail that is stored in lower letters; R141: a placeholder of a number is taken', async () => {
    const { body } = await shop.call('GET', `${path}/${await added()}`)
    expect(body.data).toMatchObject({ email: 'elif@ornek.test', tc_number: '11111111111' })
  })

  test.each([
    ['R133', { email: '' }, 'email', 'validation.required'],
    ['R130', { name: 'Ya' }, 'name', 'validation.length'],
    ['R131', { surname: 'Öz' }, 'surname', 'validation.length'],
    ['R132', { phone: '12' }, 'phone', 'validation.length'],
    ['R135', { note: 'n'.repeat(251) }, 'note', 'validation.max_length'],
    ['R138', { contact_type: '' }, 'contact_type', 'validation.required'],
    ['R139', { contact_type: 'corporate' }, 'company_name', 'contact.company_required'],
    ['R140', { contact_type: 'corporate', company_name: 'Ege', tax_number: '123' }, 'tax_number', 'contact.tax_number'],
    ['R141', { tc_number: '1000000014' }, 'tc_number', 'contact.tc_number'],
  ])('%s refuses %j', async (_, changes, field, rule) => {
    const { http, body } = await shop.call('POST', path, { body: { ...person, ...changes } })
    expect([http, body.fields]).toEqual([422, { [field]: rule }])
  })

  test('keeps nothing that its type does not ask for', async () => {
    const id = await added({ contact_type: 'corporate', company_name: 'Ege A.Ş.', tc_number: '11111111111' })
    expect((await shop.call('GET', `${path}/${id}`)).body.data).toMatchObject({
      company_name: 'Ege A.Ş.',
      tc_number: '',
    })
  })

  test('is none of the staff, who are not read as one', async () => {
    expect((await shop.call('GET', `${path}/${shop.own.employee_id}`)).http).toBe(404)
    expect((await shop.call('DELETE', `${path}/${shop.own.employee_id}`)).http).toBe(404)
  })

  test('comes back from the trash as it was', async () => {
    const id = await added({ name: 'Selin' })
    const before = (await shop.call('GET', `${path}/${id}`)).body.data
    expect((await shop.call('DELETE', `${path}/${id}`)).http).toBe(200)
    expect((await shop.call('POST', `/v1/panel/bin/customers/${id}`)).http).toBe(200)
    expect((await shop.call('GET', `${path}/${id}`)).body.data).toEqual(before)
  })
})

describe('the list of customers', () => {
  const listed = async (query: string) => (await shop.call('GET', `${path}?${query}`)).body.data.rows

  test('calls each by the whole name, firms by theirs, and sorts by it', async () => {
    const ids = [
      await added({ name: 'Ömer', surname: 'Ünlü' }),
      await added({ contact_type: 'corporate', company_name: 'Çınar A.Ş.', name: 'Zeki' }),
      await added({ name: 'Ömer', surname: 'Atak' }),
    ]
    const rows = await listed(`id=${ids}&order_index=customers.name&order_direction=asc`)
    expect(rows.map(({ label }: { label: string }) => label)).toEqual(['Çınar A.Ş.', 'Ömer Atak', 'Ömer Ünlü'])
  })

  test('D10: tells what each owes in each currency by itself, and nothing of what is settled', async () => {
    const [owing, settled] = [await added({ name: 'Cari' }), await added({ name: 'Ödenmiş' })]
    await moveAccount(shop, { customer_id: owing, amount: 12_050 })
    await moveAccount(shop, { customer_id: owing, amount: -50 })
    await moveAccount(shop, { customer_id: owing, amount: -300, currency: 'EUR' })
    await moveAccount(shop, { customer_id: settled, amount: 700 })
    await moveAccount(shop, { customer_id: settled, amount: -700 })
    const rows = await listed(`id=${owing},${settled}&order_index=id&order_direction=asc`)
    expect(rows.map(({ balance }: { balance: unknown }) => balance)).toEqual([
      [
        { currency: 'EUR', amount: '-3.00' },
        { currency: 'TRY', amount: '120.00' },
      ],
      [],
    ])
  })
})

describe('whoever looks for a customer', () => {
  const found = async (query: string) =>
    (await shop.call('GET', `${path}?${query}`)).body.data?.rows?.map((row: { id: number }) => row.id)

  test('finds them by phone, number and city after they were saved on /users too', async () => {
    const id = await added({ name: 'Ülkü', phone: '0532 777 11 22', tc_number: '10000000146' })
    const address = { ...draftOf('customer-addresses', shop.own), customer_id: id, city: 'Bayburt', default_status: 0 }
    await shop.call('POST', '/v1/panel/customer-addresses', { body: address })
    const { data } = (await shop.call('GET', `/v1/panel/users/${id}`)).body
    const { id: _, created_at: __, updated_at: ___, ...draft } = data
    const body = { ...draft, surname: 'Şahin', password: '', password_confirmation: '' }
    expect((await shop.call('PUT', `/v1/panel/users/${id}`, { body })).http).toBe(200)
    for (const text of ['sahin', '5327771122', '10000000146', 'bayburt'])
      expect(await found(`search=${text}`), text).toContain(id)
  })

  test('narrows by the beginning of a city and of a district of the same address', async () => {
    const id = await added({ name: 'Iğdırlı' })
    for (const [city, district] of [
      ['Iğdır', 'Tuzluca'],
      ['Ağrı', 'Eleşkirt'],
    ])
      await shop.call('POST', '/v1/panel/customer-addresses', {
        body: { ...draftOf('customer-addresses', shop.own), customer_id: id, city, district, default_status: 0 },
      })
    expect(await found('city=IĞD')).toEqual([id])
    expect(await found(`city=${encodeURIComponent('iğdır')}&district=tuz`)).toEqual([id])
    expect(await found(`city=${encodeURIComponent('ığdır')}&district=ele`)).toEqual([])
    expect(await found('district=%25')).toEqual([])
  })

  test('D10: narrows by what is outstanding of their orders in one currency, both ends among it', async () => {
    const id = await added({ name: 'Borçlu' })
    for (const [currency, total, paid_total] of [
      ['TRY', 30_000, 10_000],
      ['TRY', 5_000, 0],
      ['EUR', 900, 0],
    ] as const) {
      const order = await newOrder(shop, { currency })
      await shop.db.update(orders).set({ customer_id: id, total, paid_total }).where(eq(orders.id, order.id))
    }
    for (const [query, has] of [
      ['min_debt=250', true],
      ['min_debt=250.01', false],
      ['max_debt=250&debt_currency=TRY', true],
      ['max_debt=249.99&debt_currency=TRY', false],
      ['max_debt=249.99', true],
      ['debt_currency=EUR&min_debt=9&max_debt=9', true],
      ['debt_currency=USD', false],
    ] as const)
      expect([query, ((await found(query)) ?? []).includes(id)]).toEqual([query, has])
  })

  test.each([
    ['min_debt=20&max_debt=10', { min_debt: 'validation.debt_range' }],
    ['min_debt=on', { min_debt: 'validation.amount' }],
  ])('is told what is wrong with %s', async (query, fields) => {
    const { http, body } = await shop.call('GET', `${path}?${query}`)
    expect([http, body.fields]).toEqual([422, fields])
  })
})

describe('the addresses of a customer', () => {
  const address = (customer_id: number, changes: object) => ({
    ...{ ...draftOf('customer-addresses', shop.own), customer_id, name: '', default_status: 0 },
    ...changes,
  })
  const add = (body: object) => shop.call('POST', '/v1/panel/customer-addresses', { body })

  test('have one default: the first, until another is chosen; new orders begin with it', async () => {
    const id = await added({ name: 'Derya' })
    await add(address(id, { title: 'Ev', city: 'İzmir' }))
    expect((await shop.call('GET', `${newOrderPath}/customers/${id}`)).body.data).toMatchObject({
      language: 'en',
      address: { title: 'Ev', city: 'İzmir', name: 'Derya Kaya' },
    })
    await add(address(id, { title: 'İş', city: 'Bursa', default_status: 1 }))
    const { rows } = (await shop.call('GET', `/v1/panel/customer-addresses?customer_id=${id}`)).body.data
    expect(rows.map((row: Record<string, unknown>) => [row.title, row.default_status])).toEqual([
      ['İş', 1],
      ['Ev', 0],
    ])
    expect((await shop.call('GET', `${newOrderPath}/customers/${id}`)).body.data.address.city).toBe('Bursa')
  })

  test('find their customer', async () => {
    const id = await added({ name: 'Nazan' })
    await add(address(id, { city: 'Artvin' }))
    const { rows } = (await shop.call('GET', `${path}?search=artvin`)).body.data
    expect(rows.map((row: { id: number }) => row.id)).toEqual([id])
  })
})

describe('what happened with a customer', () => {
  test('is on one line, newest first, with sums per currency', async () => {
    const id = await added({ name: 'Gökhan' })
    for (const [total, paid_total] of [
      [30_000, 30_000],
      [10_001, 0],
    ] as const) {
      const order = await newOrder(shop)
      await shop.db.update(orders).set({ customer_id: id, total, paid_total }).where(eq(orders.id, order.id))
    }
    // What ended without a sale is none.
    for (const status of ['cancelled', 'rejected'] as const) {
      const order = await newOrder(shop)
      await shop.db.update(orders).set({ customer_id: id, status }).where(eq(orders.id, order.id))
    }
    const written = await shop.call('POST', `${path}/${id}/notes`, { body: { note: ' Akşam aransın. ' } })
    expect(written.body.data.rows[0]).toMatchObject({ kind: 'note', text: 'Akşam aransın.' })
    const { totals, rows, total } = (await shop.call('GET', `${path}/${id}/events`)).body.data
    expect(totals).toMatchObject([{ currency: 'TRY', orders: 2, net_sales: '400.01', average: '200.01' }])
    expect([rows.filter((row: { kind: string }) => row.kind === 'order').length, total]).toEqual([4, rows.length])
  })

  test('D10: owes what the books say, in each currency, here as on /account-movements', async () => {
    const id = await added({ name: 'Halide' })
    await moveAccount(shop, { customer_id: id, amount: 12_050 })
    await moveAccount(shop, { customer_id: id, amount: -2_000 })
    await moveAccount(shop, { customer_id: id, amount: -700, currency: 'EUR' })
    const { totals } = (await shop.call('GET', `${path}/${id}/events`)).body.data
    const own = totals.map((one: Record<string, string>) => ({ currency: one.currency, amount: one.owed }))
    expect(own).toEqual([
      { currency: 'EUR', amount: '-7.00' },
      { currency: 'TRY', amount: '100.50' },
    ])
    const { rows } = (await shop.call('GET', `/v1/panel/account-movements?id=${id}`)).body.data
    expect(rows[0].balances).toEqual(own)
  })

  test('R135: an empty note and one of 251 characters are refused', async () => {
    const id = await added()
    for (const note of [' ', 'n'.repeat(251)])
      expect((await shop.call('POST', `${path}/${id}/notes`, { body: { note } })).http).toBe(422)
  })

  test('orders are told to whoever may see orders alone', async () => {
    const id = await added()
    const order = await newOrder(shop)
    await shop.db.update(orders).set({ customer_id: id }).where(eq(orders.id, order.id))
    const { body } = await shop.call('GET', `${path}/${id}/events`, { as: await shop.as([2001]) })
    expect(body.data).toEqual({ totals: [], guest_orders: 0, rows: [], total: 0 })
  })
})

describe('a guest', () => {
  test('becomes a customer once, with every order of the same e-mail, however often it is asked at once', async () => {
    const ids = [await guestOrder('Can@Ornek.test'), await guestOrder('can@ornek.test')]
    const asked = await Promise.all(ids.flatMap((id) => [id, id].map((one) => keep(one))))
    const customer = new Set(asked.map(({ body }) => body.data.customer_id))
    expect([customer.size, asked.reduce((sum, { body }) => sum + body.data.linked, 0)]).toEqual([1, 2])
    const [customer_id] = customer
    expect(await shop.db.$count(orders, eq(orders.customer_id, customer_id))).toBe(2)
    expect((await shop.call('GET', `${path}/${customer_id}`)).body.data).toMatchObject({
      ...{ name: 'Can Ali', surname: 'Demir', email: 'can@ornek.test', phone: '0532 1' },
    })
  })

  test('whose e-mail a customer has is that customer, who is offered the orders', async () => {
    const id = await added({ email: 'sema@ornek.test' })
    const order = await guestOrder('sema@ornek.test')
    const own = await guestOrder('sema@ornek.test')
    await shop.db.update(orders).set({ customer_id: id }).where(eq(orders.id, own))
    expect((await shop.call('GET', `${path}/${id}/events`)).body.data.guest_orders).toBe(1)
    expect((await keep(order)).body.data).toEqual({ customer_id: id, linked: 1 })
    const again = await shop.call('POST', `${path}/${id}/guest-orders`)
    expect(again.body.data).toEqual({ customer_id: id, linked: 0 })
  })

  test('that is a company becomes one, with its tax number', async () => {
    const order = await guestOrder('firma@ornek.test')
    const firm = {
      contact_type: 'corporate',
      company_name: 'Deniz Ltd.',
      tax_office: 'Kadıköy',
      tax_number: '1234567890',
    }
    await shop.db.execute(sql`
      update orders set invoice_address = invoice_address || ${JSON.stringify(firm)}::jsonb where id = ${order}`)
    const { customer_id } = (await keep(order)).body.data
    expect((await shop.call('GET', `${path}/${customer_id}`)).body.data).toMatchObject(firm)
  })

  test('takes what the books say of the orders along', async () => {
    const order = await guestOrder('defter@ornek.test')
    const { version } = (await shop.call('GET', `${ordersPath}/${order}`)).body.data
    const paid = await shop.call('PATCH', `${ordersPath}/${order}/payment-status`, {
      body: { payment_status: 'paid', version },
    })
    expect(paid.http).toBe(200)
    const { customer_id } = (await keep(order)).body.data
    const { rows } = await shop.db.execute(
      sql`select customer_id from journal_lines where account = '120' and customer_id = ${customer_id}`,
    )
    expect(rows).toHaveLength(1)
  })

  test('R133: without an e-mail stays one', async () => {
    const answer = await keep(await guestOrder(''))
    expect([answer.http, answer.body.error]).toEqual([409, 'contact.guest_email'])
  })

  function keep(id: number) {
    return shop.call('POST', `${ordersPath}/${id}/customer`)
  }
})
