import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import { codesDiffer } from '#api/rules/catalog/product-codes.ts'
import { defaultAlone } from '#api/rules/catalog/product-variants.ts'
import { productRules } from '#api/rules/catalog/products.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { factsOf } from './facts.ts'
import { wrongReferences } from './references.ts'
import type { Saving } from './saving.ts'

/** Refuses a product that breaks a rule or points to what the shop does not have, naming all of it at once. */
export async function judge({ db, actor }: Saving, product: ProductInput, stored: Product | null): Promise<void> {
  const refusals = [
    ...broken(productRules, await factsOf(db, actor.shop_id, product, stored)),
    ...(await wrongReferences(db, actor.shop_id, product, stored)),
  ]
  if (refusals.length === 0) return
  // A code that stands twice in the product itself is told like one that another product has.
  if (refusals.every((one) => one.id === codesDiffer.id)) throw new Refused(409, refusals, { says: 2 })
  throw new Refused(422, refusals)
}

/** Refuses what would lose variants without a word: a product has them no more, and they are not said to go (R41). */
export function judgeKept(product: ProductInput): void {
  const refusals = broken([defaultAlone], { product })
  if (refusals.length > 0) throw new Refused(422, refusals)
}
