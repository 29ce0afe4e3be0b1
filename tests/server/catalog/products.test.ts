import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductFacts } from '#api/rules/catalog/product-facts.ts'
import { productRules } from '#api/rules/catalog/products.ts'
import { price, productInput, translation, variant } from '#tests/product-input.ts'
import { allExamples } from '#tests/rules/all-examples.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import {
  bodyOf,
  brokenInvariants,
  newProduct,
  onlyVariant,
  path,
  product,
  put,
  refusedCall,
  rows,
} from './product-calls.ts'

/** What becomes of a product when it is saved, and what the server refuses whoever sends it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const sizes = () => {
  const { beden, s, m, l } = shop.own.option
  return [s, m, l].map((option_value_id) => [{ option_id: beden, option_value_id }])
}
const sized = (...changes: Parameters<typeof variant>[0][]) => ({
  product_type_id: 2,
  selected_options: [shop.own.option.beden],
  variants: changes.map((one, index) =>
    variant({ is_default: index === 0 ? 1 : 0, options: sizes()[index] ?? [], ...one }),
  ),
})

test('a product is read as it was saved', async () => {
  const { own } = shop
  const given = productInput(own, {
    min_quantity: 2,
    step_quantity: 2,
    adult_status: 1,
    tags: [own.tag],
    attributes: [{ attribute_id: own.attribute.kumas, attribute_value_id: own.attribute.keten, value: '' }],
    variants: [
      variant({ quantity: 7, stock_code: 'OKU-1', barcode: '8690000000012', width: 12.5, supplier_price: '20.00' }),
    ],
  })
  const { id } = await newProduct(shop, given)
  expect(await product(shop, id)).toMatchObject({
    version: 1,
    min_quantity: 2,
    adult_status: 1,
    categories: given.categories,
    attributes: given.attributes,
    translations: [{ name: 'Keten elbise' }, { name: 'Linen dress' }],
    variants: [{ quantity: 7, stock_code: 'OKU-1', barcode: '8690000000012', width: 12.5, supplier_price: '20.00' }],
  })
})

test('a product that is read and sent back as it is keeps everything, ids included', async () => {
  const { id } = await newProduct(shop, sized({ quantity: 3, stock_code: 'AYNI-1' }, { quantity: 4 }))
  const before = await product(shop, id)
  expect((await put(shop, before)).body).toMatchObject({ status: 1, data: { version: 2 } })
  expect(await product(shop, id)).toEqual({ ...before, version: 2, updated_at: expect.any(String) })
})

test('R38 accept: saving answers the variants in the order they were given', async () => {
  const saved = await newProduct(shop, sized({}, {}, {}))
  const stored = await product(shop, saved.id)
  expect(saved.variants.map((one) => one.id)).toEqual(stored.variants.map((one) => one.id))
  const [first, second, third] = stored.variants
  if (!first || !second || !third) throw new Error('A variant is missing')
  const turned = await put(shop, stored, { variants: [third, first, second] })
  expect(turned.body.data.variants).toEqual([{ id: third.id }, { id: first.id }, { id: second.id }])
  expect((await product(shop, saved.id)).variants.map((one) => one.id)).toEqual([third.id, first.id, second.id])
})

test('R19 accept: the harmonised code and the group code are stored as null', async () => {
  const { id } = await newProduct(shop, { harmonized_system_code_id: '61.09', group_code: 'x' })
  expect(await product(shop, id)).toMatchObject({ harmonized_system_code_id: null, group_code: null })
})

test('R20 accept: a preparation time of 9 is stored as 5', async () => {
  const { id } = await newProduct(shop, { preparation_time: 9 })
  expect((await product(shop, id)).preparation_time).toBe(5)
})

test('R41 accept: a product of type 1 is stored without options', async () => {
  const { id } = await newProduct(shop, { ...sized({}), product_type_id: 1 })
  expect(await product(shop, id)).toMatchObject({ selected_options: [], variants: [{ options: [] }] })
})

test('R41: a variant product becomes type 1 when its other variants are said to go, and is refused while they would go without a word', async () => {
  const { id } = await newProduct(shop, sized({}, {}, {}))
  const loaded = await product(shop, id)
  const refused = await refusedCall(shop, () => put(shop, loaded, { product_type_id: 1 }))
  const fields = { 'variants.1': 'variant.default_alone', 'variants.2': 'variant.default_alone' }
  expect([refused.http, refused.body.fields]).toEqual([422, fields])
  expect((await product(shop, id)).variants.map((one) => one.id)).toEqual(loaded.variants.map((one) => one.id))
  const gone = loaded.variants.map((one) => ({ ...one, deleted: one.is_default ? (0 as const) : (1 as const) }))
  await put(shop, loaded, { product_type_id: 1, variants: gone })
  expect((await product(shop, id)).variants.map((one) => one.id)).toEqual([loaded.variants[0]?.id])
})

test('R42 accept: without other categories the main one is the only one', async () => {
  const { id } = await newProduct(shop, { categories: [] })
  expect((await product(shop, id)).categories).toEqual([shop.own.category.elbise])
})

test('R93 accept: a service without a price costs 0.00', async () => {
  const { id } = await newProduct(shop, { product_type_id: 3, variants: [variant({ prices: [price({ price: '' })] })] })
  expect((await product(shop, id)).variants[0]?.prices[0]?.price).toBe('0.00')
})

test('texts for search engines follow from the name where the shop leaves it so', async () => {
  const { id } = await newProduct(shop, { auto_meta: 1 })
  expect((await product(shop, id)).translations[0]).toMatchObject({
    meta_title: 'Keten elbise',
    auto_meta_keywords: 'Keten, elbise',
  })
})

test('the chosen price keeps its price list, whatever order the prices were sent in', async () => {
  const prices = [price({ country_id: 2002, price: '60.00' }), price({ price: '50.00' }), price({ country_id: 1002 })]
  const { id } = await newProduct(shop, { variants: [variant({ prices, selected_price_index: 0 })] })
  const [stored] = (await product(shop, id)).variants
  expect(stored?.prices[stored.selected_price_index]?.country_id).toBe(2002)
})

test('R14 accept: a category that got subcategories later does not stop its products from being edited', async () => {
  const { shop_id, category } = shop.own
  const { id } = await newProduct(shop, { main_category_id: category.ayakkabi, categories: [] })
  await shop.db.execute(
    sql`insert into categories (shop_id, parent_id, label, translations) values (${shop_id}, ${category.ayakkabi}, 'Bot', '[]')`,
  )
  expect((await put(shop, await product(shop, id), { status: 0 })).body.status).toBe(1)
  const answer = await shop.call('POST', path, {
    body: productInput(shop.own, { main_category_id: category.ayakkabi, categories: [] }),
  })
  expect(answer).toMatchObject({ http: 422, body: { fields: { main_category_id: 'validation.main_category' } } })
})

test('R80 reject: a category that does not exist', async () => {
  for (const main_category_id of [999_999, 3_000_000_000]) {
    const answer = await refusedCall(shop, () =>
      shop.call('POST', path, { body: productInput(shop.own, { main_category_id, categories: [] }) }),
    )
    expect(answer).toMatchObject({ http: 422, body: { fields: { main_category_id: 'validation.main_category' } } })
  }
})

test('D5 accept: save after save in one tab meets no conflict', async () => {
  const { id } = await newProduct(shop)
  for (const version of [2, 3, 4])
    expect((await put(shop, await product(shop, id), { status: 0 })).body.data.version).toBe(version)
})

test('D5 reject: a product that another changed meanwhile is not saved, and the answer tells who and when', async () => {
  const { id } = await newProduct(shop)
  const loaded = await product(shop, id)
  const colleague = await shop.as([601, 603])
  await shop.call('PUT', `${path}/${id}`, { as: colleague, body: bodyOf(loaded, { status: 0 }) })
  const answer = await refusedCall(shop, () => put(shop, loaded, { min_quantity: 3 }))
  expect(answer).toMatchObject({
    http: 409,
    body: { status: 0, error: 'conflict.stale', rules: [{ about: { user: 'Elif Kaya' } }] },
  })
  expect(Date.parse(answer.body.rules[0].about.time)).toBeGreaterThan(Date.now() - 60_000)
})

test('D6 reject: a product of another shop is not there', async () => {
  const theirs = await shop.call('POST', path, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
    body: productInput(shop.other),
  })
  const id = theirs.body.data.id
  const body = { ...productInput(shop.own), version: 1 }
  for (const call of [
    () => shop.call('GET', `${path}/${id}`),
    () => shop.call('PUT', `${path}/${id}`, { body }),
    () => shop.call('DELETE', `${path}/${id}`),
    () => shop.call('POST', `${path}/copy/${id}`),
    () => shop.call('DELETE', `${path}/last`, { body: { product_id: id } }),
  ])
    expect(await refusedCall(shop, call)).toMatchObject({ http: 404, body: { error: 'notFound' } })
})

describe('every rule of a product is asked by the server too', () => {
  const own = new Set<unknown>(productRules)
  const tables = allExamples.filter((table) => own.has(table.rule))

  test.each(
    tables.flatMap(({ rule, refuses }) =>
      refuses
        .filter(({ facts }) => (facts as ProductFacts).mode === 'full')
        .map((one) => [`${one.of} reject: ${one.when}`, rule.id, one] as const),
    ),
  )('%s', async (_, id, { facts, at = [] }) => {
    const answer = await refusedCall(shop, () => shop.call('POST', path, { body: inThisShop(facts as ProductFacts) }))
    expect([409, 422]).toContain(answer.http)
    const rule = answer.body.rules.find((one: { id: string }) => one.id === id)
    expect(rule?.at).toEqual(expect.arrayContaining([...at]))
  })

  /** The examples are written for a shop that exists nowhere: what they do not break points to what this shop has. */
  function inThisShop({ product: given, categoryFits }: ProductFacts) {
    const { category, tax, unit, brand, tag, supplier } = shop.own
    return {
      ...given,
      main_category_id:
        given.main_category_id === 3 ? category.elbise : categoryFits ? given.main_category_id : category.giyim,
      categories: [],
      tax_id: given.tax_id === 3 ? tax : given.tax_id,
      unit_id: unit,
      brand_id: brand,
      tags: [tag],
      supplier_id: supplier,
    }
  }
})

test('references that the shop does not have are refused at their fields', async () => {
  const { other } = shop
  const strange: Record<string, Parameters<typeof productInput>[1]> = {
    tax_id: { tax_id: other.tax },
    unit_id: { unit_id: other.unit },
    brand_id: { brand_id: other.brand },
    supplier_id: { supplier_id: other.supplier },
    'tags.0': { tags: [other.tag] },
    'categories.0': { categories: [other.category.giyim] },
    main_category_id: { main_category_id: other.category.elbise, categories: [] },
    'attributes.0.attribute_id': {
      attributes: [{ attribute_id: other.attribute.kumas, attribute_value_id: null, value: 'x' }],
    },
    'attributes.0.attribute_value_id': {
      attributes: [{ attribute_id: shop.own.attribute.kumas, attribute_value_id: other.attribute.keten, value: '' }],
    },
    'selected_options.0': { ...sized({}), selected_options: [other.option.beden] },
    'variants.0.options.0.option_value_id': sized({
      options: [{ option_id: shop.own.option.beden, option_value_id: other.option.s }],
    }),
    'translations.2.language_id': {
      translations: [translation(turkish, 'Bir'), translation(english, 'One'), translation(999, 'Üç')],
    },
    'variants.0.images.0.image': {
      variants: [variant({ images: [{ type: 0, image: 'olmayan.webp', status: 1, deleted: 0 }] })],
    },
  }
  for (const [field, changes] of Object.entries(strange)) {
    const answer = await refusedCall(shop, () => shop.call('POST', path, { body: productInput(shop.own, changes) }))
    expect([field, answer.http]).toEqual([field, 422])
    expect(Object.keys(answer.body.fields)).toContain(field)
  }
})

test('a value of another option or attribute is none of this one', async () => {
  const { option, attribute } = shop.own
  const answer = await refusedCall(shop, () =>
    shop.call('POST', path, {
      body: productInput(shop.own, sized({ options: [{ option_id: option.beden, option_value_id: option.mavi }] })),
    }),
  )
  expect(answer.body.fields).toEqual({ 'variants.0.options.0.option_value_id': 'validation.invalid_choice' })
  expect(attribute.pamuk).toBeGreaterThan(0)
})

test('rows of another product are none of this one: its variants, texts, prices and pictures', async () => {
  const { id } = await newProduct(shop)
  const theirs = await product(shop, (await newProduct(shop)).id)
  const loaded = await product(shop, id)
  const [own] = loaded.variants
  const [foreign] = theirs.variants
  const [text] = theirs.translations
  if (!own || !foreign || !text) throw new Error('A row is missing')
  const strange = {
    'variants.0.id': { variants: [{ ...own, id: foreign.id }] },
    'variants.0.prices.0.id': { variants: [{ ...own, prices: foreign.prices }] },
    'translations.0.id': { translations: [text, ...loaded.translations.slice(1)] },
    'variants.1.id': { variants: [own, { ...foreign, is_default: 0 as const, deleted: 1 as const }] },
  }
  for (const [field, changes] of Object.entries(strange)) {
    const answer = await refusedCall(shop, () => put(shop, loaded, changes))
    expect(answer).toMatchObject({ http: 422, body: { fields: { [field]: 'validation.invalid_choice' } } })
  }
})

test('R48 reject: the default variant is not deleted by a direct call', async () => {
  const { id } = await newProduct(shop, sized({}, {}))
  const loaded = await product(shop, id)
  const variants = loaded.variants.map((one, index) => (index === 0 ? { ...one, deleted: 1 as const } : one))
  const answer = await refusedCall(shop, () => put(shop, loaded, { variants }))
  expect(answer).toMatchObject({ http: 422, body: { error: 'variant.default_cannot_be_deleted' } })
})

test('R49 reject: the last variant is not deleted by a direct call', async () => {
  const loaded = await product(shop, (await newProduct(shop)).id)
  const changes = onlyVariant(loaded, { is_default: 0, deleted: 1 })
  const answer = await refusedCall(shop, () => put(shop, loaded, changes))
  expect(answer).toMatchObject({ http: 422, body: { error: 'variant.last_cannot_be_deleted' } })
})

test('R47 accept: the default moves to another variant and back', async () => {
  const { id } = await newProduct(shop, sized({}, {}))
  const loaded = await product(shop, id)
  const defaults = async () => (await product(shop, id)).variants.map((one) => one.is_default)
  const turned = loaded.variants.map((one) => ({ ...one, is_default: one.is_default ? (0 as const) : (1 as const) }))
  await put(shop, loaded, { variants: turned })
  expect(await defaults()).toEqual([0, 1])
  await put(shop, { ...loaded, version: 2 })
  expect(await defaults()).toEqual([1, 0])
})

test('R48 accept: the variant that was the default is deleted when another takes its place', async () => {
  const { id } = await newProduct(shop, sized({}, {}))
  const loaded = await product(shop, id)
  const [first, second] = loaded.variants
  if (!first || !second) throw new Error('A variant is missing')
  const variants = [
    { ...first, is_default: 0 as const, deleted: 1 as const },
    { ...second, is_default: 1 as const },
  ]
  const answer = await put(shop, loaded, { variants })
  expect(answer.body).toMatchObject({ status: 1, data: { variants: [{ id: second.id }] } })
  const [row] = await rows<{ deleted: number }>(shop, sql`select deleted from variants where id = ${first.id}`)
  expect(row?.deleted).toBe(1)
})

test('a deleted variant may be named again as deleted, by a form that was not loaded anew', async () => {
  const { id } = await newProduct(shop, sized({}, {}))
  const loaded = await product(shop, id)
  const variants = loaded.variants.map((one, index) => (index === 1 ? { ...one, deleted: 1 as const } : one))
  await put(shop, loaded, { variants })
  expect((await put(shop, { ...loaded, version: 2 }, { variants })).body.status).toBe(1)
})

test('every change is in the audit log, with what it changed', async () => {
  const { id } = await newProduct(shop, sized({}, {}))
  const loaded = await product(shop, id)
  const variants = loaded.variants.map((one, index) => (index === 1 ? { ...one, shelf: 'A-3' } : one))
  await put(shop, loaded, { variants, status: 0 })
  const log = await rows<{ event: string; user_id: number; before: unknown; after: unknown }>(
    shop,
    sql`select event, user_id, before, after from audit_log where subject = 'products' and subject_id = ${id} order by id`,
  )
  expect(log).toMatchObject([
    { event: 'create', user_id: shop.own.admin_id, before: null },
    {
      event: 'update',
      before: { status: 1, variants: [{ id: loaded.variants[1]?.id, shelf: '' }] },
      after: { status: 0, variants: [{ id: loaded.variants[1]?.id, shelf: 'A-3' }] },
    },
  ])
  expect(Object.keys(log[1]?.after ?? {})).toEqual(['status', 'variants'])
})

test('a variant has its options in the order of the product, in which it is called', async () => {
  const { beden, renk, s } = shop.own.option
  const [red] = await rows<{ id: number }>(shop, sql`select id from option_values where option_id = ${renk} limit 1`)
  const options = [
    { option_id: renk, option_value_id: red?.id ?? 0 },
    { option_id: beden, option_value_id: s },
  ]
  for (const order of [options, options.toReversed()]) {
    const selected_options = order.map(({ option_id }) => option_id)
    const variants = [variant({ is_default: 1, options: order })]
    const { id } = await newProduct(shop, { product_type_id: 2, selected_options, variants })
    expect((await product(shop, id)).variants[0]?.options).toEqual(order)
  }
})

test('2,000 variants are saved and changed in seconds', async () => {
  const { beden, renk } = shop.own.option
  const values = await rows<{ id: number; option_id: number }>(
    shop,
    sql`insert into option_values (shop_id, option_id, label, translations)
        select ${shop.own.shop_id}, o, 'Değer ' || n, '[]' from unnest(${`{${beden},${renk}}`}::int[]) o, generate_series(1, 45) n
        returning id, option_id`,
  )
  const of = (option_id: number) => values.filter((one) => one.option_id === option_id).map((one) => one.id)
  const variants = of(beden)
    .flatMap((size) => of(renk).map((colour) => [size, colour] as const))
    .slice(0, 2000)
    .map(([size, colour], index) =>
      variant({
        is_default: index === 0 ? 1 : 0,
        quantity: 5,
        stock_code: `BIN-${index}`,
        barcode: `86912345${index}`,
        prices: [price(), price({ country_id: 1002 })],
        options: [
          { option_id: beden, option_value_id: size },
          { option_id: renk, option_value_id: colour },
        ],
      }),
    )
  const { id, variants: ids } = await newProduct(shop, {
    product_type_id: 2,
    selected_options: [beden, renk],
    variants,
  })
  expect(new Set(ids.map((one) => one.id)).size).toBe(2000)
  const loaded = await product(shop, id)
  expect(loaded.variants.map((one) => one.stock_code)).toEqual(variants.map((one) => one.stock_code))
  const changed = loaded.variants.map((one) => ({
    ...one,
    quantity: 6,
    prices: one.prices.map((own) => ({ ...own, price: '60.00' })),
  }))
  expect((await put(shop, loaded, { variants: changed })).body.status).toBe(1)
  const [sums] = await rows<{ stock: number; moves: number }>(
    shop,
    sql`select stock, (select count(*)::int from stock_movements m join variants v on v.id = m.variant_id where v.product_id = p.id) as moves
          from products p where id = ${id}`,
  )
  expect(sums).toEqual({ stock: 12_000, moves: 4000 })
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
