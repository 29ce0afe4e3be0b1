import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#server/db/schema/accounts.ts'
import { shop_payment_methods } from '#server/db/schema/catalogue.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const path = '/v1/panel/shop-payment-methods'
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const draft = (changes: object = {}) => ({ ...draftOf('shop-payment-methods', shop.own), ...changes })
const change = (method: string, changes: object) =>
  shop.db.update(shop_payment_methods).set(changes).where(sql`shop_id = ${shop.own.shop_id} and method = ${method}`)
const offered = async () => (await shop.call('GET', '/v1/panel/new-order')).body.data.payment_methods

/** Two pieces for 49.90, and a parcel for 20. */
async function write(payment_method: string) {
  const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 10 })] })
  const body = newOrderIn(shop, variant_id, { payment_method: payment_method as never })
  const { http, body: said } = await shop.call('POST', ordersPath, { body })
  return { http, id: said.data?.id, rules: said.rules?.map(({ id, at }: { id: string; at: string[] }) => [id, at]) }
}

test.each([
  ['R144', { minimum: '-0.01', maximum: '1000' }, 'validation.payment_min', 'minimum'],
  ['R145', { minimum: '100.01', maximum: '100' }, 'validation.min_above_max', 'minimum'],
  ['R146', { minimum: '0', maximum: '0' }, 'validation.payment_max', 'maximum'],
  ['R241', { method: 'bitcoin' }, 'validation.invalid_choice', 'method'],
])('%s: %o is refused at its field', async (_, changes, id, at) => {
  const { http, body } = await shop.call('POST', path, { body: draft({ minimum: '', maximum: '', ...changes }) })
  expect([http, body.rules]).toMatchObject([422, [{ id, at: [at] }]])
})

describe('a new order', () => {
  test('is offered the active methods in their order, in the reader’s language', async () => {
    await change('cash', { position: -1, maximum: 500_000 })
    await change('bank_transfer', { status: 0 })
    const tr = await offered()
    expect(tr[0]).toEqual({ method: 'cash', name: 'Nakit', minimum: '', maximum: '5000.00' })
    expect(tr.map(({ method }: { method: string }) => method)).not.toContain('bank_transfer')
  })

  test('R241: one that is switched off is refused, and stays on the orders that have it', async () => {
    await change('card_on_delivery', { status: 1 })
    const { id } = await write('card_on_delivery')
    await change('card_on_delivery', { status: 0 })
    expect(await write('card_on_delivery')).toMatchObject({
      http: 422,
      rules: [['validation.invalid_choice', ['payment_method']]],
    })
    expect((await orderIn(shop, id)).payment_method).toBe('card_on_delivery')
    const list = await shop.call('GET', `${ordersPath}?payment_method=card_on_delivery`)
    expect(list.body.data.rows.map((row: { id: number }) => row.id)).toEqual([id])
  })

  test.each([
    [11_980, null, 200, undefined],
    [11_981, null, 422, 'order.payment_below_minimum'],
    [null, 11_980, 200, undefined],
    [null, 11_979, 422, 'order.payment_above_maximum'],
  ])('of 119.80 by a method from %s to %s answers %i', async (minimum, maximum, http, rule) => {
    await change('cash_on_delivery', { minimum, maximum })
    const answer = await write('cash_on_delivery')
    expect(answer).toMatchObject({ http, ...(rule ? { rules: [[rule, ['payment_method']]] } : {}) })
  })
})

describe('the money of an order', () => {
  async function openAccount(currency: string) {
    const { shop_id } = shop.own
    const [row] = await shop.db
      .insert(accounts)
      .values({ shop_id, kind: 'bank', name: `POS ${currency}`, currency })
      .returning({ id: accounts.id })
    return row?.id ?? 0
  }

  async function markPaid(payment_method: string, payment?: object) {
    const { id } = await newOrder(shop, { payment_method: payment_method as never, status: 'accepted' })
    const { version } = await orderIn(shop, id)
    await shop.call('PATCH', `${ordersPath}/${id}/payment-status`, {
      body: { payment_status: 'paid', version, ...(payment ? { payment } : {}) },
    })
    return (await shop.call('GET', `${ordersPath}/${id}`)).body.data
  }

  test('comes into the account that its method names, whatever it came into before', async () => {
    const account_id = await openAccount('TRY')
    await change('credit_card', { account_id })
    const paid = await markPaid('credit_card')
    expect(paid.payments.map((one: { account: string }) => one.account)).toEqual(['POS TRY'])
    expect(paid.payment_defaults.account_id).toBe(account_id)
  })

  test('comes into another one where somebody says so', async () => {
    await change('credit_card', { account_id: await openAccount('TRY') })
    const day = '2026-01-05'
    const paid = await markPaid('credit_card', { account_id: shop.own.account, day, reference: '' })
    expect(paid.payments[0]).toMatchObject({ account: 'Kasa', paid_on: day })
  })

  test('never comes into an account of another currency', async () => {
    await change('credit_card', { account_id: await openAccount('EUR') })
    expect((await markPaid('credit_card')).payments[0].account).not.toBe('POS EUR')
  })

  test('is given no account of another shop', async () => {
    const { http, body } = await shop.call('POST', path, { body: draft({ account_id: shop.other.account }) })
    expect([http, body.rules[0].at]).toEqual([422, ['account_id']])
  })
})

test('a new shop is paid by transfer and in cash', async () => {
  const { storeFirstRecords } = await import('#server/start/first-records.ts')
  const { shop_id } = shop.other
  const own = eq(shop_payment_methods.shop_id, shop_id)
  await shop.db.delete(shop_payment_methods).where(own)
  await storeFirstRecords(shop.db, shop_id)
  const rows = await shop.db.select().from(shop_payment_methods).where(own).orderBy(shop_payment_methods.id)
  expect(rows.map((row) => (row as unknown as { method: string }).method)).toEqual(['money_transfer', 'cash'])
})
