import { maxLength, required } from '#api/rules/platform/fields.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** The most characters of the shop's answer: it is a note (rule R135). */
export const longestAnswer = 250

/** What a product that takes no reviews does not show is not accepted for it. Facts: whether the product takes reviews. */
export const productTakesReviews: Rule<{ open: boolean }> = rule(
  /*i18n*/ {
    id: 'review.product_closed',
    message: 'Ürün değerlendirmeye kapalı. Önce ürünün formunda değerlendirmeleri açın.',
  },
  [],
  ({ open }) => open,
)

/** An answer stands under its review: it is taken back before the review goes. Facts: the answer that stands. */
export const notAnswered: Rule<{ answer: string }> = rule(
  /*i18n*/ { id: 'review.answered', message: 'Değerlendirme yanıtlanmış. Önce yanıtı kaldırın.' },
  [],
  ({ answer }) => answer === '',
)

/** Facts: the answer that stands. */
export const answerStands: Rule<{ answer: string }> = rule(
  /*i18n*/ { id: 'review.not_answered', message: 'Kaldırılacak bir yanıt yok.' },
  [],
  ({ answer }) => answer !== '',
)

export const answerLabel = /*i18n*/ { id: 'reviews.answer', message: 'Mağazanın yanıtı' }

/** Facts: the answer that is given now. */
export const answerGiven: Rule<{ given: string }> = {
  ...required(answerLabel),
  holds: ({ given }) => given.trim() !== '',
  at: () => ['answer'],
}

const fits = maxLength(longestAnswer)

export const answerFits: Rule<{ given: string }> = {
  ...fits,
  holds: ({ given }) => fits.holds(given.trim()),
  about: () => ({ max: longestAnswer }),
  at: () => ['answer'],
}
