import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainSettings } from '#api/contract/platform/list-settings.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
const path = '/v1/panel/list-settings?list=brands'
const settings = { density: 'compact', columns: [{ id: 'status', shown: false, width: 120 }], default_view_id: null }

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const read = async (as: string, of = path) => (await shop.call('GET', of, { as })).body.data

describe('the settings of a list', () => {
  test('are as the list is declared until somebody changes them', async () => {
    expect(await read(shop.admin)).toEqual(plainSettings)
  })

  test('are kept for the person and the list alone, whatever browser asks', async () => {
    const colleague = await shop.as([1100])
    await shop.call('PUT', path, { body: settings })
    expect(await read(shop.admin)).toEqual(settings)
    expect(await read(shop.admin, '/v1/panel/list-settings?list=tags')).toEqual(plainSettings)
    expect(await read(colleague)).toEqual(plainSettings)
  })

  test('D4: of another list are another request, whatever key they come with', async () => {
    const other = '/v1/panel/list-settings?list=taxes'
    const key = 'settings-of-two-lists'
    await shop.call('PUT', path, { body: settings, key })
    const answer = await shop.call('PUT', other, { body: settings, key })
    expect([answer.http, answer.body.error]).toEqual([409, 'request.key_reused'])
    expect(await read(shop.admin, other)).toEqual(plainSettings)
  })

  test('are replaced by the last that came', async () => {
    await shop.call('PUT', path, { body: settings })
    await shop.call('PUT', path, { body: { ...settings, columns: null } })
    expect(await read(shop.admin)).toEqual({ ...settings, columns: null })
  })

  test.each([
    { ...settings, density: 'tiny' },
    { ...settings, columns: [{ id: 'status', shown: true, width: 4 }] },
    { ...settings, columns: [...settings.columns, ...settings.columns] },
  ])('that are none of a list are refused by name: %j', async (body) => {
    expect((await shop.call('PUT', path, { body })).http).toBe(422)
  })

  test('of a list that nobody knows are refused', async () => {
    expect((await shop.call('GET', '/v1/panel/list-settings?list=lorries')).http).toBe(422)
  })
})
