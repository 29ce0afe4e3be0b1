import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { named } from './drafts.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/brands'
const add = async () => (await shop.call('POST', path, { body: draftOf('brands') })).body.data
const put = (id: number, version: number, options: { as?: string; body?: object } = {}) =>
  shop.call('PUT', `${path}/${id}`, { ...options, body: { ...draftOf('brands'), ...options.body, version } })

describe('D5: a record that changed since it was loaded', () => {
  test('accept: saving three times in one tab meets no conflict with oneself', async () => {
    const { id } = await add()
    const versions: number[] = []
    for (let version = 1; version <= 3; version += 1) versions.push((await put(id, version)).body.data.version)
    expect(versions).toEqual([2, 3, 4])
  })

  test('reject: an old version is refused, says who changed it and when, and nothing else of the change', async () => {
    const { id } = await add()
    const elif = await shop.as([1103])
    const saved = (await put(id, 1, { as: elif, body: { translations: named('Gizli ad') } })).body.data
    const refused = await put(id, 1)
    expect(refused.http).toBe(409)
    expect(refused.body).toEqual({
      status: 0,
      error: 'conflict.stale',
      rules: [{ id: 'conflict.stale', about: { user: 'Elif Kaya', time: expect.any(String) } }],
    })
    const { time } = refused.body.rules[0].about
    expect(Math.abs(Date.parse(time) - Date.parse(saved.updated_at))).toBeLessThan(1000)
    expect((await shop.call('GET', `${path}/${id}`)).body.data).toEqual(saved)
  })

  test('reject: a version from the future is as little the stored one as an old one', async () => {
    const { id } = await add()
    expect((await put(id, 2)).body.error).toBe('conflict.stale')
  })

  test('of twenty saves of one version at the same moment one wins, and nineteen are told', async () => {
    const { id } = await add()
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(id, 1)))
    const codes = answers.map((answer) => answer.http).sort()
    expect(codes).toEqual([200, ...Array(19).fill(409)])
    const { data } = (await shop.call('GET', `${path}/${id}`)).body
    expect(data).toEqual(answers.find((answer) => answer.http === 200)?.body.data)
    expect(data.version).toBe(2)
  })
})
