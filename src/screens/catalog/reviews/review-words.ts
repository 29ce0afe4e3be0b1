import type { Says } from '#api/rules/platform/rule.ts'
import { productReviewWords } from '#machines/catalog/product-review/product-review.words.ts'

/** A step as its button says it. */
export function stepSays(type: string): Says {
  return productReviewWords.events[type] ?? { id: `reviews.${type}`, message: type }
}
