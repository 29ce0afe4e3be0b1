import { array, enums, type Infer, integer, nullable, object, optional, size, string } from 'superstruct'
import { AmountText, Id, IdText, Switch, Text, Typed } from '#api/contract/platform/common.ts'
import { Image } from '#api/contract/platform/images.ts'

/** 1 product, 2 variant product, 3 service. */
export const productTypes = { product: 1, variant: 2, service: 3 } as const

/** Price country ids: below 1000 a shop country, 1000 + id a marketplace's sale price, 2000 + id its list price. */
export const marketplaceSalePrice = 1000
export const marketplaceListPrice = 2000

export const defaults = {
  min_quantity: 1,
  max_quantity: 999,
  step_quantity: 1,
  min_stock: 0,
  stock_quantity: 0,
  price: '1.00',
  preparation_time: 5,
} as const
export const mostCombinations = 2000

const Kind = integer()

export const Translation = object({
  id: optional(nullable(Id)),
  language_id: Id,
  language_name: optional(string()),
  name: Text,
  description: Text,
  short_description: Text,
  meta_title: Text,
  meta_description: Text,
  meta_keywords: Text,
  auto_meta_keywords: Text,
})
export type Translation = Infer<typeof Translation>

export const Price = object({
  id: optional(nullable(Id)),
  country_id: integer(),
  country_name: optional(string()),
  price: Typed,
  strikethrough_price: nullable(Typed),
  status: Switch,
})
export type Price = Infer<typeof Price>

export const VariantOption = object({ option_id: Id, option_value_id: integer() })
export type VariantOption = Infer<typeof VariantOption>

export const Variant = object({
  id: optional(nullable(Id)),
  is_default: Switch,
  quantity: Typed,
  /** The stock as it was when the form was loaded. With it, only a stock that the form changed is written, and not over a sale made meanwhile. */
  quantity_loaded: optional(nullable(integer())),
  supplier_price: nullable(Typed),
  supplier_code: Text,
  stock_code: Text,
  shelf: Text,
  barcode: Text,
  width: nullable(Typed),
  height: nullable(Typed),
  length: nullable(Typed),
  weight: nullable(Typed),
  status: Switch,
  selected_price_index: integer(),
  prices: array(Price),
  options: array(VariantOption),
  images: array(Image),
  deleted: Switch,
})
export type Variant = Infer<typeof Variant>

/** The value of a category attribute: one of its listed values, or free text where it has none. */
export const ProductAttribute = object({ attribute_id: Id, attribute_value_id: nullable(Id), value: Text })
export type ProductAttribute = Infer<typeof ProductAttribute>

const fields = {
  product_type_id: Kind,
  main_category_id: nullable(integer()),
  categories: array(Id),
  tax_id: nullable(integer()),
  unit_id: nullable(Id),
  brand_id: nullable(Id),
  tags: array(Id),
  supplier_id: nullable(Id),
  harmonized_system_code_id: nullable(size(Text, 0, 255)),
  group_code: nullable(size(Text, 0, 255)),
  min_quantity: Typed,
  max_quantity: Typed,
  step_quantity: Typed,
  /** Whoever has fewer of a variant is told; 0: nobody is. */
  min_stock: Typed,
  preparation_time: integer(),
  review_status: Switch,
  refund_status: Switch,
  adult_status: Switch,
  status: Switch,
  translations: array(Translation),
  variants: array(Variant),
  selected_options: array(Id),
  attributes: array(ProductAttribute),
  auto_meta: Switch,
}

/** What a product form holds and sends. Numbers may be text while they are being typed; the rules judge them. */
export const ProductInput = object(fields)
export type ProductInput = Infer<typeof ProductInput>

export const ProductUpdate = object({ ...fields, version: integer() })

/** A stored product. */
export const Product = object({ id: Id, version: integer(), created_at: string(), updated_at: string(), ...fields })
export type Product = Infer<typeof Product>

/** What saving a product answers: enough for a caller that wanted a variant. The variants that stay, in the order they were given. */
export const SavedProduct = object({ id: Id, version: integer(), variants: array(object({ id: Id })) })
export type SavedProduct = Infer<typeof SavedProduct>

export const ProductRow = object({
  id: Id,
  version: integer(),
  name: string(),
  product_type_id: Kind,
  brand: nullable(string()),
  category: nullable(string()),
  image_url: nullable(string()),
  price: nullable(string()),
  stock: integer(),
  min_stock: integer(),
  variant_count: integer(),
  stock_code: string(),
  barcode: string(),
  status: Switch,
  supplier: nullable(string()),
  tax: nullable(string()),
  /** What the supplier asks for the variant that is chosen first. */
  cost: nullable(string()),
  tags: array(string()),
  /** By the shop's clock, `2026-11-21T14:32`. */
  changed_at: string(),
})
export type ProductRow = Infer<typeof ProductRow>

/** By what the list is narrowed. `stock=none` is the no-stock screen; `low` are those of which a variant is under the minimum. */
export const productFilters = {
  category_id: optional(IdText),
  brand_id: optional(IdText),
  attribute_id: optional(IdText),
  option_id: optional(IdText),
  option_value_id: optional(IdText),
  tag_id: optional(IdText),
  tax_id: optional(IdText),
  unit_id: optional(IdText),
  supplier_id: optional(IdText),
  product_type_id: optional(enums(['1', '2', '3'] as const)),
  status: optional(enums(['0', '1'] as const)),
  stock: optional(enums(['none', 'low', 'some'] as const)),
  /** The price that the list shows: that of the variant that is chosen first, at home. */
  min_price: optional(AmountText),
  max_price: optional(AmountText),
  untranslated: optional(IdText),
  lacks: optional(enums(['image', 'price', 'translation', 'match'] as const)),
}

export const LastProduct = object({ product_id: Id })
