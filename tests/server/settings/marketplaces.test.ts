import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealAccounts } from '#server/catalog/marketplaces/account.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const path = '/v1/panel/marketplaces/2'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const read = async (at = path) => (await shop.call('GET', at)).body.data
const put = async (auth_data: object, at = path) => {
  const { version } = await read(at)
  return shop.call('PUT', at, { body: { version, auth_data } })
}
const stored = async () =>
  (
    await shop.db.execute<{ key: string }>(
      sql`select auth_data ->> 'baseKey' as key from shop_marketplaces where shop_id = ${shop.own.shop_id} and marketplace_id = 2`,
    )
  ).rows[0]?.key ?? ''

describe('the account of a shop at a marketplace', () => {
  test('R179 accept: with base key and supplier id it is offered, and the key is never told', async () => {
    const saved = await put({ baseKey: 'base', supplier_id: '42' })
    expect(saved.body.data).toMatchObject({ auth_data: { baseKey: true, supplier_id: '42' }, offered: 1 })
    expect(await stored()).toMatch(/^v1\./)
    const unchanged = await put({ baseKey: true, supplier_id: '42' })
    expect(unchanged.body.data.offered).toBe(1)
    expect((await shop.call('GET', '/v1/panel/marketplace-import?barcode=8690000000001')).http).toBe(200)
  })

  test.each([[{ baseKey: '', supplier_id: '42' }], [{ baseKey: true, supplier_id: '' }]])(
    'R179 reject: %j is not offered',
    async (auth_data) => {
      await put({ baseKey: 'base', supplier_id: '42' })
      expect((await put(auth_data)).body.data.offered).toBe(0)
      const asked = await shop.call('GET', '/v1/panel/marketplace-import?barcode=1')
      expect([asked.http, asked.body.error]).toEqual([409, 'marketplace.offered'])
      await put({ baseKey: 'base', supplier_id: '42' })
    },
  )

  test('a stored key is not sent to another marketplace: it is typed anew by whoever moves the account', async () => {
    await put({ baseKey: 'base', supplier_id: '42' })
    const before = await stored()
    const moved = await put({ adapter: 'trendyol', baseKey: true, supplier_id: '42' })
    expect([moved.http, moved.body.fields]).toEqual([422, { 'auth_data.baseKey': 'connection.secret_again' }])
    expect([await stored(), (await read()).auth_data.adapter]).toEqual([before, 'service'])
    const typed = await put({ adapter: 'trendyol', baseKey: 'key:secret', supplier_id: '42' })
    expect(typed.body.data.auth_data).toEqual({ adapter: 'trendyol', baseKey: true, supplier_id: '42' })
    const kept = await put({ baseKey: true, supplier_id: '43' })
    expect(kept.body.data.auth_data).toMatchObject({ adapter: 'trendyol', supplier_id: '43' })
    await put({ adapter: 'service', baseKey: 'base', supplier_id: '42' })
  })

  test('D5 reject: a save over another one', async () => {
    const { version } = await read()
    const body = { version, auth_data: { baseKey: true, supplier_id: '42' } }
    expect((await shop.call('PUT', path, { body })).http).toBe(200)
    const late = await shop.call('PUT', path, { body })
    expect([late.http, late.body.error]).toEqual([409, 'conflict.stale'])
  })

  test('one that the shop never spoke of is empty, and can be filled', async () => {
    const at = '/v1/panel/marketplaces/3'
    expect(await read(at)).toMatchObject({
      version: 0,
      shop_status: 0,
      auth_data: { baseKey: '', supplier_id: '', adapter: 'service' },
    })
    expect((await put({ baseKey: 'k', supplier_id: '7' }, at)).body.data).toMatchObject({ version: 1, offered: 0 })
    expect((await shop.call('GET', '/v1/panel/marketplaces/99')).http).toBe(404)
  })

  test('keys from before keys were sealed are sealed at the next start', async () => {
    await shop.db.execute(
      sql`update shop_marketplaces set auth_data = '{"baseKey":"base","supplier_id":"42"}' where shop_id = ${shop.own.shop_id} and marketplace_id = 2`,
    )
    await sealAccounts(shop.services)
    expect(await stored()).toMatch(/^v1\./)
    expect((await shop.call('GET', '/v1/panel/marketplace-import?barcode=1')).http).toBe(200)
  })
})

describe('R189 its switch', () => {
  test('accept: changes the status and nothing else', async () => {
    const before = await read()
    for (const status of [0, 1] as const) {
      const answer = await shop.call('PATCH', `${path}/status`, { body: { status } })
      expect(answer.body.data).toEqual({ ...before, shop_status: status, offered: status })
    }
  })

  test.each([[{ status: 2 }], [{ status: 'on' }], [{}], [{ status: 1, shop_status: 1 }]])(
    'reject: %j',
    async (body) => {
      const before = await read()
      expect((await shop.call('PATCH', `${path}/status`, { body })).http).toBe(422)
      expect(await read()).toEqual(before)
    },
  )
})

describe('trying it', () => {
  test('asks the marketplace for the shop’s products', async () => {
    await put({ baseKey: 'base', supplier_id: '42' })
    const { data } = (await shop.call('POST', `${path}/test`)).body
    expect(data).toMatchObject({
      answer: expect.stringMatching(/^products: \d+$/),
      state: { used: 1, last_failure: null },
    })
  })

  test('an account that the marketplace does not know has failed', async () => {
    await put({ baseKey: 'wrong', supplier_id: '42' })
    const { data } = (await shop.call('POST', `${path}/test`)).body
    expect(data.failure).toEqual({ id: 'connection.answered', about: { answer: 'unknown account' } })
    await put({ baseKey: 'base', supplier_id: '42' })
  })
})
