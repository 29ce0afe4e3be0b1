import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { stepsFrom } from '#machines/catalog/product-review/product-review.chart.ts'
import type { reviewDeskMachine } from '#machines/catalog/product-review/review-desk.machine.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { Act } from '#screens/platform/steps/Act.tsx'

interface StepsProps {
  actor: Actor<typeof reviewDeskMachine>
  review: Review
}

const decisions = [
  { type: 'REOPEN', says: /*i18n*/ { id: 'reviews.reopen', message: 'Beklemeye al' } },
  { type: 'REJECT', says: /*i18n*/ { id: 'reviews.reject', message: 'Reddet' } },
  { type: 'ACCEPT', says: /*i18n*/ { id: 'reviews.accept', message: 'Onayla' } },
] as const

/** The decisions that the chart has where the review stands, each with what stands in its way. */
export function Steps({ actor, review }: StepsProps) {
  const { i18n } = useLingui()
  const under = useSelector(actor, ({ value, context }) => (value === 'stepping' ? context.step?.type : undefined))
  const possible = decisions.filter(({ type }) => stepsFrom(review.status).includes(type))
  useOffers(possible.map(({ type, says }) => offer(actor, { type: 'STEP', step: { type } }, says)))
  return possible.map(({ type, says }) => (
    <Act
      key={type}
      actor={actor}
      event={{ type: 'STEP', step: { type } }}
      variant={type === 'ACCEPT' ? 'primary' : 'plain'}
      busy={under === type}
    >
      {i18n._(says)}
    </Act>
  ))
}
