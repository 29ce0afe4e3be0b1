import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Variant } from '#api/contract/catalog/products.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { brokenInvariants, newProduct, onlyVariant, path, product, put, refusedCall } from './product-calls.ts'

/** Stock codes and barcodes: one shop holds each of them once (R94, R95). */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const coded = (changes: Partial<Variant>) => ({ variants: [variant(changes)] })
const taken = 'validation.stock-code-or-barcode-already-exist'

test('R94 accept: a code that nobody has', async () => {
  const { id } = await newProduct(shop, coded({ stock_code: 'STK-1' }))
  expect((await product(shop, id)).variants[0]?.stock_code).toBe('STK-1')
})

test('R94 reject: the code of another product gives body status 2 and names the field', async () => {
  await newProduct(shop, coded({ stock_code: 'STK-2' }))
  const answer = await refusedCall(shop, () =>
    shop.call('POST', path, { body: productInput(shop.own, coded({ stock_code: ' STK-2 ', barcode: '869' })) }),
  )
  expect(answer).toMatchObject({
    http: 409,
    body: { status: 2, error: taken, fields: { 'variants.0.stock_code': taken } },
  })
  expect(Object.keys(answer.body.fields)).toEqual(['variants.0.stock_code'])
})

test('R94 reject: a code that stands twice in the product itself gives body status 2 too', async () => {
  const { beden, s, m } = shop.own.option
  const variants = [s, m].map((option_value_id, index) =>
    variant({ is_default: index ? 0 : 1, stock_code: 'IKI', options: [{ option_id: beden, option_value_id }] }),
  )
  const body = productInput(shop.own, { product_type_id: 2, selected_options: [beden], variants })
  const answer = await refusedCall(shop, () => shop.call('POST', path, { body }))
  expect(answer).toMatchObject({ http: 409, body: { status: 2, fields: { 'variants.1.stock_code': taken } } })
})

test('R95 reject: the barcode of a passive product is taken', async () => {
  await newProduct(shop, { ...coded({ barcode: '8690000000050' }), status: 0 })
  const answer = await refusedCall(shop, () =>
    shop.call('POST', path, { body: productInput(shop.own, coded({ barcode: '8690000000050' })) }),
  )
  expect(answer.body).toMatchObject({ status: 2, fields: { 'variants.0.barcode': taken } })
})

test('R95 reject: a barcode that is the stock code of another variant is taken', async () => {
  await newProduct(shop, coded({ stock_code: '86900' }))
  const answer = await refusedCall(shop, () =>
    shop.call('POST', path, { body: productInput(shop.own, coded({ barcode: '86900' })) }),
  )
  expect(answer.body.status).toBe(2)
})

test('R95 accept: a variant’s barcode may be its own stock code', async () => {
  const { id } = await newProduct(shop, coded({ stock_code: '86901', barcode: '86901' }))
  expect((await put(shop, await product(shop, id), { status: 0 })).body.status).toBe(1)
})

test('R94 accept: another shop may have the same code', async () => {
  await newProduct(shop, coded({ stock_code: 'ORTAK' }))
  const theirs = await shop.call('POST', path, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
    body: productInput(shop.other, coded({ stock_code: 'ORTAK' })),
  })
  expect(theirs.body.status).toBe(1)
})

test('R94 accept: a code that was changed, or whose product was deleted, is free again', async () => {
  const first = await newProduct(shop, coded({ stock_code: 'BOS-1' }))
  const loaded = await product(shop, first.id)
  await put(shop, loaded, onlyVariant(loaded, { stock_code: 'BOS-2' }))
  await newProduct(shop, coded({ stock_code: 'BOS-1' }))
  await shop.call('DELETE', `${path}/${first.id}`)
  await newProduct(shop, coded({ stock_code: 'BOS-2' }))
})

test('R94 accept: the code of a deleted variant is free, also for its brother in the same save', async () => {
  const { beden, s, m } = shop.own.option
  const variants = [s, m].map((option_value_id, index) =>
    variant({
      is_default: index ? 0 : 1,
      stock_code: `KARDES-${index}`,
      options: [{ option_id: beden, option_value_id }],
    }),
  )
  const { id } = await newProduct(shop, { product_type_id: 2, selected_options: [beden], variants })
  const loaded = await product(shop, id)
  const [first, second] = loaded.variants
  if (!first || !second) throw new Error('A variant is missing')
  const answer = await put(shop, loaded, {
    variants: [
      { ...first, stock_code: second.stock_code },
      { ...second, deleted: 1 },
    ],
  })
  expect(answer.body.status).toBe(1)
  await newProduct(shop, coded({ stock_code: 'KARDES-0' }))
})

test('R94 accept: two variants change codes with each other', async () => {
  const { beden, s, m } = shop.own.option
  const variants = [s, m].map((option_value_id, index) =>
    variant({ is_default: index ? 0 : 1, barcode: `TAKAS-${index}`, options: [{ option_id: beden, option_value_id }] }),
  )
  const { id } = await newProduct(shop, { product_type_id: 2, selected_options: [beden], variants })
  const loaded = await product(shop, id)
  const turned = loaded.variants.map((one, index) => ({ ...one, barcode: `TAKAS-${1 - index}` }))
  expect((await put(shop, loaded, { variants: turned })).body.status).toBe(1)
  expect((await product(shop, id)).variants.map((one) => one.barcode)).toEqual(['TAKAS-1', 'TAKAS-0'])
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
