import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { reviewSteps } from '#machines/catalog/product-review/product-review.chart.ts'
import { chartOf, type reviewPageMachine } from '#machines/catalog/product-review/review-page.machine.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { stepSays } from './review-words.ts'

interface StepsProps {
  actor: Actor<typeof reviewPageMachine>
  review: Review
}

/** The decisions that the chart has where the review stands, each with what stands in its way; the one that most reviews come to is last. */
export function Steps({ actor, review }: StepsProps) {
  const { i18n } = useLingui()
  const under = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type)
  const possible = reviewSteps(chartOf(review)).reverse()
  useOffers(possible.map((type) => offer(actor, { type: 'STEP', step: { type } }, stepSays(type))))
  return possible.map((type) => (
    <Act
      key={type}
      actor={actor}
      event={{ type: 'STEP', step: { type } }}
      variant={type === 'ACCEPT' ? 'primary' : 'plain'}
      busy={under === type}
    >
      {i18n._(stepSays(type))}
    </Act>
  ))
}
