import type { Says } from '#api/rules/platform/rule.ts'
import { productMatchWords } from '#machines/catalog/product-match/product-match.words.ts'

/** A step as its button says it. */
export function stepSays(type: string): Says {
  return productMatchWords.events[type] ?? { id: `matches.${type}`, message: type }
}
