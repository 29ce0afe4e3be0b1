import {
  defaults,
  type Price,
  type ProductInput,
  productTypes,
  type Translation,
  type Variant,
} from '#api/contract/catalog/products.ts'
import type { Typed } from '#api/contract/platform/common.ts'
import { fold, lengthOf } from '#api/rules/platform/fold.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import { wholeOf } from './product-facts.ts'
import { titleLimit } from './product-texts.ts'

/**
 * A product as it is judged, sent and stored (R19, R20, R41, R42): what follows from other fields is set, and every value that can be read
 * has one spelling. Values that cannot be read stay as they were typed, for the rules to name. Lists keep their length and order, so that
 * the paths of a refusal fit the product that was given. Doing it twice changes nothing more.
 */
export function normalized<P extends ProductInput>(product: P): P {
  const variants = keptVariants(product)
  return {
    ...product,
    harmonized_system_code_id: null,
    group_code: null,
    preparation_time: defaults.preparation_time,
    categories: categoriesWith(product.categories, product.main_category_id),
    tags: [...new Set(product.tags)],
    min_quantity: whole(product.min_quantity),
    max_quantity: whole(product.max_quantity),
    step_quantity: whole(product.step_quantity),
    // What has no stock has no minimum of it.
    min_stock: product.product_type_id === productTypes.service ? 0 : whole(product.min_stock),
    translations: product.translations.map((one) => withMeta(trimmed(one), product.auto_meta === 1)),
    selected_options: hasOptions(product) ? [...new Set(product.selected_options)] : [],
    attributes: product.attributes.map((one) => ({ ...one, value: one.value.trim() })),
    variants: variants.map((one) => variantOf(one, product)),
  }
}

/** The categories of a product: those chosen and the main one (R42). */
export function categoriesWith(chosen: readonly number[], main: number | null): number[] {
  return [...new Set(main ? [...chosen, main] : chosen)]
}

/** The texts for search engines that follow from the others, where the shop leaves them to be written by themselves (`auto_meta`). */
export function withMeta(one: Translation, auto: boolean): Translation {
  if (!auto) return one
  return {
    ...one,
    meta_title: cut(one.name, titleLimit),
    meta_description: cut(one.short_description || plainTextOf(one.description), 160),
    auto_meta_keywords: keywordsIn(one.name),
  }
}

function hasOptions(product: ProductInput): boolean {
  return product.product_type_id === productTypes.variant
}

/** A product that is no variant product has its default variant alone (R41). */
function keptVariants(product: ProductInput): Variant[] {
  const defaults = product.variants.filter((one) => one.is_default && !one.deleted)
  if (hasOptions(product) || defaults.length !== 1) return product.variants
  return product.variants.map((one) => (one.is_default || one.deleted ? one : { ...one, deleted: 1 }))
}

function variantOf(one: Variant, product: ProductInput): Variant {
  const isService = product.product_type_id === productTypes.service
  return {
    ...one,
    // A service has no stock.
    quantity: isService ? 0 : whole(one.quantity),
    supplier_price: amountOrNone(one.supplier_price),
    supplier_code: one.supplier_code.trim(),
    stock_code: one.stock_code.trim(),
    shelf: one.shelf.trim(),
    barcode: one.barcode.trim(),
    width: measure(one.width),
    height: measure(one.height),
    length: measure(one.length),
    weight: measure(one.weight),
    selected_price_index: one.prices[one.selected_price_index] ? one.selected_price_index : 0,
    prices: one.prices.map((price) => priceOf(price, isService)),
    options: hasOptions(product) ? one.options : [],
  }
}

function priceOf(one: Price, isService: boolean): Price {
  return {
    ...one,
    price: isService && String(one.price).trim() === '' ? '0.00' : amount(one.price),
    strikethrough_price: amountOrNone(one.strikethrough_price),
  }
}

function trimmed(one: Translation): Translation {
  return {
    ...one,
    name: one.name.trim(),
    short_description: one.short_description.trim(),
    meta_title: one.meta_title.trim(),
    meta_description: one.meta_description.trim(),
    meta_keywords: one.meta_keywords.trim(),
  }
}

function whole(value: Typed): Typed {
  const number = wholeOf(value)
  return Number.isNaN(number) ? value : number
}

function amount(value: Typed): Typed {
  const minor = minorOf(value)
  return minor === null ? value : decimalOf(minor)
}

function amountOrNone(value: Typed | null): Typed | null {
  return value === null || String(value).trim() === '' ? null : amount(value)
}

/** Three decimals, as they are stored. */
function measure(value: Typed | null): Typed | null {
  if (value === null || String(value).trim() === '') return null
  return /^\d{1,9}(\.\d{1,6})?$/.test(String(value)) ? Math.round(Number(value) * 1000) / 1000 : value
}

function cut(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** The first five words of a name, as many as there is room for: nobody sees the field, and nobody could mend it. */
function keywordsIn(name: string): string {
  return wordsOf(name)
    .slice(0, 5)
    .reduce((words, word) => {
      const more = words === '' ? word : `${words}, ${word}`
      return lengthOf(more) <= 255 ? more : words
    }, '')
}

/** The words of a text that say something, each once. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  return words.filter((word, index) => words.findIndex((other) => fold(other) === fold(word)) === index)
}
