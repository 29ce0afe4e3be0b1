import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyTrash } from '#server/platform/trash/empty.ts'
import { png } from '#tests/pictures.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { aCategory, all, named } from './drafts.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const get = async (path: string) => shop.call('GET', `/v1/panel/${path}`)
const add = async (name: string, body: unknown) => (await shop.call('POST', `/v1/panel/${name}`, { body })).body.data
const remove = (name: string, id: number) => shop.call('DELETE', `/v1/panel/${name}/${id}`)
const restore = (name: string, id: number) => shop.call('POST', `/v1/panel/bin/${name}/${id}`)
const upload = async () => {
  const image = `data:image/png;base64,${Buffer.from(await png()).toString('base64')}`
  return (await shop.call('POST', '/v1/files', { body: { type: 'logo', image, realName: 'a.png' } })).body.data.name
}
const isFile = async (name: string) => (await shop.call('GET', `/v1/files/?name=${name}`)).http === 200

describe.each(all)('the trash of %s', (name) => {
  test('holds what was deleted, gives it back as it was, and has it no more then', async () => {
    const record = await add(name, draftOf(name, shop.own))
    expect((await remove(name, record.id)).http).toBe(200)
    expect((await get(`${name}/${record.id}`)).http).toBe(404)
    const [row] = (await get(`bin/${name}`)).body.data.rows
    expect(row).toMatchObject({ id: record.id, user: 'Ayşe Yılmaz', label: expect.stringMatching(/./) })
    expect((await restore(name, record.id)).body).toEqual({ status: 1, data: {} })
    expect((await get(`${name}/${record.id}`)).body.data).toEqual(record)
    expect((await restore(name, record.id)).http).toBe(404)
    expect((await remove(name, record.id)).http).toBe(200)
  })
})

describe('a product in the trash', () => {
  const whole = () =>
    add('products', productInput(shop.own, { product_type_id: 3, variants: [variant({ stock_code: 'COP-1' })] }))
  const variant = (changes: object) => ({ ...productInput(shop.own).variants[0], quantity: 0, ...changes }) as never

  test('comes back with its ids, texts, prices, codes and categories', async () => {
    const { id } = await whole()
    const before = (await get(`products/${id}`)).body.data
    await remove('products', id)
    expect((await get('products?search=COP-1')).body.data.total).toBe(0)
    await restore('products', id)
    expect((await get(`products/${id}`)).body.data).toEqual(before)
    expect(await brokenInvariants(shop)).toEqual([])
    await remove('products', id)
  })

  test('reject: its stock code has another holder meanwhile', async () => {
    const { id } = await whole()
    await remove('products', id)
    const other = await whole()
    const refused = await restore('products', id)
    expect([refused.http, refused.body.error]).toEqual([409, 'validation.stock-code-or-barcode-already-exist'])
    await remove('products', other.id)
    expect((await restore('products', id)).http).toBe(200)
  })

  test('reject: its brand is in the trash too; accept: after the brand', async () => {
    const brand = await add('brands', draftOf('brands'))
    const { id } = await add('products', productInput(shop.own, { brand_id: brand.id }))
    await remove('products', id)
    await remove('brands', brand.id)
    const refused = await restore('products', id)
    expect([refused.http, refused.body.error]).toEqual([409, 'bin.tied_to_gone'])
    await restore('brands', brand.id)
    expect((await restore('products', id)).http).toBe(200)
  })
})

test('reject: a name that a new record has taken meanwhile', async () => {
  const draft = { ...draftOf('brands'), translations: named('Paşabahçe', 'Pasabahce') }
  const { id } = await add('brands', draft)
  await remove('brands', id)
  const other = await add('brands', draft)
  const refused = await restore('brands', id)
  expect([refused.http, refused.body.error]).toEqual([409, 'validation.name_exists'])
  await remove('brands', other.id)
  expect((await restore('brands', id)).http).toBe(200)
})

test('what lies in the trash is found by its words', async () => {
  const [found, other] = [
    await add('brands', { ...draftOf('brands'), translations: named('Çınaraltı', 'Plane') }),
    await add('brands', { ...draftOf('brands'), translations: named('Kestane', 'Chestnut') }),
  ]
  for (const { id } of [found, other]) await remove('brands', id)
  const { rows, total } = (await get('bin/brands?search=cinaralti')).body.data
  expect([rows.map(({ id }: { id: number }) => id), total]).toEqual([[found.id], 1])
})

test('a category comes back with its attributes', async () => {
  const { id } = await add('categories', { ...aCategory, attributes: [shop.own.attribute.kumas] })
  await remove('categories', id)
  await restore('categories', id)
  expect((await get(`categories/${id}`)).body.data.attributes).toEqual([shop.own.attribute.kumas])
})

test('D6 reject: what another shop deleted is not there', async () => {
  const { id } = await add('tags', draftOf('tags'))
  await remove('tags', id)
  const headers = { 'x-sid': String(shop.other.shop_id) }
  const answer = await shop.call('POST', `/v1/panel/bin/tags/${id}`, { as: shop.otherAdmin, headers })
  expect(answer.http).toBe(404)
})

test('after 30 days the trash is emptied, and only then the picture goes', async () => {
  const [early, late] = [await upload(), await upload()]
  const [first, second] = [
    await add('brands', { ...draftOf('brands'), logo: early }),
    await add('brands', { ...draftOf('brands'), logo: late }),
  ]
  await remove('brands', first.id)
  await remove('brands', second.id)
  expect([await isFile(early), await isFile(late)]).toEqual([true, true])
  const aged = (id: number, days: number) =>
    shop.db.execute(
      sql`update bin set deleted_at = now() - make_interval(days => ${days}) where record_id = ${id} and resource = 'brands'`,
    )
  await aged(first.id, 31)
  await aged(second.id, 29)
  // What nobody can have back any more does not wait for the night.
  const { rows } = (await get('bin/brands')).body.data
  const there = rows.map(({ id }: { id: number }) => id)
  expect([there.includes(first.id), there.includes(second.id)]).toEqual([false, true])
  expect((await restore('brands', first.id)).http).toBe(404)
  expect(await emptyTrash({ db: shop.db })).toBe(1)
  expect([await isFile(early), await isFile(late)]).toEqual([false, true])
  expect([(await restore('brands', first.id)).http, (await restore('brands', second.id)).http]).toEqual([404, 200])
  expect(await brokenInvariants(shop)).toEqual([])
})
