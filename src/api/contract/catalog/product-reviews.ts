import { array, enums, type Infer, integer, max, min, nullable, object, optional, string } from 'superstruct'
import { Id, IdText, listQuery, Switch } from '#api/contract/platform/common.ts'

/** What a review may stand at: the states of its chart. */
export const reviewStatuses = ['pending', 'accepted', 'rejected'] as const
export const ReviewStatus = enums(reviewStatuses)
export type ReviewStatus = Infer<typeof ReviewStatus>

const Stars = max(min(integer(), 1), 5)

/** A review with the product it is about. The texts of the customer are told as they were written: whoever shows them shows text. */
export const Review = object({
  id: Id,
  version: integer(),
  product: object({
    id: Id,
    name: string(),
    image_url: nullable(string()),
    /** Whether the product takes reviews. */
    review_status: Switch,
  }),
  customer_name: string(),
  stars: Stars,
  text: string(),
  status: ReviewStatus,
  answer: string(),
  answered_at: nullable(string()),
  created_at: string(),
})
export type Review = Infer<typeof Review>

/** A row of the list, with the beginning of the text. */
export const ReviewRow = object({
  id: Id,
  version: integer(),
  product: string(),
  customer_name: string(),
  stars: Stars,
  text: string(),
  status: ReviewStatus,
  answered: Switch,
  created_at: string(),
})
export type ReviewRow = Infer<typeof ReviewRow>

/** By what the list is narrowed. */
export const reviewFilters = {
  status: optional(ReviewStatus),
  stars: optional(enums(['1', '2', '3', '4', '5'] as const)),
  product_id: optional(IdText),
}

/** The products that have reviews, to choose one by. */
export const ReviewedProducts = object({ rows: array(object({ id: Id, name: string() })) })
export const ReviewedProductsQuery = object({ search: listQuery.search, id: optional(IdText) })
