import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewOrder } from '#api/contract/sales/new-order.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { orderThen, whenOrdered } from '#machines/sales/order/order-then.ts'
import { order_lines, order_notes, order_numbers, orders } from '#server/db/schema/orders.ts'
import { products, variants } from '#server/db/schema/products.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn, newOrderPath } from '#tests/fixtures/new-order.fixture.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** An order that the staff write: judged on what is sold now, stored once and whole. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const store = (body: NewOrder, headers: Record<string, string> = {}) => shop.call('POST', ordersPath, { body, headers })
const sold = async (quantity = 10) => (await newVariant(shop, { variants: [variant({ quantity })] })).variant_id
const newMethod = async (shop_id: number, status: 0 | 1) => {
  const method = { shop_id, name: 'Ekspres', carrier: 'sandbox', service: 'express', status } as const
  const [row] = await shop.db.insert(shipping_methods).values(method).returning({ id: shipping_methods.id })
  return row?.id ?? 0
}
test('a guest is written to by the e-mail that was given, and invoiced with it, wherever the goods go', async () => {
  for (const delivery of ['cargo', 'pickup'] as const) {
    const guest = { name: 'Elif', surname: 'Kaya', phone: '+90 532 111 22 33', email: ` ${delivery}@ornek.test ` }
    const { body, text } = await store(newOrderIn(shop, await sold(), { delivery, guest, payment_method: 'cash' }))
    expect(body.status, text).toBe(1)
    const { id } = body.data
    await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version: 1 } })
    const mailed = await shop.db.execute<{ recipient: string }>(sql`select recipient from mails where order_id = ${id}`)
    const to = { recipient: `${delivery}@ornek.test` }
    // That it came in, and that it was accepted.
    expect(mailed.rows).toEqual([to, to])
    const { invoice } = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
    expect(invoice.standing.recipient.email).toBe(`${delivery}@ornek.test`)
  }
})

const person = newOrderIn({ own: { shipping_method: 0 } as never }, 0).invoice
/** A product that is bought by fours, and at most eight of it. */
const soldInFours = async () => {
  const amounts = { min_quantity: 4, max_quantity: 8, step_quantity: 4, variants: [variant({ quantity: 20 })] }
  return (await newVariant(shop, amounts)).variant_id
}
const invoicedAs = async (changes: Partial<NewOrder>) => {
  const answer = await store(newOrderIn(shop, await sold(), changes))
  expect(answer.body.status, answer.text).toBe(1)
  const { id } = answer.body.data
  const order: Order = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
  return { stored: (await orderIn(shop, id)).invoice_address, recipient: order.invoice.standing.recipient, order }
}

test('a product is bought in its own numbers, the least and the most included', async () => {
  const variant_id = await soldInFours()
  const [found] = [(await shop.call('GET', `${newOrderPath}/variant?id=${variant_id}`)).body.data]
  expect(found).toMatchObject({ min_quantity: 4, max_quantity: 8, step_quantity: 4 })
  for (const quantity of [4, 8])
    expect((await store(newOrderIn(shop, variant_id, { lines: [{ variant_id, quantity, price: '1' }] }))).http).toBe(
      200,
    )
})

test('each line that is not to be had so is told with its own numbers', async () => {
  const [scarce, other] = [await sold(3), await sold(5)]
  const lines = [scarce, other].map((variant_id) => ({ variant_id, quantity: 9, price: '1' }))
  const { body } = await store(newOrderIn(shop, scarce, { lines }))
  expect(body.rules.map(({ id, about, at }: Refusal) => [id, about?.left, at])).toEqual([
    ['order.no_stock', 3, ['lines.0.quantity']],
    ['order.no_stock', 5, ['lines.1.quantity']],
  ])
})

test('a guest is invoiced by name and surname, and by the number that was said', async () => {
  const guest = { name: 'Ayşe', surname: 'Kaya Demir', phone: '+90 532 111 22 33', email: '' }
  const shipping_address = { ...newOrderIn(shop, 0).shipping_address, name: 'Ayşe Kaya Demir' }
  const invoice = { ...person, tc_number: ' 11111111111 ', company_name: 'of a firm', tax_number: '1' }
  const { stored, recipient, order } = await invoicedAs({ guest, shipping_address, invoice })
  expect(stored).toMatchObject({
    name: 'Ayşe',
    surname: 'Kaya Demir',
    contact_type: 'individual',
    tc_number: '11111111111',
  })
  expect(stored).not.toHaveProperty('company_name')
  expect(recipient).toMatchObject({ name: 'Ayşe', surname: 'Kaya Demir', tc_number: '11111111111', tax_number: '' })
  expect(order.invoice_address.name).toBe('Ayşe Kaya Demir')
})

test('an invoice to somebody else does not carry the guest’s name', async () => {
  const invoice_address = { ...newOrderIn(shop, 0).invoice_address, name: 'Mehmet Öztürk' }
  const { stored, recipient } = await invoicedAs({ same_address: 0, invoice_address })
  expect(stored).toMatchObject({ name: 'Mehmet Öztürk' })
  expect([recipient.name, recipient.surname]).toEqual(['Mehmet Öztürk', ''])
})

test('a firm is invoiced by its name, tax office and number', async () => {
  const firm = {
    company_name: ' Örnek A.Ş. ',
    tax_office: 'Kadıköy',
    tax_number: '1234567890',
    tc_number: '10000000146',
  }
  const { stored, recipient } = await invoicedAs({ invoice: { contact_type: 'corporate', ...firm } })
  const said = {
    contact_type: 'corporate',
    company_name: 'Örnek A.Ş.',
    tax_office: 'Kadıköy',
    tax_number: '1234567890',
  }
  expect(stored).toMatchObject(said)
  expect(stored).not.toHaveProperty('tc_number')
  expect(recipient).toMatchObject({ ...said, tc_number: '' })
})

test('the customer is written to in the language that was chosen, and found with it the next time', async () => {
  const { customer_id } = shop.own
  for (const [language, words] of [
    ['en', 'Hello'],
    ['tr', 'Merhaba'],
  ] as const) {
    const answer = await store(newOrderIn(shop, await sold(), { customer_id, language, payment_method: 'cash' }))
    const { id } = answer.body.data
    await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version: 1 } })
    const { rows } = await shop.db.execute<{ body: string }>(sql`select body from mails where order_id = ${id}`)
    expect(rows.map(({ body }) => body.split(' ')[0])).toEqual([words, words])
    expect((await shop.call('GET', `${ordersPath}/${id}`)).body.data.language).toBe(language)
    expect((await shop.call('GET', `${newOrderPath}/customers/${customer_id}`)).body.data.language).toBe(language)
  }
})

const countOf = () => shop.db.$count(orders)

test('it is stored whole: its lines, its sums, its number, and its goods out of the stock', async () => {
  const variant_id = await sold()
  const { customer_id } = shop.own
  const answer = await store(
    newOrderIn(shop, variant_id, {
      customer_id,
      discount: { kind: 'percentage', value: '10' },
      note: ' Kapıya bırakın ',
    }),
  )
  expect(answer.http, answer.text).toBe(200)
  const { id, number } = answer.body.data
  expect(number).toMatch(/^20\d{2}-\d{6}$/)
  expect(await orderIn(shop, id)).toMatchObject({
    ...{ number, channel: 'phone', status: 'pending', payment_status: 'not_paid', payment_method: 'money_transfer' },
    ...{ customer_id, customer_name: 'Zeynep Yılmaz', currency: 'TRY', product_total: 9_980, discount_total: 998 },
    ...{ shipping_total: 2_000, tax_total: 1_497, total: 10_982, paid_total: 0 },
    shipping_address: { district: 'Kadıköy', neighborhood: 'Moda', zip: '34710' },
    invoice_address: { name: 'Zeynep Yılmaz', zip: '34710' },
  })
  const notes = await shop.db.select().from(order_notes).where(eq(order_notes.order_id, id))
  expect(notes).toMatchObject([{ note: 'Kapıya bırakın', user_id: shop.own.admin_id }])
  expect(await shop.db.select().from(order_lines).where(eq(order_lines.order_id, id))).toMatchObject([
    { variant_id, quantity: 2, price: 4_990, tax_rate: 20, total: 9_980 },
  ])
  const moves = and(eq(stock_movements.variant_id, variant_id), eq(stock_movements.order_id, id))
  expect(await shop.db.select().from(stock_movements).where(moves)).toMatchObject([{ quantity: -2, current_stock: 8 }])
})

test('a line says which of the product’s variants was bought, and by what it is found', async () => {
  const { option } = shop.own
  const of = (option_value_id: number) => [{ option_id: option.beden, option_value_id }]
  const { variant_id } = await newVariant(shop, {
    product_type_id: 2,
    selected_options: [option.beden],
    variants: [
      variant({ quantity: 5, stock_code: 'BEDEN-M', options: of(option.m) }),
      variant({ quantity: 5, stock_code: 'BEDEN-L', options: of(option.l), is_default: 0 }),
    ],
  })
  const { id } = (await store(newOrderIn(shop, variant_id))).body.data
  const [line] = (await shop.call('GET', `${ordersPath}/${id}`)).body.data.lines
  expect(line).toMatchObject({ name: expect.stringMatching(/^[^(]+ \(M\)$/), stock_code: 'BEDEN-M' })
  const refused = await store(newOrderIn(shop, variant_id, { lines: [{ variant_id, quantity: 9, price: '49.90' }] }))
  expect(refused.body.rules[0].about).toEqual({ name: expect.stringMatching(/ \(M\)$/), left: 3 })
})

test('R220: it goes by the method that was chosen, which its page offers first; what is handed over goes by none', async () => {
  const express = await newMethod(shop.own.shop_id, 1)
  const ground = await shop.call('GET', newOrderPath)
  expect(ground.body.data.shipping_methods.map(({ id }: { id: number }) => id)).toEqual([
    shop.own.shipping_method,
    express,
  ])
  const chosenFor = async (changes: Partial<NewOrder>) => {
    const { id } = (await store(newOrderIn(shop, await sold(), changes))).body.data
    return (await shop.call('GET', `${ordersPath}/${id}`)).body.data.shipping.chosen
  }
  expect(await chosenFor({ shipping_method_id: express })).toBe(express)
  expect(await chosenFor({ shipping_method_id: express, delivery: 'pickup' })).toBeNull()
})

test('its history begins with who wrote it, and at that moment it waited', async () => {
  const { id } = (await store(newOrderIn(shop, await sold()))).body.data
  await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version: 1 } })
  const order: Order = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
  expect(order.history.at(-1)).toMatchObject({ event: 'ADD', from: '', to: 'pending', user: 'Ayşe Yılmaz' })
  expect(orderThen(order, whenOrdered).status).toBe('pending')
})

test('its history names the movements that took its goods out of the stock', async () => {
  const variant_id = await sold()
  const { id } = (await store(newOrderIn(shop, variant_id))).body.data
  const order: Order = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
  const [moved] = await shop.db.select().from(stock_movements).where(eq(stock_movements.order_id, id))
  expect(order.history.at(-1)?.moves).toEqual([{ line_id: order.lines[0]?.id, quantity: -2, movement_id: moved?.id }])
  expect(orderThen(order, whenOrdered).lines[0]?.returned).toBe(0)
})

test('orders are numbered one after the other, however many are written at once', async () => {
  const variant_id = await sold()
  const answers = await Promise.all([1, 2, 3, 4].map(() => store(newOrderIn(shop, variant_id))))
  const numbers = answers.map(({ body }) => Number(body.data.number.slice(5))).sort((one, other) => one - other)
  expect(numbers).toEqual([0, 1, 2, 3].map((at) => (numbers[0] ?? 0) + at))
})

test('an answer that was lost is given again: the order is stored once', async () => {
  const variant_id = await sold()
  const headers = { 'idempotency-key': 'new-order-once' }
  const answers = [
    await store(newOrderIn(shop, variant_id), headers),
    await store(newOrderIn(shop, variant_id), headers),
  ]
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const [row] = await shop.db.select({ stock: variants.quantity }).from(variants).where(eq(variants.id, variant_id))
  expect(row?.stock).toBe(8)
})

describe('is refused, and nothing is stored,', () => {
  const cases: [string, (id: number) => Promise<Partial<NewOrder> | undefined>, string, string][] = [
    ['R136 without a product', async () => ({ lines: [] }), 'order.product_required', 'product'],
    [
      'R137 with one twice',
      async (id) => ({ lines: [1, 2].map((quantity) => ({ variant_id: id, quantity, price: '1' })) }),
      'order.product_duplicate',
      'lines.1.quantity',
    ],
    [
      'R70 with a service beside goods',
      async (id) => {
        const { variant_id } = await newVariant(shop, { product_type_id: 3 })
        return { lines: [id, variant_id].map((one) => ({ variant_id: one, quantity: 1, price: '1' })) }
      },
      'order.service_mixed',
      'product',
    ],
    [
      'R71 with a passive product',
      async (id) => {
        const [row] = await shop.db.select({ own: variants.product_id }).from(variants).where(eq(variants.id, id))
        await shop.db
          .update(products)
          .set({ status: 0 })
          .where(eq(products.id, row?.own ?? 0))
        return undefined
      },
      'order.passive_product',
      'lines.0.quantity',
    ],
    [
      'R72 with a passive variant',
      async (id) => {
        await shop.db.update(variants).set({ status: 0 }).where(eq(variants.id, id))
        return undefined
      },
      'order.passive_variant',
      'lines.0.quantity',
    ],
    [
      'D3 with more than there are',
      async (id) => ({ lines: [{ variant_id: id, quantity: 11, price: '1' }] }),
      'order.no_stock',
      'lines.0.quantity',
    ],
    ...(
      [
        ['fewer than are bought at least', 2, 'order.below_minimum'],
        ['more than are bought at most', 10, 'order.above_maximum'],
        ['a number between two steps', 6, 'order.not_in_steps'],
      ] as const
    ).map(([what, quantity, rule]): (typeof cases)[number] => [
      `with ${what}`,
      async () => ({ lines: [{ variant_id: await soldInFours(), quantity, price: '1' }] }),
      rule,
      'lines.0.quantity',
    ]),
    [
      'R139 to a firm without a name',
      async () => ({ invoice: { ...person, contact_type: 'corporate' } }),
      'contact.company_required',
      'invoice.company_name',
    ],
    [
      'R140 to a firm with nine digits',
      async () => ({
        invoice: { ...person, contact_type: 'corporate', company_name: 'Örnek', tax_number: '123456789' },
      }),
      'contact.tax_number',
      'invoice.tax_number',
    ],
    [
      'R141 to a person with ten',
      async () => ({ invoice: { ...person, tc_number: '1000000014' } }),
      'contact.tc_number',
      'invoice.tc_number',
    ],
    [
      'with another shop’s variant',
      async () => {
        const { variant_id } = await newVariant(shop, {}, shop.other)
        return { lines: [{ variant_id, quantity: 1, price: '1' }] }
      },
      'order.variant_gone',
      'lines.0.quantity',
    ],
    [
      'with another shop’s customer',
      async () => ({ customer_id: shop.other.customer_id }),
      'validation.required',
      'customer_id',
    ],
    [
      'R160 with a parcel for less than nothing',
      async () => ({ shipping_price: '-0.01' }),
      'validation.shipping_negative',
      'shipping_price',
    ],
    [
      'R161 with too much off',
      async () => ({ discount: { kind: 'fixed', value: '99.81' } }),
      'fastsale.discount_above_total',
      'discount',
    ],
    [
      'R220 by a method that is passive by now',
      async () => ({ shipping_method_id: await newMethod(shop.own.shop_id, 0) }),
      'order.no_delivery',
      'shipping_method_id',
    ],
    [
      'R220 by another shop’s method',
      async () => ({ shipping_method_id: shop.other.shipping_method }),
      'order.no_delivery',
      'shipping_method_id',
    ],
    ['R220 by none', async () => ({ shipping_method_id: null }), 'order.no_delivery', 'shipping_method_id'],
    ['R135 with an endless note', async () => ({ note: 'x'.repeat(251) }), 'validation.max_length', 'note'],
  ]
  test.each(cases)('%s', async (_, changes, rule, field) => {
    const id = await sold()
    const changed = await changes(id)
    const before = await countOf()
    const answer = await store(newOrderIn(shop, id, changed))
    expect([answer.http, answer.body.fields?.[field]]).toEqual([422, rule])
    expect(await countOf()).toBe(before)
  })
})

test('tax comes on top where the shop’s prices do not hold it', async () => {
  const variant_id = await sold()
  const own = eq(shops.id, shop.own.shop_id)
  await shop.db.update(shops).set({ tax_in_price: 0 }).where(own)
  const answer = await store(newOrderIn(shop, variant_id, { delivery: 'pickup' }))
  await shop.db.update(shops).set({ tax_in_price: 1 }).where(own)
  expect(await orderIn(shop, answer.body.data.id)).toMatchObject({
    product_total: 9_980,
    tax_total: 1_996,
    total: 11_976,
  })
})

test('R18: a variant is found by its very code, and a customer with the address of the last order', async () => {
  const code = `SCAN-${await sold()}`
  const { variant_id } = await newVariant(shop, { variants: [variant({ stock_code: code, quantity: 4 })] })
  const found = await shop.call('GET', `${newOrderPath}/variant?code=%20${code}%20`)
  expect(found.body.data).toMatchObject({ variant_id, stock: 4, price: '49.90', tax_rate: 20, service: false })
  const small = await shop.call('GET', `${newOrderPath}/variant?code=${code.toLowerCase()}`)
  expect([small.http, small.body.error]).toEqual([404, 'fastsale.code_not_found'])
  const unknown = await shop.call('GET', `${newOrderPath}/variant?code=none`)
  expect(unknown.http).toBe(404)
  expect(unknown.body.rules).toEqual([{ id: 'fastsale.code_not_found', about: { code: 'none' } }])
  const { customer_id } = shop.own
  await store(newOrderIn(shop, variant_id, { customer_id }))
  const buyer = await shop.call('GET', `${newOrderPath}/customers/${customer_id}`)
  expect(buyer.body.data).toMatchObject({ name: 'Zeynep Yılmaz', address: { district: 'Kadıköy', title: 'Ev' } })
  expect((await shop.call('GET', `${newOrderPath}/customers/${shop.own.admin_id}`)).http).toBe(404)
  const rows = (await shop.call('GET', `${newOrderPath}/customers?search=zeynep`)).body.data.rows
  expect(rows).toEqual([{ id: customer_id, name: expect.stringContaining('Zeynep Yılmaz') }])
})

// The last of the file: the shop counts on from here.
test('its number grows past six digits, and each is given once', async () => {
  const year = String(
    (
      await shop.db.execute<{ year: number }>(
        sql`select extract(year from now() at time zone 'Europe/Istanbul')::int as year`,
      )
    ).rows[0]?.year,
  )
  await shop.db
    .insert(order_numbers)
    .values({ shop_id: shop.own.shop_id, year: Number(year), last: 999_998 })
    .onConflictDoUpdate({ target: [order_numbers.shop_id, order_numbers.year], set: { last: 999_998 } })
  const numbers: string[] = []
  for (let one = 0; one < 3; one += 1) numbers.push((await store(newOrderIn(shop, await sold()))).body.data.number)
  expect(numbers).toEqual([`${year}-999999`, `${year}-1000000`, `${year}-1000001`])
  // Counting begins again where the orders themselves end.
  await shop.db.delete(order_numbers).where(eq(order_numbers.shop_id, shop.own.shop_id))
  expect((await store(newOrderIn(shop, await sold()))).body.data.number).toBe(`${year}-1000002`)
})
