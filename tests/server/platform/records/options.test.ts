import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NamedValue } from '#api/resources/platform/values.ts'
import { png } from '#tests/pictures.ts'
import { productInput } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { named } from './drafts.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/options'
const value = (tr: string, en: string, swatch = '', id: number | null = null) => ({
  id,
  translations: [
    { language_id: turkish, name: tr },
    { language_id: english, name: en },
  ],
  swatch,
})
const add = (...values: unknown[]) => shop.call('POST', path, { body: { translations: named(), values } })
const save = (id: number, version: number, values: unknown[]) =>
  shop.call('PUT', `${path}/${id}`, { body: { translations: named(), values, version } })
const using = (option_id: number, option_value_id: number, more: readonly object[] = []) => {
  const [first] = productInput(shop.own).variants
  return shop.call('POST', '/v1/panel/products', {
    body: productInput(shop.own, {
      product_type_id: 2,
      selected_options: [option_id],
      variants: [{ ...first, options: [{ option_id, option_value_id }] }, ...more] as never,
    }),
  })
}
const upload = async () => {
  const image = `data:image/png;base64,${Buffer.from(await png()).toString('base64')}`
  return (await shop.call('POST', '/v1/files', { body: { type: 'logo', image, realName: 'a.png' } })).body.data.name
}
const found = async (name: string) => (await shop.call('GET', `/v1/files/?name=${name}`)).http

describe('values of an option', () => {
  test('keep ids, colours and order, and are offered so to the product form', async () => {
    const { id, values } = (await add(value('Kırmızı', 'Red', '#ff0000'), value('Mavi', 'Blue', '#0000ff'))).body.data
    const [red, blue] = values
    const saved = await save(id, 1, [{ ...blue, swatch: '#0000aa' }, red, value('Yeşil', 'Green')])
    expect(saved.body.data.values).toEqual([
      value('Mavi', 'Blue', '#0000aa', blue.id),
      red,
      value('Yeşil', 'Green', '', expect.any(Number)),
    ])
    const offered = (await shop.call('GET', '/v1/panel/option-values')).body.data.rows
    expect(offered.find((one: { id: number }) => one.id === id).values).toMatchObject([
      { id: blue.id, name: 'Mavi', swatch: '#0000aa' },
      { id: red.id, name: 'Kırmızı', swatch: '#ff0000' },
      { name: 'Yeşil', swatch: '' },
    ])
  })

  test('R123 reject: none at all', async () => {
    const refused = await add()
    expect([refused.http, refused.body.fields]).toEqual([422, { values: 'validation.option_value_required' }])
  })

  test('a name twice and a colour that is none are refused at their places', async () => {
    const refused = await add(value('S', 'S'), value('s ', 'Small', 'red'))
    expect([refused.http, refused.body.fields]).toEqual([
      422,
      { 'values.1.translations.0.name': 'validation.value_repeats', 'values.1.swatch': 'validation.swatch' },
    ])
  })

  test('a picture stays with its value, goes when another look takes its place, and is refused where it is no file', async () => {
    const picture = await upload()
    const { id, values } = (await add(value('Leopar', 'Leopard', picture))).body.data
    await save(id, 1, [...values, value('Düz', 'Plain')])
    expect(await found(picture)).toBe(200)
    const [leopard] = values as NamedValue[]
    await save(id, 2, [{ ...leopard, swatch: '#aa5500' }])
    expect(await found(picture)).toBe(404)
    const refused = await save(id, 3, [{ ...leopard, swatch: `${'0'.repeat(30)}.png` }])
    expect([refused.http, refused.body.fields]).toEqual([422, { 'values.0.swatch': 'files.gone' }])
  })

  test('R167 reject: each value that variants have is told with the number of its products, which the list of products shows', async () => {
    const { id, values } = (await add(value('S', 'S'), value('M', 'M'), value('L', 'L'))).body.data
    const [s, m] = values
    expect((await using(id, s.id)).http).toBe(200)
    expect((await using(id, s.id)).http).toBe(200)
    const refused = await save(id, 1, [m])
    expect([refused.http, refused.body.rules]).toEqual([
      422,
      [{ id: 'delete.value_in_use', about: { what: 'products', count: 2, name: 'S', value: s.id }, at: ['values'] }],
    ])
    const listed = async (query: string) => (await shop.call('GET', `/v1/panel/products?${query}`)).body.data.total
    expect([
      await listed(`option_value_id=${s.id}`),
      await listed(`option_value_id=${m.id}`),
      await listed(`option_id=${id}`),
    ]).toEqual([2, 0, 2])
    expect((await save(id, 1, [s])).http).toBe(200)
  })

  test('accept: a value that only a deleted variant had goes, and so does its option', async () => {
    const { id, values } = (await add(value('S', 'S'), value('M', 'M'))).body.data
    const [s, m] = values
    const [first] = productInput(shop.own).variants
    const second = { ...first, is_default: 0, options: [{ option_id: id, option_value_id: m.id }] }
    const product = (await using(id, s.id, [second])).body.data.id
    const whole = async () => {
      const {
        id: _,
        created_at: __,
        updated_at: ___,
        ...body
      } = (await shop.call('GET', `/v1/panel/products/${product}`)).body.data
      return body
    }
    const body = await whole()
    await shop.call('PUT', `/v1/panel/products/${product}`, {
      body: { ...body, variants: [body.variants[0], { ...body.variants[1], deleted: 1 }] },
    })
    expect((await save(id, 1, [s])).http).toBe(200)
  })
})
