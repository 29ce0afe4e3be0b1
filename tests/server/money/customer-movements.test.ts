import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveAccount, newCustomer } from '#tests/fixtures/customer-movements.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const get = async (path: string) => (await shop.call('GET', `/v1/panel/${path}`)).body.data
const balancesOf = async (id: number) => {
  const { rows } = await get(`account-movements?id=${id}`)
  return rows[0]?.balances
}
const statementOf = async (id: number, query = '') => {
  const { rows } = await get(`customer-movements?customer_id=${id}&order_direction=asc${query}`)
  return rows.map((row: Record<string, string>) => [row.debit, row.credit, row.balance, row.currency])
}

describe('the account of a customer', () => {
  test('D10: has a balance for each currency, and no sum of them', async () => {
    const customer_id = await newCustomer(shop, 'Defne')
    await moveAccount(shop, { customer_id, amount: 10_001 })
    await moveAccount(shop, { customer_id, amount: -4_000 })
    await moveAccount(shop, { customer_id, amount: 500, currency: 'EUR' })
    expect(await balancesOf(customer_id)).toEqual([
      { currency: 'EUR', amount: '5.00' },
      { currency: 'TRY', amount: '60.01' },
    ])
    expect(await statementOf(customer_id)).toEqual([
      ['100.01', '', '100.01', 'TRY'],
      ['', '40.00', '60.01', 'TRY'],
      ['5.00', '', '5.00', 'EUR'],
    ])
  })

  test('says what they owed after each row on every page, and when narrowed to one kind', async () => {
    const customer_id = await newCustomer(shop, 'Ege')
    for (const amount of [100, 200, -50, 400]) await moveAccount(shop, { customer_id, amount })
    expect((await statementOf(customer_id, '&limit=2&page=1')).map((row: string[]) => row[2])).toEqual(['2.50', '6.50'])
    expect(await statementOf(customer_id, '&kind=payment')).toEqual([['', '0.50', '2.50', 'TRY']])
  })

  test('is not in the list before anything has moved, nor in that of another shop', async () => {
    const quiet = await newCustomer(shop, 'Fidan')
    expect(await balancesOf(quiet)).toBeUndefined()
    const moved = await newCustomer(shop, 'Gonca')
    await moveAccount(shop, { customer_id: moved, amount: 100 })
    const there = { headers: { 'x-sid': String(shop.other.shop_id) } }
    const { body } = await shop.call('GET', `/v1/panel/account-movements?id=${moved}`, there)
    expect(body.data?.rows ?? []).toEqual([])
  })

  test('is found by who owes and who is owed', async () => {
    const [owes, owed] = [await newCustomer(shop, 'Hale'), await newCustomer(shop, 'Irmak')]
    await moveAccount(shop, { customer_id: owes, amount: 100 })
    await moveAccount(shop, { customer_id: owed, amount: -100 })
    const idsOf = async (standing: string) =>
      (await get(`account-movements?standing=${standing}&id=${owes},${owed}`)).rows.map((row: { id: number }) => row.id)
    expect([await idsOf('owing'), await idsOf('owed')]).toEqual([[owes], [owed]])
  })

  test('money that comes for an order stands in it and leads to the order', async () => {
    const customer_id = await newCustomer(shop, 'Jale')
    const { id } = await newOrder(shop, { customer_id, payment_method: 'money_transfer', payment_status: 'not_paid' })
    const paid = { payment_status: 'paid', version: 1 }
    expect((await shop.call('PATCH', `${ordersPath}/${id}/payment-status`, { body: paid })).http).toBe(200)
    const { rows } = await get(`customer-movements?customer_id=${customer_id}`)
    expect(rows.find((row: { kind: string }) => row.kind === 'payment')).toMatchObject({ order_id: id, customer_id })
  })
})
