import { useLingui } from '@lingui/react'
import type { ReviewStatus } from '#api/contract/catalog/product-reviews.ts'
import { productReviewWords } from '#machines/catalog/product-review/product-review.words.ts'
import type { Tone } from '#ui/Badge.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'

const tones = { pending: 'amber', accepted: 'grass', rejected: 'tomato' } as const satisfies Record<ReviewStatus, Tone>

/** Where a review stands, and whether the shop has answered. */
export function ReviewState({ status, answered }: { status: ReviewStatus; answered: boolean }) {
  const { i18n } = useLingui()
  const says = productReviewWords.states[status]
  const words = says ? i18n._(says) : status
  return (
    <StatusDot tone={tones[status]}>
      {answered
        ? i18n._(/*i18n*/ { id: 'reviews.answered', message: '{status}, yanıtlandı', values: { status: words } })
        : words}
    </StatusDot>
  )
}
