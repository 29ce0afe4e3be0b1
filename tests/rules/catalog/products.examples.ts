import type { ProductInput } from '#api/contract/catalog/products.ts'
import { checkDigitFits, codesPlain, codesWhole } from '#api/rules/catalog/product-codes.ts'
import {
  maxAtLeastOne,
  maxNotBelowMin,
  minAtLeastOne,
  minMultipleOfStep,
  minNotAboveMax,
  minStockWhole,
  numbersAreNumbers,
  stepAtLeastOne,
} from '#api/rules/catalog/product-quantities.ts'
import { descriptionsFit, everyNameGiven, seoTagsFew, textsFit, titlesFit } from '#api/rules/catalog/product-texts.ts'
import { mainCategoryChosen, rowsOnce, taxChosen, typeChosen } from '#api/rules/catalog/products.ts'
import { price, translation, variant } from '#tests/product-input.ts'
import { one, productExamples, productFacts, s, sized, two, variants } from '#tests/product-rules.ts'
import { examples } from '#tests/rules/examples.ts'
import { english, turkish } from '#tests/seed.ts'

const quick = (changes: Partial<ProductInput>) => productFacts(changes, { mode: 'quick' })
const quantities = (min_quantity: number, max_quantity: number, step_quantity: number) => ({
  min_quantity,
  max_quantity,
  step_quantity,
})
const titled = (meta_title: string) => ({
  auto_meta: 0 as const,
  translations: [{ ...translation(turkish, 'Elbise'), meta_title }, translation(english, 'Dress')],
})
const named = (tr: string, en: string) => ({ translations: [translation(turkish, tr), translation(english, en)] })
const described = (description: string) => ({
  translations: [{ ...translation(turkish, 'Elbise'), description }, translation(english, 'Dress')],
})
const tagged = (meta_keywords: string) => ({
  translations: [{ ...translation(turkish, 'Elbise'), meta_keywords }, translation(english, 'Dress')],
})
const letters = (length: number) => 'ğ'.repeat(length)
const fabric = (value: string) => ({ attribute_id: 1, attribute_value_id: null, value })

export default [
  productExamples(typeChosen, 'R78', {
    holds: { 'type 1': { product_type_id: 1 } },
    refuses: { 'type 0': [{ product_type_id: 0 }, 'product_type_id'] },
  }),
  productExamples(typeChosen, 'R79', {
    holds: {
      'a service in the quick form': quick({ product_type_id: 3 }),
      'type 2 in the whole form': variants(sized(s)),
    },
    refuses: { 'type 2 in the quick form': [quick(variants(sized(s))), 'product_type_id'] },
  }),
  productExamples(typeChosen, 'R232', {
    holds: { 'type 2 in the whole form': variants(sized(s)), 'type 3': { product_type_id: 3 } },
    refuses: { 'type 4': [{ product_type_id: 4 }, 'product_type_id'] },
  }),
  productExamples(mainCategoryChosen, 'R14', {
    holds: { 'a category without subcategories': { main_category_id: 3 } },
    refuses: {
      'a category with subcategories': [
        productFacts({ main_category_id: 1 }, { categoryFits: false }),
        'main_category_id',
      ],
    },
  }),
  productExamples(mainCategoryChosen, 'R80', {
    holds: { 'a category': { main_category_id: 9 } },
    refuses: {
      'category 0': [{ main_category_id: 0 }, 'main_category_id'],
      'no category': [{ main_category_id: null }, 'main_category_id'],
    },
  }),
  productExamples(taxChosen, 'R81', {
    holds: { 'a tax': { tax_id: 3 } },
    refuses: { 'tax 0': [{ tax_id: 0 }, 'tax_id'], 'no tax': [{ tax_id: null }, 'tax_id'] },
  }),
  productExamples(minAtLeastOne, 'R82', {
    holds: { 'a minimum of 1': quantities(1, 999, 1) },
    refuses: { 'a minimum of 0': [quantities(0, 999, 1), 'min_quantity'] },
  }),
  productExamples(minNotAboveMax, 'R83', {
    holds: { 'a minimum that is the maximum': quantities(5, 5, 1) },
    refuses: { 'a minimum of 6 with a maximum of 5': [quantities(6, 5, 1), 'min_quantity'] },
  }),
  productExamples(minMultipleOfStep, 'R84', {
    holds: {
      'a minimum of 6 in steps of 3': quantities(6, 60, 3),
      'a maximum that is no multiple': quantities(6, 61, 3),
    },
    refuses: { 'a minimum of 4 in steps of 3': [quantities(4, 60, 3), 'min_quantity'] },
  }),
  productExamples(maxAtLeastOne, 'R85', {
    holds: { 'a maximum of 1': quantities(1, 1, 1) },
    refuses: { 'a maximum of 0': [quantities(1, 0, 1), 'max_quantity'] },
  }),
  productExamples(maxNotBelowMin, 'R86', {
    holds: { 'a maximum of 10 with a minimum of 2': quantities(2, 10, 2) },
    refuses: { 'a maximum of 9 with a minimum of 10': [quantities(10, 9, 1), 'max_quantity'] },
  }),
  productExamples(stepAtLeastOne, 'R87', {
    holds: { 'steps of 1': quantities(1, 999, 1) },
    refuses: { 'steps of 0': [quantities(1, 999, 0), 'step_quantity'] },
  }),
  productExamples(minStockWhole, 'D3', {
    holds: {
      'a minimum stock of 0: nobody is told': { min_stock: 0 },
      'a minimum stock as text': { min_stock: ' 12 ' },
    },
    refuses: {
      'a minimum stock below 0': [{ min_stock: -1 }, 'min_stock'],
      'a minimum stock of half a piece': [{ min_stock: '2.5' }, 'min_stock'],
      'a minimum stock that is left empty': [{ min_stock: '' }, 'min_stock'],
      'a minimum stock in words': [{ min_stock: 'beş' }, 'min_stock'],
    },
  }),
  productExamples(numbersAreNumbers, 'R124', {
    holds: {
      'quantities as text': { min_quantity: '2', max_quantity: ' 10 ', step_quantity: 2 },
      'stock, width and cost as text': one({ quantity: '7', width: '12.5', weight: 0, supplier_price: '9.90' }),
      'measures and costs that are left empty': one({ quantity: 0, width: '', height: null, supplier_price: '' }),
    },
    refuses: {
      'a minimum of 1.5': [{ min_quantity: 1.5 }, 'min_quantity'],
      'a maximum of letters': [{ max_quantity: 'abc' }, 'max_quantity'],
      'no step': [{ step_quantity: '' }, 'step_quantity'],
      'a stock below 0': [one({ quantity: -1 }), 'variants.0.quantity'],
      'a stock in powers of ten': [one({ quantity: '1e3' }), 'variants.0.quantity'],
      'a width below 0': [one({ width: '-1' }), 'variants.0.width'],
      'a weight that no column holds': [one({ weight: 10_000_000 }), 'variants.0.weight'],
      'a cost with three decimals': [one({ supplier_price: '1.234' }), 'variants.0.supplier_price'],
      'more stock than a product can have': [
        { variants: [1, 2, 3].map(() => variant({ quantity: 999_999_999 })) },
        'variants.2.quantity',
      ],
    },
  }),
  productExamples(everyNameGiven, 'R88', {
    holds: {
      'a name in each language': named('Tişört', 'T-shirt'),
      'one name in a shop with one language': productFacts(
        { translations: [translation(turkish, 'Tişört')] },
        { languages: [turkish] },
      ),
    },
    refuses: {
      'a name of spaces': [named('Tişört', '  '), 'translations.1.name'],
      'a language without a row': [{ translations: [translation(turkish, 'Tişört')] }, 'translations.1.name'],
    },
  }),
  productExamples(textsFit, 'R104', {
    holds: {
      'a name of 255 characters': named(letters(255), 'Dress'),
      'a name of 255 emoji': named('👗'.repeat(255), 'Dress'),
    },
    refuses: { 'a name of 256 characters': [named(letters(256), 'Dress'), 'translations.0.name'] },
  }),
  productExamples(textsFit, 'R105', {
    holds: { 'a shelf of 255 characters': one({ shelf: letters(255), supplier_code: letters(255) }) },
    refuses: {
      'a shelf of 256 characters': [one({ shelf: letters(256) }), 'variants.0.shelf'],
      'an attribute of 256 characters': [{ attributes: [fabric(letters(256))] }, 'attributes.0.value'],
    },
  }),
  productExamples(titlesFit, 'R103', {
    holds: { 'a title of 100 characters': titled(letters(100)), 'one of 100 emoji': titled('👗'.repeat(100)) },
    refuses: { 'a title of 101 characters': [titled(letters(101)), 'translations.0.meta_title'] },
  }),
  productExamples(codesPlain, 'own', {
    holds: {
      'codes with blanks, dashes and Turkish letters': one({ stock_code: 'ŞİLE 12-a/3', barcode: '8680000000017' }),
      'a line break at the end, which is cut off': one({ barcode: '8680000000017\r\n' }),
    },
    refuses: {
      'a row of a spreadsheet in one field': [one({ stock_code: 'DNM-1\t8680000000017' }), 'variants.0.stock_code'],
      'two lines': [one({ barcode: '8680000000017\n8680000000024' }), 'variants.0.barcode'],
      'a blank that nobody sees': [one({ shelf: 'A\u200b1' }), 'variants.0.shelf'],
      'a tab': [one({ supplier_code: 'T\t1' }), 'variants.0.supplier_code'],
    },
  }),
  productExamples(codesWhole, 'own', {
    holds: {
      'a code with letters and digits': one({ stock_code: '12E10', barcode: '8690000000104' }),
      'a number with a comma': one({ shelf: '1,5' }),
    },
    refuses: {
      'a barcode as a Turkish spreadsheet rounds it': [one({ barcode: '8,69123E+12' }), 'variants.0.barcode'],
      'one as an English spreadsheet rounds it': [one({ barcode: '8.69123e+12' }), 'variants.0.barcode'],
      'a stock code of which one digit is left': [one({ stock_code: '9E+12' }), 'variants.0.stock_code'],
    },
  }),
  examples(checkDigitFits, {
    holds: [
      { of: 'own', when: 'an EAN-13 of Türkiye', facts: '8690526085074' },
      { of: 'own', when: 'an EAN-8', facts: '96385074' },
      { of: 'own', when: 'a UPC', facts: '036000291452' },
      { of: 'own', when: 'a GTIN-14', facts: '10614141000415' },
      { of: 'own', when: 'a check digit of 0', facts: '4006381333900' },
      { of: 'own', when: 'a number of the shop’s own', facts: '4711' },
      { of: 'own', when: 'a code with letters', facts: 'ABC-690526085071' },
    ],
    refuses: [
      { of: 'own', when: 'two digits changed places', facts: '8690526058074', about: { digit: '8' } },
      { of: 'own', when: 'an EAN-8 with another end', facts: '96385071', about: { digit: '4' } },
    ],
  }),
  productExamples(descriptionsFit, 'R102', {
    holds: { 'a description of 30000 emoji': described('🧵'.repeat(30_000)) },
    refuses: { 'a description of 30001 characters': [described(letters(30_001)), 'translations.0.description'] },
  }),
  productExamples(seoTagsFew, 'R233', {
    holds: { '5 tags and a comma': tagged('a, b, c, d, e,') },
    refuses: { '6 tags': [tagged('a,b,c,d,e,f'), 'translations.0.meta_keywords'] },
  }),
  productExamples(rowsOnce, 'D12', {
    holds: { 'two price lists': one({ prices: [price(), price({ country_id: 1002 })] }) },
    refuses: {
      'a price list twice': [one({ prices: [price(), price()] }), 'variants.0.prices.1.country_id'],
      'a language twice': [
        { translations: [...named('Bir', 'One').translations, translation(english, 'Two')] },
        'translations.2.language_id',
      ],
      'a variant twice': [two({ id: 5 }, { id: 5 }), 'variants.1.id'],
      'an image twice': [
        one({ images: [1, 2].map(() => ({ id: 3, type: 0, image: 'a.webp', status: 1, deleted: 0 })) }),
        'variants.0.images.1.id',
      ],
      'an attribute twice': [{ attributes: [fabric('a'), fabric('b')] }, 'attributes.1.attribute_id'],
    },
  }),
]
