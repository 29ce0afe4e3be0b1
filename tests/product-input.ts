import type { Price, ProductInput, Variant } from '#api/contract/catalog/products.ts'
import { english, type Seeded, turkey, turkish } from './seed.ts'

/** A product that every rule lets through; tests break one thing at a time. */
export function productInput(
  shop: Pick<Seeded, 'category' | 'tax' | 'unit' | 'brand' | 'tag' | 'supplier'>,
  changes: Partial<ProductInput> = {},
): ProductInput {
  const { category } = shop
  return {
    product_type_id: 1,
    main_category_id: category.elbise,
    categories: [category.giyim, category.kadin, category.elbise],
    tax_id: shop.tax,
    unit_id: shop.unit,
    brand_id: shop.brand,
    tags: [shop.tag],
    supplier_id: shop.supplier,
    harmonized_system_code_id: null,
    group_code: null,
    min_quantity: 1,
    max_quantity: 999,
    step_quantity: 1,
    min_stock: 0,
    preparation_time: 5,
    review_status: 1,
    refund_status: 1,
    adult_status: 0,
    status: 1,
    translations: [translation(turkish, 'Keten elbise'), translation(english, 'Linen dress')],
    variants: [variant()],
    selected_options: [],
    attributes: [],
    auto_meta: 1,
    ...changes,
  }
}

export function variant(changes: Partial<Variant> = {}): Variant {
  return {
    is_default: 1,
    quantity: 0,
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
    prices: [price()],
    options: [],
    images: [],
    deleted: 0,
    ...changes,
  }
}

export function price(changes: Partial<Price> = {}): Price {
  return { country_id: turkey, price: '49.90', strikethrough_price: null, status: 1, ...changes }
}

/** What is said of a product in a language, nothing of it as in another. */
export function translation(language_id: number, name: string) {
  const said = language_id === english ? 'light and cool' : 'hafif ve serin'
  return {
    language_id,
    name,
    description: `<p>${name}, ${said}.</p>`,
    short_description: said,
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    auto_meta_keywords: '',
  }
}
