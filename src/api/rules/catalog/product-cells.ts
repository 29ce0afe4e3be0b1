import { isNumber } from '#api/rules/platform/fields.ts'
import { fieldRule, type Rule, rule } from '#api/rules/platform/rule.ts'
import type { PriceCell } from './price-cells.ts'
import { readPrice, writingIn } from './price-reading.ts'
import { wholeOf } from './product-facts.ts'

/** What of a product can be changed in the list: what one cell shows of it. */
export interface ProductCell {
  readonly id: number
  /** The product's name. */
  readonly label: string
  readonly field: 'price' | 'stock' | 'status'
  /** As the list shows it: an amount (`49.90`), a count, `0` or `1`. */
  readonly stored: string
  readonly variants: number
  /** A service may cost nothing. */
  readonly service: boolean
}

/** What was typed into a cell, as it would be stored; what cannot be read stays as it was typed. */
export function valueTyped({ field, service }: ProductCell, typed: string, language: 'tr' | 'en'): string {
  if (field === 'status') return typed
  if (field === 'stock') return wholeOf(typed) >= 0 ? String(wholeOf(typed)) : typed
  const reading = readPrice(typed, writingIn(language))
  if (reading.kind === 'amount') return reading.price
  if (reading.kind === 'empty') return service ? '0.00' : ''
  return typed
}

/** The price of a cell as the rules of prices judge it. */
export function priceIn({ field, service }: ProductCell, value: string): PriceCell {
  const price = field === 'price' ? value : '1.00'
  return { country_id: 1, of: 'price', price, service, offered: [], other: '', otherPrice: '' }
}

/** Facts: the cell that somebody wants to change. What its variants have of their own is changed at each of them. */
export const changedAsOne: Rule<Pick<ProductCell, 'field' | 'variants'>> = rule(
  /*i18n*/ {
    id: 'product.variants_differ',
    message:
      'Bu ürünün {variants} varyantı var, her birinin fiyatı ve stoğu ayrıdır. Varyantları ürünün sayfasında değiştirin.',
  },
  'own',
  ({ field, variants }) => field === 'status' || variants === 1,
  { about: ({ variants }) => ({ variants }) },
)

/** Facts: what was typed. A stock is a count of whole pieces. */
export const stockCounted: Rule<{ field: ProductCell['field']; value: string }> = fieldRule(
  isNumber.says,
  isNumber.of,
  ({ field, value }) => (field !== 'stock' || wholeOf(value) >= 0 ? [] : ['stock']),
)

/** Facts: what a cell showed when somebody began to change it, and what is stored now. */
export const cellUnmoved: Rule<{ before: string; stored: string }> = rule(
  /*i18n*/ {
    id: 'conflict.cell',
    message: 'Siz yazarken başka yerde değişti: {before} iken {stored} oldu. Sizinki kaydedilmedi.',
  },
  'D5',
  ({ before, stored }) => before === stored,
  { about: ({ before, stored }) => ({ before: before || '–', stored: stored || '–' }) },
)
