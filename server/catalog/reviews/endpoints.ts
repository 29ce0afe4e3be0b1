import { object } from 'superstruct'
import {
  Review,
  ReviewAnswer,
  ReviewedProducts,
  ReviewedProductsQuery,
  ReviewStep,
  ReviewVersion,
} from '#api/contract/catalog/product-reviews.ts'
import { IdText } from '#api/contract/platform/common.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { endpointsOf } from '#server/platform/lists/list-endpoints.ts'
import { reviewList } from './list.ts'
import { readReview } from './read.ts'
import { reviewedProducts } from './reviewed-products.ts'
import { takeReviewStep } from './steps.ts'

const path = '/v1/panel/product-reviews'
const ById = object({ id: IdText })
const { codes } = productReviews

const ofProducts = endpoint({
  method: 'GET',
  path: `${path}/products`,
  summary: 'The products that have reviews',
  query: ReviewedProductsQuery,
  data: ReviewedProducts,
  codes: codes.list,
  handle: ({ db, actor: { shop_id }, language, query }) => reviewedProducts({ db, shop_id, language, query }),
})

const read = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary: 'One review with its product',
  params: ById,
  data: Review,
  codes: codes.view,
  handle: ({ params: { id }, ...asked }) => readReview(asked, id),
})

/** The event of the chart that leads to a status. */
const leadingTo = { pending: 'REOPEN', accepted: 'ACCEPT', rejected: 'REJECT' } as const

const decide = endpoint({
  method: 'PATCH',
  path: `${path}/:id/status`,
  summary: 'Accepts a review, rejects it, or lets it wait again',
  params: ById,
  body: ReviewStep,
  data: Review,
  codes: codes.edit,
  handle: ({ params: { id }, body: { status, version }, ...asked }) =>
    takeReviewStep(asked, id, { type: leadingTo[status], version }),
})

const answer = endpoint({
  method: 'PATCH',
  path: `${path}/:id/answer`,
  summary: 'Answers a review, or changes the answer',
  params: ById,
  body: ReviewAnswer,
  data: Review,
  codes: codes.edit,
  handle: ({ params: { id }, body, ...asked }) => takeReviewStep(asked, id, { type: 'ANSWER', ...body }),
})

const withdraw = endpoint({
  method: 'DELETE',
  path: `${path}/:id/answer`,
  summary: 'Takes the answer to a review back',
  params: ById,
  body: ReviewVersion,
  data: Review,
  codes: codes.edit,
  handle: ({ params: { id }, body, ...asked }) => takeReviewStep(asked, id, { type: 'WITHDRAW', ...body }),
})

/** The calls for product reviews. `products` stands before the ids, which it is none of. */
export const reviewEndpoints: readonly Endpoint[] = [
  ...endpointsOf(reviewList),
  ofProducts,
  read,
  decide,
  answer,
  withdraw,
]
