import { describe, expect, test } from 'vitest'
import { type ProductInput, productTypes } from '#api/contract/products.ts'
import type { ProductFacts } from '#api/rules/product-facts.ts'
import { productRules } from '#api/rules/products.ts'
import { broken, type Refusal } from '#api/rules/rule.ts'
import { price, productInput, translation, variant } from '#tests/product-input.ts'
import { english, germany, turkey, turkish } from '#tests/seed.ts'

/** Every rule of a product, with what it lets through and what it refuses. */

const shop = {
  category: { giyim: 1, kadin: 2, elbise: 3, tisort: 4, ayakkabi: 5 },
  tax: 3,
  unit: 1,
  brand: 1,
  tag: 1,
  supplier: 1,
}
const [beden, renk, s, m, kirmizi, mavi] = [1, 2, 11, 12, 21, 22]

function refused(changes: Partial<ProductInput>, around: Partial<Omit<ProductFacts, 'product'>> = {}): Refusal[] {
  return broken(productRules, {
    product: productInput(shop, changes),
    mode: 'full',
    languages: [turkish, english],
    categoryFits: true,
    countries: [turkey, 999, 1002, 2002],
    ...around,
  })
}

const sized = (...values: number[]) => values.map((option_value_id) => ({ option_id: beden, option_value_id }))

/** A variant product whose variants have these options. */
function variants(...options: { option_id: number; option_value_id: number }[][]): Partial<ProductInput> {
  return {
    product_type_id: productTypes.variant,
    selected_options: [...new Set(options.flat().map((one) => one.option_id))],
    variants: options.map((own, index) => variant({ is_default: index === 0 ? 1 : 0, options: own })),
  }
}

const image = (changes = {}) => ({ type: 0, image: 'a.webp', status: 1 as const, deleted: 0 as const, ...changes })
const name = (length: number) => 'ğ'.repeat(length)

test('a whole product breaks no rule', () => {
  expect(refused({})).toEqual([])
})

describe.each<{ rule: string; title: string; accept: Case[]; reject: Rejected[] }>([
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
    reject: [
      { given: variants(sized(s)), around: { mode: 'quick' }, id: 'validation.type', at: ['product_type_id'] },
    ],
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
    rule: 'R124',
    title: 'quantities are whole numbers, measures and costs are numbers, none is negative',
    accept: [
      { given: { min_quantity: '2', max_quantity: ' 10 ', step_quantity: 2 } },
      { given: { variants: [variant({ quantity: '7', width: '12.5', weight: 0, supplier_price: '9.90' })] } },
      { given: { variants: [variant({ quantity: 0, width: '', height: null, supplier_price: '' })] } },
    ],
    reject: [
      { given: { min_quantity: 1.5 }, id: 'validation.number', at: ['min_quantity'] },
      { given: { max_quantity: 'abc' }, id: 'validation.number', at: ['max_quantity'] },
      { given: { step_quantity: '' }, id: 'validation.number', at: ['step_quantity'] },
      { given: { variants: [variant({ quantity: -1 })] }, id: 'validation.number', at: ['variants.0.quantity'] },
      { given: { variants: [variant({ quantity: '1e3' })] }, id: 'validation.number', at: ['variants.0.quantity'] },
      { given: { variants: [variant({ width: '-1' })] }, id: 'validation.number', at: ['variants.0.width'] },
      { given: { variants: [variant({ weight: 10_000_000 })] }, id: 'validation.number', at: ['variants.0.weight'] },
      {
        given: { variants: [variant({ supplier_price: '1.234' })] },
        id: 'validation.number',
        at: ['variants.0.supplier_price'],
      },
      {
        given: {
          ...variants(sized(s), sized(m), [{ option_id: beden, option_value_id: 13 }]),
          variants: [s, m, 13].map((value, index) =>
            variant({ is_default: index === 0 ? 1 : 0, options: sized(value), quantity: 999_999_999 }),
          ),
        },
        id: 'validation.number',
        at: ['variants.2.quantity'],
      },
    ],
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
    rule: 'R90',
    title: 'every variant has a value for each chosen option',
    accept: [
      { given: variants(sized(s), sized(m)) },
      { given: { ...variants(), product_type_id: 1, variants: [variant()] } },
    ],
    reject: [
      {
        given: { ...variants(sized(s)), variants: [variant({ options: [] })] },
        id: 'validation.variant_options',
        at: ['variants.0.options'],
      },
      {
        given: { ...variants(sized(s), sized(m)), selected_options: [beden, renk] },
        id: 'validation.variant_options',
        at: ['variants.0.options', 'variants.1.options'],
      },
      {
        given: { ...variants(sized(s, m)), selected_options: [beden, renk] },
        id: 'validation.variant_options',
        at: ['variants.0.options'],
      },
    ],
  },
  {
    rule: 'R91',
    title: 'no option is left without a value',
    accept: [{ given: variants([...sized(s), { option_id: renk, option_value_id: kirmizi }]) }],
    reject: [
      {
        given: variants([...sized(s), { option_id: renk, option_value_id: 0 }]),
        id: 'validation.variant_option_value',
        at: ['variants.0.options.1.option_value_id'],
      },
    ],
  },
  {
    rule: 'R92',
    title: 'two variants do not have the same options',
    accept: [
      {
        given: variants(
          [...sized(s), { option_id: renk, option_value_id: kirmizi }],
          [...sized(s), { option_id: renk, option_value_id: mavi }],
        ),
      },
      {
        given: {
          ...variants(sized(s), sized(s)),
          variants: [variant({ options: sized(s) }), variant({ is_default: 0, options: sized(s), deleted: 1 })],
        },
      },
    ],
    reject: [
      {
        given: variants(
          [...sized(s), { option_id: renk, option_value_id: kirmizi }],
          [{ option_id: renk, option_value_id: kirmizi }, ...sized(s)],
        ),
        id: 'validation.variant_duplicate',
        at: ['variants.1.options'],
      },
    ],
  },
  {
    rule: 'R93',
    title: 'every price is above 0, except for services',
    accept: [
      { given: priced('0.01') },
      { given: { ...priced('0'), product_type_id: 3 } },
      { given: { ...priced(''), product_type_id: 3 } },
      { given: { product_type_id: 3, variants: [variant({ prices: [] })] } },
      { given: { variants: [variant({ prices: [price({ strikethrough_price: '59.90' })] })] } },
    ],
    reject: [
      ...['0', '', '-1', '0.001', '1e5', 'abc'].map((amount) => ({
        given: priced(amount),
        id: 'validation.price',
        at: ['variants.0.prices.0.price'],
      })),
      { given: { ...priced('-1'), product_type_id: 3 }, id: 'validation.price', at: ['variants.0.prices.0.price'] },
      { given: { variants: [variant({ prices: [] })] }, id: 'validation.price', at: ['variants.0.prices'] },
      {
        given: { variants: [variant({ prices: [price({ strikethrough_price: '-1' })] })] },
        id: 'validation.price',
        at: ['variants.0.prices.0.strikethrough_price'],
      },
    ],
  },
  {
    rule: 'R94',
    title: 'a stock code stands once',
    accept: [
      { given: coded({ stock_code: 'STK-1' }, { stock_code: 'STK-2' }) },
      { given: coded({ stock_code: '' }, { stock_code: '' }) },
      { given: coded({ stock_code: 'STK-1' }, { stock_code: 'STK-1', deleted: 1 }) },
    ],
    reject: [
      {
        given: coded({ stock_code: 'STK-1' }, { stock_code: ' STK-1 ' }),
        id: 'validation.stock-code-or-barcode-already-exist',
        at: ['variants.1.stock_code'],
      },
    ],
  },
  {
    rule: 'R95',
    title: 'a barcode stands once, and is no other variant’s stock code',
    accept: [
      { given: coded({ barcode: '8690000000012' }, { barcode: '8690000000029' }) },
      { given: coded({ stock_code: '869', barcode: '869' }, {}) },
    ],
    reject: [
      {
        given: coded({ barcode: '8690000000012' }, { barcode: '8690000000012' }),
        id: 'validation.stock-code-or-barcode-already-exist',
        at: ['variants.1.barcode'],
      },
      {
        given: coded({ stock_code: '869' }, { barcode: '869' }),
        id: 'validation.stock-code-or-barcode-already-exist',
        at: ['variants.1.barcode'],
      },
    ],
  },
  {
    rule: 'R45',
    title: 'a variant has one front image',
    accept: [
      { given: pictured(image({ type: 1 }), image()) },
      { given: pictured(image({ type: 1 }), image({ type: 1, deleted: 1 })) },
    ],
    reject: [
      {
        given: pictured(image({ type: 1 }), image({ type: 1 })),
        id: 'validation.one_front_image',
        at: ['variants.0.images'],
      },
    ],
  },
  {
    rule: 'R224',
    title: 'a variant has at most 5 images',
    accept: [
      { given: pictured(image(), image(), image(), image(), image()) },
      { given: pictured(image(), image(), image(), image(), image(), image({ deleted: 1 })) },
    ],
    reject: [
      {
        given: pictured(image(), image(), image(), image(), image(), image()),
        id: 'files.allowed_number',
        at: ['variants.0.images'],
      },
    ],
  },
  {
    rule: 'R231',
    title: 'image types are 0, 1, 2 and 3',
    accept: [0, 1, 2, 3].map((type) => ({ given: pictured(image({ type })) })),
    reject: [
      { given: pictured(image({ type: 4 })), id: 'validation.invalid_choice', at: ['variants.0.images.0.type'] },
    ],
  },
  {
    rule: 'R227',
    title: 'a price below 1000 is of a shop country',
    accept: [{ given: priced('5', 999) }],
    reject: [
      { given: priced('5', 1000), id: 'validation.invalid_choice', at: ['variants.0.prices.0.country_id'] },
      { given: priced('5', germany), id: 'validation.invalid_choice', at: ['variants.0.prices.0.country_id'] },
    ],
  },
  {
    rule: 'R228',
    title: '1000 + id is the sale price of a marketplace',
    accept: [{ given: priced('5', 1002) }],
    reject: [{ given: priced('5', 1999), id: 'validation.invalid_choice', at: ['variants.0.prices.0.country_id'] }],
  },
  {
    rule: 'R229',
    title: '2000 + id is the list price of a marketplace, which a product may have below its sale price',
    accept: [
      { given: { variants: [variant({ prices: [price({ country_id: 2002, price: '90.00' }), price({ country_id: 1002 })] })] } },
    ],
    reject: [{ given: priced('5', 2999), id: 'validation.invalid_choice', at: ['variants.0.prices.0.country_id'] }],
  },
  {
    rule: 'R47',
    title: 'one variant is the default',
    accept: [{ given: defaults(1, 0) }],
    reject: [
      { given: defaults(1, 1), id: 'validation.one_default_variant', at: ['variants'] },
      { given: defaults(0, 0), id: 'validation.one_default_variant', at: ['variants'] },
    ],
  },
  {
    rule: 'R48',
    title: 'the default variant cannot be deleted',
    accept: [
      { given: coded({}, { deleted: 1 }) },
      { given: coded({ is_default: 0, deleted: 1 }, { is_default: 1 }) },
    ],
    reject: [
      {
        given: coded({ is_default: 1, deleted: 1 }, { is_default: 1 }),
        id: 'variant.default_cannot_be_deleted',
        at: ['variants.0'],
      },
    ],
  },
  {
    rule: 'R49',
    title: 'the last variant cannot be deleted',
    accept: [{ given: coded({}, { deleted: 1 }) }],
    reject: [
      {
        given: { variants: [variant({ id: 7, is_default: 0, deleted: 1 })] },
        id: 'variant.last_cannot_be_deleted',
        at: ['variants'],
      },
    ],
  },
  {
    rule: 'R121',
    title: 'a product has a variant',
    accept: [{ given: { variants: [variant()] } }],
    reject: [{ given: { variants: [] }, id: 'validation.variant_required', at: ['variants'] }],
  },
  {
    rule: 'R122',
    title: 'a variant product has an option',
    accept: [{ given: variants(sized(s)) }],
    reject: [
      {
        given: { ...variants(sized(s)), selected_options: [] },
        id: 'validation.option_required',
        at: ['selected_options'],
      },
    ],
  },
  {
    rule: 'R104',
    title: 'a name has at most 255 characters',
    accept: [{ given: { translations: [translation(turkish, name(255)), translation(english, '👗'.repeat(255))] } }],
    reject: [
      {
        given: { translations: [translation(turkish, name(256)), translation(english, 'Dress')] },
        id: 'validation.max_length',
        at: ['translations.0.name'],
        about: { max: 255 },
      },
    ],
  },
  {
    rule: 'R105',
    title: 'other texts have at most 255 characters',
    accept: [{ given: { variants: [variant({ shelf: name(255), supplier_code: name(255) })] } }],
    reject: [
      {
        given: { variants: [variant({ shelf: name(256) })] },
        id: 'validation.max_length',
        at: ['variants.0.shelf'],
      },
      {
        given: { attributes: [{ attribute_id: 1, attribute_value_id: null, value: name(256) }] },
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
        given: described(name(30_001)),
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
  {
    rule: 'D12',
    title: 'no row is given twice, and not more variants than a form can hold',
    accept: [{ given: { variants: [variant({ prices: [price(), price({ country_id: 1002 })] })] } }],
    reject: [
      {
        given: { variants: [variant({ prices: [price(), price()] })] },
        id: 'validation.listed_twice',
        at: ['variants.0.prices.1.country_id'],
      },
      {
        given: { translations: ['Bir', 'İki', 'Üç'].map((one, index) => translation(index ? turkish : english, one)) },
        id: 'validation.listed_twice',
        at: ['translations.2.language_id'],
      },
      { given: coded({ id: 5 }, { id: 5 }), id: 'validation.listed_twice', at: ['variants.1.id'] },
      { given: pictured(image({ id: 3 }), image({ id: 3 })), id: 'validation.listed_twice', at: ['variants.0.images.1.id'] },
      {
        given: { attributes: [1, 1].map((attribute_id) => ({ attribute_id, attribute_value_id: null, value: 'x' })) },
        id: 'validation.listed_twice',
        at: ['attributes.1.attribute_id'],
      },
      {
        given: variants(...Array.from({ length: 2001 }, (_, index) => sized(index + 1))),
        id: 'variant.too_many',
        at: ['variants'],
        about: { max: 2000 },
      },
    ],
  },
])('$rule', ({ rule, title, accept, reject }) => {
  test(`${rule} accept: ${title}`, () => {
    for (const { given, around } of accept) expect(refused(given, around)).toEqual([])
  })

  test(`${rule} reject: ${title}`, () => {
    for (const { given, around, id, at, about } of reject) {
      const refusal = refused(given, around).find((one) => one.id === id)
      expect(refusal?.at).toEqual(at)
      if (about) expect(refusal?.about).toEqual(about)
    }
  })
})

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

interface Case {
  given: Partial<ProductInput>
  around?: Partial<Omit<ProductFacts, 'product'>>
}
interface Rejected extends Case {
  id: string
  at: string[]
  about?: Record<string, number>
}

function quantities(min_quantity: number, max_quantity: number, step_quantity: number) {
  return { min_quantity, max_quantity, step_quantity }
}

function priced(amount: string, country_id = turkey): Partial<ProductInput> {
  return { variants: [variant({ prices: [price({ price: amount, country_id })] })] }
}

function pictured(...images: ReturnType<typeof image>[]): Partial<ProductInput> {
  return { variants: [variant({ images })] }
}

/** Two variants of a variant product. */
function coded(first: Parameters<typeof variant>[0], second: Parameters<typeof variant>[0]): Partial<ProductInput> {
  const { variants: _, ...rest } = variants(sized(s), sized(m))
  return {
    ...rest,
    variants: [variant({ options: sized(s), ...first }), variant({ is_default: 0, options: sized(m), ...second })],
  }
}

function defaults(first: 0 | 1, second: 0 | 1): Partial<ProductInput> {
  return coded({ is_default: first }, { is_default: second })
}

function described(description: string): Partial<ProductInput> {
  return { translations: [{ ...translation(turkish, 'Elbise'), description }, translation(english, 'Dress')] }
}

function tagged(meta_keywords: string): Partial<ProductInput> {
  return { translations: [{ ...translation(turkish, 'Elbise'), meta_keywords }, translation(english, 'Dress')] }
}
