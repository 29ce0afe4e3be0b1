import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListView } from '#api/contract/platform/list-views.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let editor: string
let reader: string
const path = '/v1/panel/list-views'
const query = { search: '', order_index: 'brands.id', order_direction: 'desc', filters: { status: '1' } }
const draft = (name: string, shared: 0 | 1 = 0) => ({ list: 'brands', name, shared, query, columns: null })

beforeAll(async () => {
  shop = await openShop()
  editor = await shop.as([1100, 1103])
  reader = await shop.as([1100])
})
afterAll(() => shop.close())

const add = (as: string, name: string, shared: 0 | 1 = 0) => shop.call('POST', path, { as, body: draft(name, shared) })
const names = async (as: string, list = 'brands') => {
  const { rows } = (await shop.call('GET', `${path}?list=${list}`, { as })).body.data
  return rows.map(({ name }: ListView) => name)
}

describe('a view', () => {
  test("is seen by its owner alone; the shop's by whoever may see the list", async () => {
    await add(reader, 'Benim')
    await add(editor, 'Herkesin', 1)
    expect(await names(reader)).toEqual(['Benim', 'Herkesin'])
    expect(await names(editor)).toEqual(['Herkesin'])
    expect(await names(await shop.as([600]))).toEqual([])
    expect(await names(reader, 'tags')).toEqual([])
  })

  test('of the shop is kept by whoever may edit the records, and by nobody else', async () => {
    const { id, version } = (await add(editor, 'Raf', 1)).body.data
    const { list: _, ...body } = { ...draft('Raflar', 1), version }
    expect((await add(reader, 'Olmaz', 1)).http).toBe(403)
    expect((await shop.call('PUT', `${path}/${id}`, { as: reader, body })).http).toBe(403)
    expect((await shop.call('DELETE', `${path}/${id}`, { as: reader })).http).toBe(403)
    expect((await shop.call('PUT', `${path}/${id}`, { as: editor, body })).body.data.name).toBe('Raflar')
  })

  test('sorts by a column of its list, or is refused', async () => {
    const body = (order_index: string) => ({ ...draft(`Sıra ${order_index}`, 1), query: { ...query, order_index } })
    const answers = await Promise.all(
      ['brands.id', 'brands.label', 'x; drop', 'constructor', 'brands.__proto__', 'orders.total'].map((one) =>
        shop.call('POST', path, { as: editor, body: body(one) }),
      ),
    )
    expect(answers.map(({ http }) => http)).toEqual([200, 422, 422, 422, 422, 422])
  })

  test("of another person is not there, not even for the shop's admin", async () => {
    const { id, version } = (await add(reader, 'Gizli')).body.data
    const { list: _, ...body } = { ...draft('Açık'), version }
    expect((await shop.call('PUT', `${path}/${id}`, { body })).http).toBe(404)
    expect((await shop.call('DELETE', `${path}/${id}`)).http).toBe(404)
  })

  test('has a name that no other has, however it is written; one person and the shop may have the same', async () => {
    await add(reader, 'İndirim')
    const again = await add(reader, 'INDIRIM ')
    expect([again.http, again.body.error, again.body.fields]).toEqual([
      409,
      'validation.name_exists',
      { name: 'validation.name_exists' },
    ])
    expect((await add(editor, 'İndirim', 1)).http).toBe(200)
  })

  test.each(['', '   ', 'u'.repeat(61)])('without a good name is refused at the name: %j', async (name) => {
    const answer = await add(reader, name)
    expect([answer.http, Object.keys(answer.body.fields)]).toEqual([422, ['name']])
  })

  test('D5 reject: kept over by a second person is told who was first', async () => {
    const { id, version } = (await add(editor, 'Sıra', 1)).body.data
    const { list: _, ...body } = { ...draft('Sıra', 1), version }
    await shop.call('PUT', `${path}/${id}`, { as: editor, body })
    const late = await shop.call('PUT', `${path}/${id}`, { body })
    expect([late.http, late.body.error]).toEqual([409, 'conflict.stale'])
  })

  test('that goes is no longer what lists open with', async () => {
    const { id } = (await add(reader, 'Geçici')).body.data
    const settings = { density: 'normal', columns: null, default_view_id: id }
    const own = '/v1/panel/list-settings?list=brands'
    expect((await shop.call('PUT', own, { as: reader, body: settings })).http).toBe(200)
    await shop.call('DELETE', `${path}/${id}`, { as: reader })
    expect((await shop.call('GET', own, { as: reader })).body.data.default_view_id).toBe(null)
    expect((await shop.call('PUT', own, { as: reader, body: settings })).http).toBe(422)
  })
})
