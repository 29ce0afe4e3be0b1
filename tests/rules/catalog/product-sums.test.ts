import { expect, test } from 'vitest'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import { normalized } from '#api/rules/catalog/product-sums.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import { price, productInput, translation, variant } from '#tests/product-input.ts'
import { beden, inventedShop, m, s, sized, two, variants } from '#tests/product-rules.ts'
import { english, turkish } from '#tests/seed.ts'

/** What follows in a product from its other fields. */

const made = (changes: Partial<ProductInput>) => normalized(productInput(inventedShop, changes))
const firstVariant = (changes: Partial<ProductInput>) => made(changes).variants[0]

test('R19 accept: the harmonised code and the group code are null', () => {
  const { harmonized_system_code_id, group_code } = made({ harmonized_system_code_id: '61.09', group_code: 'x' })
  expect({ harmonized_system_code_id, group_code }).toEqual({ harmonized_system_code_id: null, group_code: null })
})

test('R20 accept: the preparation time is 5, whatever was given', () => {
  expect(made({ preparation_time: 9 }).preparation_time).toBe(5)
})

test('R41 accept: a product that is no variant product has no options', () => {
  const product = made({ ...variants(sized(s)), product_type_id: 1 })
  expect(product.selected_options).toEqual([])
  expect(product.variants[0]?.options).toEqual([])
})

test('R41 accept: it keeps its default variant alone', () => {
  const product = made({ ...two({ is_default: 0 }, { is_default: 1 }), product_type_id: 1 })
  expect(product.variants.map((one) => one.deleted)).toEqual([1, 0])
})

test('R41 reject: a variant product keeps its options and variants', () => {
  const product = made(two({}, {}))
  expect(product.selected_options).toEqual([beden])
  expect(product.variants.map((one) => one.options)).toEqual([sized(s), sized(m)])
  expect(product.variants.map((one) => one.deleted)).toEqual([0, 0])
})

test('R42 accept: without other categories the main one is the only one', () => {
  expect(made({ main_category_id: 9, categories: [] }).categories).toEqual([9])
})

test('R42 accept: the main category is always among the categories, once', () => {
  expect(made({ main_category_id: 9, categories: [4, 9, 4] }).categories).toEqual([4, 9])
  expect(made({ main_category_id: 9, categories: [4] }).categories).toEqual([4, 9])
})

test('R93 accept: a service without a price costs nothing', () => {
  const service = { product_type_id: 3, variants: [variant({ prices: [price({ price: ' ' })] })] }
  expect(firstVariant(service)?.prices[0]?.price).toBe('0.00')
})

test('a service has no stock', () => {
  expect(firstVariant({ product_type_id: 3, variants: [variant({ quantity: 7 })] })?.quantity).toBe(0)
})

test('R94 accept: codes lose the space around them', () => {
  expect(firstVariant({ variants: [variant({ stock_code: ' STK-1 ', barcode: '869\t' })] })).toMatchObject({
    stock_code: 'STK-1',
    barcode: '869',
  })
})

test('D9 accept: amounts are written with two decimals, and empty ones are none', () => {
  const given = variant({ supplier_price: '', prices: [price({ price: 49.9, strikethrough_price: '60' })] })
  const stored = firstVariant({ variants: [given] })
  expect(stored?.supplier_price).toBeNull()
  expect(stored?.prices[0]).toMatchObject({ price: '49.90', strikethrough_price: '60.00' })
})

test('D9 reject: an amount that is none stays as it was typed', () => {
  const given = variant({ prices: [price({ price: '0.1+0.2' })] })
  expect(firstVariant({ variants: [given] })?.prices[0]?.price).toBe('0.1+0.2')
})

test('quantities and measures become numbers where they are some', () => {
  expect(made({ min_quantity: ' 6 ', max_quantity: 'x' })).toMatchObject({ min_quantity: 6, max_quantity: 'x' })
  expect(firstVariant({ variants: [variant({ width: '12.3456', height: '' })] })).toMatchObject({
    width: 12.346,
    height: null,
  })
})

const dress = {
  ...translation(turkish, ' Keten elbise ve keten kemer '),
  ...{ short_description: '', description: '<p>Yazlık &amp; hafif.</p>' },
}

test('texts for search engines follow from the others where the shop leaves it so', () => {
  expect(made({ translations: [dress, translation(english, 'Dress')] }).translations[0]).toMatchObject({
    name: 'Keten elbise ve keten kemer',
    meta_title: 'Keten elbise ve keten kemer',
    meta_description: 'Yazlık & hafif.',
    auto_meta_keywords: 'Keten, elbise, kemer',
  })
})

test('R105: words of a name that have no room together are left out, so that a legal name is never refused', () => {
  const words = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(50))
  const long = translation(turkish, words.join(' '))
  expect(long.name).toHaveLength(254)
  expect(made({ translations: [long] }).translations[0]?.auto_meta_keywords).toBe(words.slice(0, 4).join(', '))
})

test('texts for search engines stay as they were written where the shop writes them', () => {
  const written = { ...dress, meta_title: 'Yaz', meta_description: 'Serin' }
  expect(made({ auto_meta: 0, translations: [written] }).translations[0]).toMatchObject({
    meta_title: 'Yaz',
    meta_description: 'Serin',
    auto_meta_keywords: '',
  })
})

test('lists keep their length and order, so that paths fit', () => {
  const given = two({ prices: [price({ country_id: 9 }), price({ country_id: 1 })] }, { deleted: 1 })
  const product = made({ ...given, product_type_id: 1 })
  expect(product.variants.length).toBe(2)
  expect(product.variants[0]?.prices.map((one) => one.country_id)).toEqual([9, 1])
})

test('doing it twice changes nothing more', () => {
  const once = made({ ...two({ quantity: '7', width: '1.23456' }, { deleted: 1 }), translations: [dress] })
  expect(normalized(once)).toEqual(once)
})

test('rich text as plain text has no tags and no entities', () => {
  expect(plainTextOf('<h2>Yaz</h2><p>%100 keten&nbsp;&lt;kumaş&gt;</p>')).toBe('Yaz %100 keten <kumaş>')
})
