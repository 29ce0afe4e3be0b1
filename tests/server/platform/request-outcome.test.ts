import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '#tests/shop.ts'

/** What the server says of a call whose answer never came. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/list-settings?list=brands'
const settings = { density: 'compact', columns: null, default_view_id: null }
const asked = (key: string, as?: string) => shop.call('GET', `/v1/panel/request-outcome?key=${key}`, as ? { as } : {})

describe('D4: what became of a call, by its key', () => {
  test('carried out: the answer as it went out', async () => {
    const answer = await shop.call('PUT', path, { key: 'carried-out', body: settings })
    const told = await asked('carried-out')
    expect(told.body.data).toEqual({ state: 'done', answer: { status: 200, body: answer.text } })
  })

  test('never arrived: not carried out, and the key is still free', async () => {
    expect((await asked('never-came')).body.data).toEqual({ state: 'not done', answer: null })
    expect((await shop.call('PUT', path, { key: 'never-came', body: settings })).http).toBe(200)
  })

  test('refused: not carried out', async () => {
    expect((await shop.call('PUT', path, { key: 'was-refused', body: { ...settings, density: 'loud' } })).http).toBe(
      422,
    )
    expect((await asked('was-refused')).body.data.state).toBe('not done')
  })

  test('another person’s key tells nothing', async () => {
    await shop.call('PUT', path, { key: 'of-the-admin', body: settings })
    expect((await asked('of-the-admin', await shop.as([1100]))).body.data).toEqual({ state: 'not done', answer: null })
  })

  test('still at work: the question waits for it, and for no longer than a moment', async () => {
    const goOn = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const { shop_id } = shop.own
    const [user] = (await shop.db.execute(`select id from users where shop_id = ${shop_id} and type = 'admin'`)).rows
    const claim = (key: string) =>
      `insert into idempotency_keys (shop_id, user_id, key, request_hash, status, answer)
       values (${shop_id}, ${user?.id}, '${key}', '', 200, '{}')`
    const work = shop.db.transaction(async (tx) => {
      await tx.execute(claim('under-way'))
      begun.resolve()
      await goOn.promise
    })
    await begun.promise
    expect((await asked('under-way')).body.data).toEqual({ state: 'under way', answer: null })
    const later = asked('under-way')
    goOn.resolve()
    await work
    expect((await later).body.data).toEqual({ state: 'done', answer: { status: 200, body: '{}' } })
  })

  test('what is no key is no question', async () => {
    expect((await asked('short')).http).toBe(422)
  })
})
