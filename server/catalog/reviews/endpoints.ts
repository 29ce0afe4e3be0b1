import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { reviewOperations } from '#api/operations/catalog/product-reviews.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { stepEndpoints } from '#server/platform/steps/step-endpoints.ts'
import { readReview } from './read.ts'
import { reviewedProducts } from './reviewed-products.ts'
import { takeReviewStep } from './steps.ts'

const ofProducts = endpoint(reviewOperations.products, ({ db, actor: { shop_id }, language, query }) =>
  reviewedProducts({ db, shop_id, language, query }),
)

/** The calls for product reviews. `products` stands before the ids, which it is none of. */
export const reviewEndpoints: readonly Endpoint[] = [
  ofProducts,
  ...stepEndpoints(productReviews, { read: readReview, take: takeReviewStep }),
]
