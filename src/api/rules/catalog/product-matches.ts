import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** A variant of the shop that a marketplace product is to be matched with. */
export interface Candidate {
  readonly variant_id: number
  /** The title of the other product of this marketplace that it is matched with. */
  readonly taken_by: string | null
}

/** Facts: the variant that is to be matched; nothing when the shop does not have it any more. */
export const productThere: Rule<{ candidate: Candidate | null }> = rule(
  /*i18n*/ { id: 'match.product_missing', message: 'Seçilen ürün artık yok. Başka bir ürün seçin.' },
  'own',
  ({ candidate }) => candidate !== null,
)

/** At a marketplace each variant of the shop is one product and no other. Facts: the variant that is to be matched. */
export const productFree: Rule<{ candidate: Candidate | null }> = rule(
  /*i18n*/ {
    id: 'match.product_taken',
    message: 'Ürün bu pazaryerinde başka bir kayıtla eşleşmiş: {listing}. Önce o eşleşmeyi geri alın.',
  },
  'own',
  ({ candidate }) => candidate === null || candidate.taken_by === null,
  { about: ({ candidate }) => ({ listing: candidate?.taken_by ?? '' }) },
)
