import type { Price, ProductInput, Translation, Variant } from '#api/contract/catalog/products.ts'
import type { Typed } from '#api/contract/platform/common.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { minorOf } from '#api/rules/platform/money.ts'

/** The columns of a product's rows, from a product that its rules let through. */

export function productColumns(product: ProductInput) {
  return {
    product_type_id: product.product_type_id,
    main_category_id: product.main_category_id ?? 0,
    tax_id: product.tax_id ?? 0,
    unit_id: product.unit_id,
    brand_id: product.brand_id,
    supplier_id: product.supplier_id,
    min_quantity: Number(product.min_quantity),
    max_quantity: Number(product.max_quantity),
    step_quantity: Number(product.step_quantity),
    min_stock: Number(product.min_stock),
    preparation_time: product.preparation_time,
    review_status: product.review_status,
    refund_status: product.refund_status,
    adult_status: product.adult_status,
    auto_meta: product.auto_meta,
    status: product.status,
    selected_options: product.selected_options,
    search: searchOf(product),
  }
}

/** Names in all languages and the codes of the variants that stay, folded. */
function searchOf(product: ProductInput): string {
  return fold(
    [
      ...product.translations.map((one) => one.name),
      ...staying(product).flatMap(({ variant }) => [...new Set([variant.stock_code, variant.barcode])]),
    ]
      .filter(Boolean)
      .join(' '),
  )
}

export function textColumns(one: Translation) {
  return {
    language_id: one.language_id,
    name: one.name,
    description: one.description,
    short_description: one.short_description,
    meta_title: one.meta_title,
    meta_description: one.meta_description,
    meta_keywords: one.meta_keywords,
    auto_meta_keywords: one.auto_meta_keywords,
  }
}

/** Without the stock, which is the ledger's. */
export function variantColumns(one: Variant, position: number) {
  return {
    position,
    is_default: one.is_default,
    supplier_price: minorOrNull(one.supplier_price),
    supplier_code: one.supplier_code,
    stock_code: one.stock_code,
    shelf: one.shelf,
    barcode: one.barcode,
    width: numberOrNull(one.width),
    height: numberOrNull(one.height),
    length: numberOrNull(one.length),
    weight: numberOrNull(one.weight),
    selected_price_index: selectedPrice(one),
    status: one.status,
  }
}

export function priceColumns(one: Price) {
  return {
    country_id: one.country_id,
    price: minorOf(one.price) ?? 0,
    strikethrough_price: minorOrNull(one.strikethrough_price),
    status: one.status,
  }
}

/** Prices are read in the order of their lists; the chosen one keeps its list. */
function selectedPrice({ prices, selected_price_index }: Variant): number {
  const chosen = prices[selected_price_index]
  return chosen ? prices.filter((one) => one.country_id < chosen.country_id).length : 0
}

function minorOrNull(value: Typed | null): number | null {
  return value === null ? null : minorOf(value)
}

function numberOrNull(value: Typed | null): number | null {
  return value === null ? null : Number(value)
}
