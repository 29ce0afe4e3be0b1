import { defaults, type ProductInput, productTypes, type Translation, type Variant } from './products.ts'

/** A product with the defaults of the specification (R225) and nothing chosen: no variants, and a text in each of the languages. */
export function blankProduct(languages: readonly number[]): ProductInput {
  return {
    product_type_id: productTypes.product,
    main_category_id: null,
    categories: [],
    tax_id: null,
    unit_id: null,
    brand_id: null,
    tags: [],
    supplier_id: null,
    harmonized_system_code_id: null,
    group_code: null,
    min_quantity: defaults.min_quantity,
    max_quantity: defaults.max_quantity,
    step_quantity: defaults.step_quantity,
    min_stock: defaults.min_stock,
    preparation_time: defaults.preparation_time,
    review_status: 1,
    refund_status: 1,
    adult_status: 0,
    status: 1,
    translations: languages.map(blankTexts),
    variants: [],
    selected_options: [],
    attributes: [],
    auto_meta: 1,
  }
}

/** The texts of a language before anything is written. */
export function blankTexts(language_id: number): Translation {
  return {
    language_id,
    name: '',
    description: '',
    short_description: '',
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    auto_meta_keywords: '',
  }
}

/** A variant without codes, stock, prices and pictures. */
export function blankVariant(): Variant {
  return {
    is_default: 0,
    quantity: defaults.stock_quantity,
    supplier_price: null,
    supplier_code: '',
    stock_code: '',
    shelf: '',
    barcode: '',
    width: null,
    height: null,
    length: null,
    weight: null,
    status: 1,
    selected_price_index: 0,
    prices: [],
    options: [],
    images: [],
    deleted: 0,
  }
}
