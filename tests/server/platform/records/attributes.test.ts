import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { category_attributes } from '#server/db/schema/catalogue.ts'
import { productInput } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { named } from './drafts.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/attributes'
const value = (tr: string, en: string, id: number | null = null) => ({
  id,
  translations: [
    { language_id: turkish, name: tr },
    { language_id: english, name: en },
  ],
})
const add = async (...values: unknown[]) =>
  (await shop.call('POST', path, { body: { translations: named(), values } })).body.data
const save = (id: number, version: number, values: unknown[], translations = named()) =>
  shop.call('PUT', `${path}/${id}`, { body: { translations, values, version } })
const using = (attribute_id: number, attribute_value_id: number | null) =>
  shop.call('POST', '/v1/panel/products', {
    body: productInput(shop.own, { attributes: [{ attribute_id, attribute_value_id, value: '' }] }),
  })

describe('values of an attribute', () => {
  test('keep their ids while others come, go and change places', async () => {
    const { id, values } = await add(value('Pamuk', 'Cotton'), value('Keten', 'Linen'), value('Yün', 'Wool'))
    const [cotton, linen] = values
    expect(values.map((one: { id: number }) => one.id)).toEqual([cotton.id, linen.id, expect.any(Number)])
    const saved = await save(id, 1, [value('İpek', 'Silk'), value('Keten bezi', 'Linen', linen.id), cotton])
    const after = [value('İpek', 'Silk', expect.any(Number)), value('Keten bezi', 'Linen', linen.id), cotton]
    expect(saved.body.data.values).toEqual(after)
    expect((await shop.call('GET', `${path}/${id}`)).body.data.values).toEqual(after)
  })

  test('stand in the list by name, in the language that is asked for', async () => {
    const { id } = await add(value('Pamuk', 'Cotton'), value('Keten', 'Linen'))
    const row = async (lid: string) =>
      (await shop.call('GET', `${path}?id=${id}`, { headers: { 'x-lid': lid } })).body.data.rows[0].values
    expect([await row('175'), await row('176')]).toEqual([
      ['Pamuk', 'Keten'],
      ['Cotton', 'Linen'],
    ])
  })

  test('R167 reject: taking out a value that a product has says how many do, and nothing is saved', async () => {
    const { id, values } = await add(value('Pamuk', 'Cotton'), value('Keten', 'Linen'))
    expect((await using(id, values[0].id)).http).toBe(200)
    const refused = await save(id, 1, [values[1]])
    expect([refused.http, refused.body.rules]).toEqual([
      422,
      [
        {
          id: 'delete.value_in_use',
          about: { what: 'products', count: 1, name: 'Pamuk', value: values[0].id },
          at: ['values'],
        },
      ],
    ])
    expect((await shop.call('GET', `${path}/${id}`)).body.data).toMatchObject({ version: 1, values })
    expect((await save(id, 1, [values[0]])).http).toBe(200)
  })

  test('R147 reject: a value without its English name', async () => {
    const refused = await shop.call('POST', path, {
      body: { translations: named(), values: [value('Pamuk', 'Cotton'), value('Keten', ' ')] },
    })
    expect([refused.http, refused.body.fields]).toEqual([
      422,
      { 'values.1.translations.1.name': 'validation.translation' },
    ])
  })

  test('D6 reject: the value of another attribute, an id twice, an id that a new one made up', async () => {
    const other = await add(value('Pamuk', 'Cotton'))
    const { id, values } = await add(value('Keten', 'Linen'))
    const twice = [...values, value('Keten bezi', 'Linen cloth', values[0].id)]
    for (const wrong of [[value('Pamuk', 'Cotton', other.values[0].id)], twice]) {
      const refused = await save(id, 1, wrong)
      const at = `values.${wrong.length - 1}.id`
      expect([refused.http, refused.body.fields]).toEqual([422, { [at]: 'validation.invalid_choice' }])
    }
    const made = await shop.call('POST', path, { body: { translations: named(), values: [value('a', 'b', 5)] } })
    expect([made.http, made.body.fields]).toEqual([422, { 'values.0.id': 'validation.invalid_choice' }])
  })
})

test('R167: an attribute of a category stays, and the refusal counts the categories', async () => {
  const { id } = await add()
  const { shop_id, category } = shop.own
  const row = { shop_id, category_id: category.tisort, attribute_id: id }
  await shop.db.insert(category_attributes).values(row)
  const refused = await shop.call('DELETE', `${path}/${id}`)
  expect([refused.http, refused.body.rules]).toEqual([
    409,
    [{ id: 'delete.in_use', about: { what: 'categories', count: 1 } }],
  ])
})

test('the list of products can be asked for those that an attribute describes', async () => {
  const { id } = await add()
  await using(shop.own.attribute.kumas, shop.own.attribute.keten)
  const asked = async (attribute: number) =>
    (await shop.call('GET', `/v1/panel/products?attribute_id=${attribute}`)).body.data.total
  expect([await asked(id), await asked(shop.own.attribute.kumas)]).toEqual([0, 1])
})
