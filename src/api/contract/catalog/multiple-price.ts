import {
  array,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  refine,
  size,
  string,
} from 'superstruct'
import { Id, listQuery, RefusalAnswer, Switch, Text, Typed } from '#api/contract/platform/common.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { productFilters } from './products.ts'

/** The most variants that a grid of prices shows; who has more chooses by a filter. */
export const mostPricedRows = 20_000
/** The variants that come with one call. */
export const pricedRowsAtOnce = 500
/** The most prices that are changed at once. */
export const mostPriceChanges = 60_000

/** A variant in the grid of prices. */
export const PriceRow = object({
  id: Id,
  product_id: Id,
  /** The product's name. */
  name: string(),
  /** The values of its options, such as `M / Kırmızı`; `''` for a product's only variant. */
  options: string(),
  stock_code: string(),
  /** A service may cost nothing. */
  service: Switch,
  /** What the supplier is paid. */
  cost: nullable(string()),
  prices: array(object({ country_id: integer(), price: string(), strikethrough_price: nullable(string()) })),
})
export type PriceRow = Infer<typeof PriceRow>

/** Variants in the order of their products, newest first. `next` is where the following ones begin; `total` never tells more than one above the most. */
export const PricePage = object({ rows: array(PriceRow), next: nullable(string()), total: min(integer(), 0) })
export type PricePage = Infer<typeof PricePage>

const { category_id, brand_id, tag_id, supplier_id } = productFilters

/** Which variants are priced: those of the products that these filters leave. */
export const PriceQuery = object({
  search: listQuery.search,
  category_id,
  brand_id,
  tag_id,
  supplier_id,
  after: optional(refine(string(), 'request.malformed', (text) => /^\d{1,10}\.\d{1,10}\.\d{1,10}$/.test(text))),
})
export type PriceQuery = Infer<typeof PriceQuery>

/** Which amount of a price list: what a variant costs in it, or what is struck through beside that. */
const AmountOf = enums(['price', 'strikethrough_price'] as const)
export type AmountOf = Infer<typeof AmountOf>

/** One price as it is to be. `before` is what it was when it was changed; `''` stands for none on both sides. */
export const PriceChanged = object({
  variant_id: Id,
  country_id: min(max(integer(), 2_147_483_647), 0),
  of: AmountOf,
  before: Typed,
  price: Typed,
})
export type PriceChanged = Infer<typeof PriceChanged>

/** Changed prices, and the price lists that were chosen for it: shop countries, and marketplaces' sale and list prices (R108, R227, R228, R229). */
export const PriceChanges = object({
  targets: size(array(integer()), 0, 1000),
  changes: size(array(PriceChanged), 1, mostPriceChanges),
})
export type PriceChanges = Infer<typeof PriceChanges>

/** What a dry run says of one change: the price that is stored now, the one that would be, what it costs, and the rules in the way. */
export const CheckedPrice = object({
  variant_id: Id,
  country_id: integer(),
  of: AmountOf,
  before: Text,
  after: Text,
  cost: nullable(string()),
  rules: array(RefusalAnswer),
})
export type CheckedPrice = Omit<Infer<typeof CheckedPrice>, 'rules'> & { readonly rules: readonly Refusal[] }

export const CheckedPrices = object({ rows: array(CheckedPrice) })
