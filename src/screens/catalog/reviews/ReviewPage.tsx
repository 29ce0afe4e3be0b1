import { useActorRef } from '@xstate/react'
import { useParams } from 'wouter'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { type ReviewStep, reviewSteps } from '#machines/catalog/product-review/product-review.chart.ts'
import { productReviewWords } from '#machines/catalog/product-review/product-review.words.ts'
import { chartOf, type ReviewPageTypes } from '#machines/catalog/product-review/review-page.machine.ts'
import { reviewPage } from '#screens/catalog/wiring/product-reviews.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButtons } from '#screens/platform/steps/StepButtons.tsx'
import { StepPage } from '#screens/platform/steps/StepPage.tsx'
import { Answer } from './Answer.tsx'
import { ReviewState } from './ReviewState.tsx'
import { ReviewText } from './ReviewText.tsx'
import styles from './reviews.module.css'

const notTaken = /*i18n*/ { id: 'reviews.not_taken', message: 'Değerlendirme değişmedi' }
const refresh = /*i18n*/ { id: 'reviews.refresh', message: 'Değerlendirmeyi yenile' }

/** One review, what may be done with it, and the shop's answer: `/product-reviews/edit/:id`. */
export default function ReviewPage() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const actor = useActorRef(reviewPage, { input: { id, holder: useHolder() } })
  useUnsavedGuard(() => {
    const { record: stored, typed } = actor.getSnapshot().context
    return stored !== null && typed !== stored.answer
  })
  return (
    <StepPage<ReviewPageTypes>
      actor={actor}
      list={productReviews}
      id={id}
      title={({ product }) => product.name}
      state={({ status, answer }) => <ReviewState status={status} answered={answer !== ''} />}
      steps={(review) => (
        <StepButtons<ReviewPageTypes>
          actor={actor}
          at={chartOf(review)}
          steps={reviewSteps(chartOf(review)).map((type) => ({ type }) as ReviewStep)}
          says={(type) => productReviewWords.events[type] ?? { id: type, message: type }}
        />
      )}
      refresh={refresh}
      notTaken={notTaken}
    >
      {(review) => (
        <div className={styles.review}>
          <ReviewText review={review} />
          {review.status === 'accepted' && <Answer actor={actor} review={review} />}
        </div>
      )}
    </StepPage>
  )
}
