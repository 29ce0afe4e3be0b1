import { array, boolean, type Infer, integer, min, object, string, unknown } from 'superstruct'
import { Id, listQuery } from '#api/contract/platform/common.ts'

/** A part of a product that was changed. `null` is none, such as the price of a list that had none. */
export const ProductChange = object({
  /** As the form names its parts: `status`, `translations.175.name`, `variants.71.prices.1.price`; `variants.71` is the whole variant. */
  path: string(),
  from: unknown(),
  to: unknown(),
})
export type ProductChange = Infer<typeof ProductChange>

/** Something that somebody did to a product. */
export const ProductPast = object({
  id: Id,
  at: string(),
  user: string(),
  event: string(),
  changes: array(ProductChange),
  /** How many more it changed than are told. */
  untold: min(integer(), 0),
})
export type ProductPast = Infer<typeof ProductPast>

export const ProductHistory = object({
  rows: array(ProductPast),
  /** There is more than was asked for. */
  more: boolean(),
})
export type ProductHistory = Infer<typeof ProductHistory>

const { limit } = listQuery
export const ProductHistoryQuery = object({ limit })
