import {
  Review,
  ReviewAnswer,
  ReviewedProducts,
  ReviewedProductsQuery,
  ReviewStep,
  ReviewVersion,
} from '#api/contract/catalog/product-reviews.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is asked of product reviews: one for each step of their life, with the version that was looked at. */
export const reviewOperations = {
  products: operation({
    method: 'GET',
    path: '/v1/panel/product-reviews/products',
    summary: 'The products that have reviews',
    query: ReviewedProductsQuery,
    data: ReviewedProducts,
    codes: productReviews.codes.list,
  }),
  read: operation({
    method: 'GET',
    path: '/v1/panel/product-reviews/:id',
    summary: 'One review with its product',
    data: Review,
    codes: productReviews.codes.view,
  }),
  decide: operation({
    method: 'PATCH',
    path: '/v1/panel/product-reviews/:id/status',
    summary: 'Accepts a review, rejects it, or lets it wait again',
    body: ReviewStep,
    data: Review,
    codes: productReviews.codes.edit,
  }),
  answer: operation({
    method: 'PATCH',
    path: '/v1/panel/product-reviews/:id/answer',
    summary: 'Answers a review, or changes the answer',
    body: ReviewAnswer,
    data: Review,
    codes: productReviews.codes.edit,
  }),
  withdrawAnswer: operation({
    method: 'DELETE',
    path: '/v1/panel/product-reviews/:id/answer',
    summary: 'Takes the answer to a review back',
    body: ReviewVersion,
    data: Review,
    codes: productReviews.codes.edit,
  }),
}
