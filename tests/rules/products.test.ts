import { expect, test } from 'vitest'
import type { ProductInput } from '#api/contract/products.ts'
import { translation, variant } from '#tests/product-input.ts'
import { refused, s, sized, testExamples, variants } from '#tests/product-rules.ts'
import { english, turkish } from '#tests/seed.ts'

/** The rules of a product's own fields, each with what it lets through and what it refuses. */

const letters = (length: number) => 'ğ'.repeat(length)

test('a whole product breaks no rule', () => {
  expect(refused({})).toEqual([])
})

testExamples([
  {
    rule: 'R78',
    title: 'the type is required and not 0',
    accept: [{ given: { product_type_id: 1 } }],
    reject: [{ given: { product_type_id: 0 }, id: 'validation.type', at: ['product_type_id'] }],
  },
  {
    rule: 'R79',
    title: 'the quick form does not accept type 2',
    accept: [
      { given: { product_type_id: 3 }, around: { mode: 'quick' } },
      { given: variants(sized(s)), around: { mode: 'full' } },
    ],
    reject: [{ given: variants(sized(s)), around: { mode: 'quick' }, id: 'validation.type', at: ['product_type_id'] }],
  },
  {
    rule: 'R232',
    title: 'types are 1, 2 and 3',
    accept: [{ given: { product_type_id: 1 } }, { given: variants(sized(s)) }, { given: { product_type_id: 3 } }],
    reject: [{ given: { product_type_id: 4 }, id: 'validation.type', at: ['product_type_id'] }],
  },
  {
    rule: 'R14',
    title: 'only a category without subcategories is a main category',
    accept: [{ given: { main_category_id: 3 }, around: { categoryFits: true } }],
    reject: [
      {
        given: { main_category_id: 1 },
        around: { categoryFits: false },
        id: 'validation.main_category',
        at: ['main_category_id'],
      },
    ],
  },
  {
    rule: 'R80',
    title: 'the main category is required and not 0',
    accept: [{ given: { main_category_id: 9 } }],
    reject: [
      { given: { main_category_id: 0 }, id: 'validation.main_category', at: ['main_category_id'] },
      { given: { main_category_id: null }, id: 'validation.main_category', at: ['main_category_id'] },
    ],
  },
  {
    rule: 'R81',
    title: 'the tax is required and not 0',
    accept: [{ given: { tax_id: 3 } }],
    reject: [
      { given: { tax_id: 0 }, id: 'validation.tax', at: ['tax_id'] },
      { given: { tax_id: null }, id: 'validation.tax', at: ['tax_id'] },
    ],
  },
  {
    rule: 'R82',
    title: 'the minimum is at least 1',
    accept: [{ given: quantities(1, 999, 1) }],
    reject: [{ given: quantities(0, 999, 1), id: 'validation.min_quantity', at: ['min_quantity'] }],
  },
  {
    rule: 'R83',
    title: 'the minimum is not above the maximum',
    accept: [{ given: quantities(5, 5, 1) }],
    reject: [{ given: quantities(6, 5, 1), id: 'validation.min_above_max', at: ['min_quantity'] }],
  },
  {
    rule: 'R84',
    title: 'the minimum is a multiple of the increment',
    accept: [{ given: quantities(6, 60, 3) }, { given: quantities(6, 61, 3) }],
    reject: [{ given: quantities(4, 60, 3), id: 'validation.min_not_multiple', at: ['min_quantity'] }],
  },
  {
    rule: 'R85',
    title: 'the maximum is at least 1',
    accept: [{ given: quantities(1, 1, 1) }],
    reject: [{ given: quantities(1, 0, 1), id: 'validation.max_quantity', at: ['max_quantity'] }],
  },
  {
    rule: 'R86',
    title: 'the maximum is not below the minimum',
    accept: [{ given: quantities(2, 10, 2) }],
    reject: [{ given: quantities(10, 9, 1), id: 'validation.max_below_min', at: ['max_quantity'] }],
  },
  {
    rule: 'R87',
    title: 'the increment is at least 1',
    accept: [{ given: quantities(1, 999, 1) }],
    reject: [{ given: quantities(1, 999, 0), id: 'validation.step_quantity', at: ['step_quantity'] }],
  },
  {
    rule: 'R88',
    title: 'each language of the shop has a name',
    accept: [
      { given: { translations: [translation(turkish, 'Tişört'), translation(english, 'T-shirt')] } },
      { given: { translations: [translation(turkish, 'Tişört')] }, around: { languages: [turkish] } },
    ],
    reject: [
      {
        given: { translations: [translation(turkish, 'Tişört'), translation(english, '  ')] },
        id: 'validation.translation',
        at: ['translations.1.name'],
      },
      {
        given: { translations: [translation(turkish, 'Tişört')] },
        id: 'validation.translation',
        at: ['translations.1.name'],
      },
    ],
  },
  {
    rule: 'R104',
    title: 'a name has at most 255 characters',
    accept: [{ given: { translations: [translation(turkish, letters(255)), translation(english, '👗'.repeat(255))] } }],
    reject: [
      {
        given: { translations: [translation(turkish, letters(256)), translation(english, 'Dress')] },
        id: 'validation.max_length',
        at: ['translations.0.name'],
        about: { max: 255 },
      },
    ],
  },
  {
    rule: 'R105',
    title: 'other texts have at most 255 characters',
    accept: [{ given: { variants: [variant({ shelf: letters(255), supplier_code: letters(255) })] } }],
    reject: [
      {
        given: { variants: [variant({ shelf: letters(256) })] },
        id: 'validation.max_length',
        at: ['variants.0.shelf'],
      },
      {
        given: { attributes: [{ attribute_id: 1, attribute_value_id: null, value: letters(256) }] },
        id: 'validation.max_length',
        at: ['attributes.0.value'],
      },
    ],
  },
  {
    rule: 'R102',
    title: 'a description has at most 30000 characters',
    accept: [{ given: described('🧵'.repeat(30_000)) }],
    reject: [
      {
        given: described(letters(30_001)),
        id: 'validation.max_length',
        at: ['translations.0.description'],
        about: { max: 30_000 },
      },
    ],
  },
  {
    rule: 'R233',
    title: 'at most 5 tags for search engines',
    accept: [{ given: tagged('a, b, c, d, e,') }],
    reject: [{ given: tagged('a,b,c,d,e,f'), id: 'validation.seo_tags', at: ['translations.0.meta_keywords'] }],
  },
])

test('R85 reject: a maximum of 0 is told before that it is below the minimum', () => {
  const ids = refused(quantities(1, 0, 1)).map((one) => one.id)
  expect(ids.indexOf('validation.max_quantity')).toBeLessThan(ids.indexOf('validation.max_below_min'))
})

test('R86 reject: both ends are marked when the maximum is below the minimum', () => {
  const ids = refused(quantities(10, 9, 1)).map((one) => one.id)
  expect(ids).toEqual(['validation.min_above_max', 'validation.max_below_min'])
})

test('R87 reject: an increment of 0 is no division by zero', () => {
  expect(refused(quantities(1, 999, 0)).map((one) => one.id)).toEqual(['validation.step_quantity'])
})

function quantities(min_quantity: number, max_quantity: number, step_quantity: number) {
  return { min_quantity, max_quantity, step_quantity }
}

function described(description: string): Partial<ProductInput> {
  return { translations: [{ ...translation(turkish, 'Elbise'), description }, translation(english, 'Dress')] }
}

function tagged(meta_keywords: string): Partial<ProductInput> {
  return { translations: [{ ...translation(turkish, 'Elbise'), meta_keywords }, translation(english, 'Dress')] }
}
