import { codesDiffer } from '#api/rules/catalog/product-codes.ts'
import { imagesFew, imageTypesExist, oneFrontImage } from '#api/rules/catalog/product-images.ts'
import { priceListsExist, pricesAboveZero, struckAboveItsPrice } from '#api/rules/catalog/product-prices.ts'
import { price } from '#tests/product-input.ts'
import { one, productExamples, two } from '#tests/product-rules.ts'
import { germany, turkey } from '#tests/seed.ts'

const priced = (amount: string, country_id = turkey) => one({ prices: [price({ price: amount, country_id })] })
const struck = (price_: string, strikethrough_price: string | null) =>
  one({ prices: [price({ price: price_, strikethrough_price })] })
const service = (changes: ReturnType<typeof one>) => ({ ...changes, product_type_id: 3 })
const image = (changes: { type?: number; deleted?: 1 } = {}) => ({
  type: 0,
  image: 'a.webp',
  status: 1 as const,
  deleted: 0 as const,
  ...changes,
})
const pictured = (...images: ReturnType<typeof image>[]) => one({ images })
const five = [image(), image(), image(), image(), image()]

export default [
  productExamples(pricesAboveZero, 'R93', {
    holds: {
      'one kuruş': priced('0.01'),
      'a service for 0': service(priced('0')),
      'a service without a price': service(priced('')),
      'a service without prices': service(one({ prices: [] })),
      'a struck-through price': one({ prices: [price({ strikethrough_price: '59.90' })] }),
    },
    refuses: {
      'a price of 0': [priced('0'), 'variants.0.prices.0.price'],
      'an empty price': [priced(''), 'variants.0.prices.0.price'],
      'a price below 0': [priced('-1'), 'variants.0.prices.0.price'],
      'a tenth of a kuruş': [priced('0.001'), 'variants.0.prices.0.price'],
      letters: [priced('abc'), 'variants.0.prices.0.price'],
      'a service below 0': [service(priced('-1')), 'variants.0.prices.0.price'],
      'a product without prices': [one({ prices: [] }), 'variants.0.prices'],
      'a struck-through price below 0': [
        one({ prices: [price({ strikethrough_price: '-1' })] }),
        'variants.0.prices.0.strikethrough_price',
      ],
    },
  }),
  productExamples(struckAboveItsPrice, 'own', {
    holds: {
      'a price that came down': struck('49.90', '59.90'),
      'nothing struck through': struck('49.90', null),
      '0 struck through, which is none': struck('49.90', '0'),
    },
    refuses: {
      'the price itself struck through': [struck('49.90', '49.9'), 'variants.0.prices.0.strikethrough_price'],
      'a lower one struck through': [struck('49.90', '39.90'), 'variants.0.prices.0.strikethrough_price'],
      'one at a service that costs more': [service(struck('60', '59')), 'variants.0.prices.0.strikethrough_price'],
    },
  }),
  productExamples(priceListsExist, 'R227', {
    holds: { 'a shop country': priced('5', 999) },
    refuses: {
      'list 1000, the sale price of marketplace 0': [priced('5', 1000), 'variants.0.prices.0.country_id'],
      'a country that the shop does not sell to': [priced('5', germany), 'variants.0.prices.0.country_id'],
    },
  }),
  productExamples(priceListsExist, 'R228', {
    holds: { 'the sale price of marketplace 2': priced('5', 1002) },
    refuses: { 'the sale price of marketplace 999': [priced('5', 1999), 'variants.0.prices.0.country_id'] },
  }),
  productExamples(priceListsExist, 'R229', {
    holds: {
      'a list price below the sale price': one({
        prices: [price({ country_id: 2002, price: '90.00' }), price({ country_id: 1002, price: '99.90' })],
      }),
    },
    refuses: { 'the list price of marketplace 999': [priced('5', 2999), 'variants.0.prices.0.country_id'] },
  }),
  productExamples(codesDiffer, 'R94', {
    holds: {
      'two stock codes': two({ stock_code: 'STK-1' }, { stock_code: 'STK-2' }),
      'two variants without one': two({ stock_code: '' }, { stock_code: '' }),
      'the code of a deleted variant': two({ stock_code: 'STK-1' }, { stock_code: 'STK-1', deleted: 1 }),
    },
    refuses: {
      'one code with space around it': [
        two({ stock_code: 'STK-1' }, { stock_code: ' STK-1 ' }),
        'variants.1.stock_code',
      ],
    },
  }),
  productExamples(codesDiffer, 'R95', {
    holds: {
      'two barcodes': two({ barcode: '8690000000012' }, { barcode: '8690000000029' }),
      'a barcode that is the variant’s own stock code': two({ stock_code: '869', barcode: '869' }, {}),
    },
    refuses: {
      'one barcode': [two({ barcode: '8690000000012' }, { barcode: '8690000000012' }), 'variants.1.barcode'],
      'a barcode that is another’s stock code': [two({ stock_code: '869' }, { barcode: '869' }), 'variants.1.barcode'],
    },
  }),
  productExamples(oneFrontImage, 'R45', {
    holds: {
      'one front image': pictured(image({ type: 1 }), image()),
      'a deleted one beside it': pictured(image({ type: 1 }), image({ type: 1, deleted: 1 })),
    },
    refuses: { 'two front images': [pictured(image({ type: 1 }), image({ type: 1 })), 'variants.0.images'] },
  }),
  productExamples(imagesFew, 'R224', {
    holds: { '5 images': pictured(...five), 'a deleted sixth': pictured(...five, image({ deleted: 1 })) },
    refuses: { '6 images': [pictured(...five, image()), 'variants.0.images'] },
  }),
  productExamples(imageTypesExist, 'R231', {
    holds: { 'a sample': pictured(image({ type: 3 })), 'the back': pictured(image({ type: 2 })) },
    refuses: { 'type 4': [pictured(image({ type: 4 })), 'variants.0.images.0.type'] },
  }),
]
