import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { type ReviewPageTypes, reviewPageMachine } from '#machines/catalog/product-review/review-page.machine.ts'
import { stepActors } from '#screens/platform/wiring/step-actors.ts'

/** One review on its page, with its calls. */
export const reviewPage = reviewPageMachine.provide({
  actors: stepActors<ReviewPageTypes, typeof productReviews>(productReviews),
})
