import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shop_invoice_methods, shop_mail_methods, shop_payment_methods } from '#server/db/schema/catalogue.ts'
import { users } from '#server/db/schema/people.ts'
import { products } from '#server/db/schema/products.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import { productInput } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** How far a shop is set up, as its stored rows have it. */

const path = '/v1/panel/readiness'
const outbox = {
  ...{ title: 'Deneme', adapter: 'sandbox', host: '', port: '', secure: 'starttls', username: '', password: '' },
  ...{ from_name: '', from_email: '', position: 0, status: 1 },
}
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const read = async () => (await shop.call('GET', path)).body.data
const skip = (step: string, skipped: 0 | 1) => shop.call('PATCH', path, { body: { step, skipped } })

test('what a shop has is told by its rows, and by no other shop’s', async () => {
  const { db, own } = shop
  await db.update(shops).set({ name: 'Mağazam', phone: '', settings: {} }).where(eq(shops.id, own.shop_id))
  await db.update(products).set({ status: 0 }).where(eq(products.shop_id, own.shop_id))
  await db.update(shipping_methods).set({ status: 0 }).where(eq(shipping_methods.shop_id, own.shop_id))
  await db.execute(sql`update ${shop_payment_methods} set status = 0`)
  await db.execute(sql`update ${shop_invoice_methods} set status = 0`)
  await db.update(users).set({ type: 'customer', role_id: null }).where(eq(users.id, own.employee_id))
  const bare = await read()
  expect(bare.shop).toEqual({
    ...{ named: false, regional: false, product: false, mail: false, shipping_method: false, address: false },
    ...{
      payment_method: false,
      invoice_method: false,
      phone: false,
      seller_lacks: ['title', 'tax_office', 'tax_number', 'city', 'district', 'address'],
      production: false,
      colleague: false,
    },
  })
  expect(bare.has).toMatchObject({ shipping: [], payment: [], mail: [], people: [], product: [] })

  await shop.call('POST', '/v1/panel/products', { body: productInput(own) })
  await shop.call('POST', '/v1/panel/shop-mail-methods', { body: outbox })
  await db.update(shipping_methods).set({ status: 1 }).where(eq(shipping_methods.shop_id, own.shop_id))
  await db.execute(sql`update ${shop_payment_methods} set status = 1 where shop_id = ${own.shop_id}`)
  await db.update(users).set({ type: 'employee' }).where(eq(users.id, own.employee_id))
  await db.update(shops).set({ name: 'Ulus Çarşısı', phone: '0312' }).where(eq(shops.id, own.shop_id))
  const set = await read()
  expect(set.shop).toMatchObject({
    ...{ named: true, product: true, mail: true, shipping_method: true, phone: true, colleague: true },
    ...{ payment_method: true, regional: false, address: false },
  })
  expect(set.has.mail).toEqual(['Deneme'])
  expect(set.has.languages).toContain('Türkçe')
})

test('a connection that is switched off sends no mails', async () => {
  await shop.db.execute(sql`update ${shop_mail_methods} set status = 0`)
  expect((await read()).shop.mail).toBe(false)
})

test('region and taxes are decided by saving them, or by wanting them as they are', async () => {
  expect((await read()).shop.regional).toBe(false)
  await skip('regional', 1)
  expect((await read()).shop.regional).toBe(true)
  await skip('regional', 0)
  const { data } = (await shop.call('GET', '/v1/panel/settings/regional')).body
  await shop.call('PUT', '/v1/panel/settings/regional', { body: { ...data, tax_in_price: 0 } })
  expect((await read()).shop.regional).toBe(true)
})

test('a step that one left for later is left for the others, until one takes it up again', async () => {
  expect((await skip('people', 1)).body.data.skipped).toEqual(['people'])
  await skip('mail', 1)
  const colleague = await shop.as([200])
  expect((await shop.call('GET', path, { as: colleague })).body.data.skipped).toEqual(['mail', 'people'])
  await skip('people', 0)
  expect((await read()).skipped).toEqual(['mail'])
})

test('what is left for later stays when a section is saved, and a step that there is not is refused', async () => {
  const { data } = (await shop.call('GET', '/v1/panel/settings/refunds')).body
  await shop.call('PUT', '/v1/panel/settings/refunds', { body: { ...data, max_refund_days: 30 } })
  expect((await read()).skipped).toEqual(['mail'])
  expect((await skip('nothing', 1)).http).toBe(422)
})
