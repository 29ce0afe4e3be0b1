import { reviewOperations } from '#api/operations/catalog/product-reviews.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { readReview } from './read.ts'
import { reviewedProducts } from './reviewed-products.ts'
import { takeReviewStep } from './steps.ts'

const ofProducts = endpoint(reviewOperations.products, ({ db, actor: { shop_id }, language, query }) =>
  reviewedProducts({ db, shop_id, language, query }),
)

const read = endpoint(reviewOperations.read, ({ params: { id }, ...context }) => readReview(context, id))

const decide = endpoint(reviewOperations.decide, ({ params: { id }, body: { status, version }, ...context }) =>
  takeReviewStep(context, id, { to: status, version }),
)

const answer = endpoint(reviewOperations.answer, ({ params: { id }, body, ...context }) =>
  takeReviewStep(context, id, { type: 'ANSWER', ...body }),
)

const withdraw = endpoint(reviewOperations.withdrawAnswer, ({ params: { id }, body, ...context }) =>
  takeReviewStep(context, id, { type: 'WITHDRAW', ...body }),
)

/** The calls for product reviews. `products` stands before the ids, which it is none of. */
export const reviewEndpoints: readonly Endpoint[] = [ofProducts, read, decide, answer, withdraw]
