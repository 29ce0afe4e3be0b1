import type { ProductInput } from '#api/contract/products.ts'
import { price, variant } from '#tests/product-input.ts'
import { beden, image, m, s, sized, testExamples, two, variants } from '#tests/product-rules.ts'
import { germany, turkey } from '#tests/seed.ts'

/** The rules of what variants hold: numbers, prices, codes and images. */

testExamples([
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
      { given: two({ stock_code: 'STK-1' }, { stock_code: 'STK-2' }) },
      { given: two({ stock_code: '' }, { stock_code: '' }) },
      { given: two({ stock_code: 'STK-1' }, { stock_code: 'STK-1', deleted: 1 }) },
    ],
    reject: [
      {
        given: two({ stock_code: 'STK-1' }, { stock_code: ' STK-1 ' }),
        id: 'validation.stock-code-or-barcode-already-exist',
        at: ['variants.1.stock_code'],
      },
    ],
  },
  {
    rule: 'R95',
    title: 'a barcode stands once, and is no other variant’s stock code',
    accept: [
      { given: two({ barcode: '8690000000012' }, { barcode: '8690000000029' }) },
      { given: two({ stock_code: '869', barcode: '869' }, {}) },
    ],
    reject: [
      {
        given: two({ barcode: '8690000000012' }, { barcode: '8690000000012' }),
        id: 'validation.stock-code-or-barcode-already-exist',
        at: ['variants.1.barcode'],
      },
      {
        given: two({ stock_code: '869' }, { barcode: '869' }),
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
      {
        given: {
          variants: [variant({ prices: [price({ country_id: 2002, price: '90.00' }), price({ country_id: 1002 })] })],
        },
      },
    ],
    reject: [{ given: priced('5', 2999), id: 'validation.invalid_choice', at: ['variants.0.prices.0.country_id'] }],
  },
])

function priced(amount: string, country_id = turkey): Partial<ProductInput> {
  return { variants: [variant({ prices: [price({ price: amount, country_id })] })] }
}

function pictured(...images: ReturnType<typeof image>[]): Partial<ProductInput> {
  return { variants: [variant({ images })] }
}
