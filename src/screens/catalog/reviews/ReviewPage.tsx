import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { reviewPage } from '#screens/catalog/wiring/product-reviews.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { SendingDialogs } from '#screens/platform/steps/SendingDialogs.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RetryIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Answer } from './Answer.tsx'
import { ReviewState } from './ReviewState.tsx'
import { ReviewText } from './ReviewText.tsx'
import styles from './reviews.module.css'
import { Steps } from './Steps.tsx'

const notTaken = /*i18n*/ { id: 'reviews.not_taken', message: 'Değerlendirme değişmedi' }
const refresh = /*i18n*/ { id: 'reviews.refresh', message: 'Değerlendirmeyi yenile' }

/** One review, what may be done with it, and the shop's answer: `/product-reviews/edit/:id`. */
export default function ReviewPage() {
  const { id } = useParams<{ id: string }>()
  return <Desk key={id} id={Number(id)} />
}

function Desk({ id }: { id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(reviewPage, { input: { id, holder: useHolder() } })
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { record: review, failure } = context
  useUnsavedGuard(() => {
    const { record: stored, typed } = actor.getSnapshot().context
    return stored !== null && typed !== stored.answer
  })
  if (value === 'missing') return <RecordMissing list="/product-reviews" title={i18n._(productReviews.title)} />
  return (
    <Page
      title={review?.product.name}
      aside={
        review && (
          <span role="status">
            <ReviewState status={review.status} answered={review.answer !== ''} />
          </span>
        )
      }
      actions={
        review &&
        value !== 'unreachable' && (
          <>
            <IconButton
              icon={RetryIcon}
              label={i18n._(refresh)}
              busy={value === 'opening'}
              onPress={() => actor.send({ type: 'REFRESH' })}
            />
            <Steps actor={actor} review={review} />
          </>
        )
      }
    >
      {value === 'unreachable' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'opening' && !review && <Skeleton shape="form" rows={3} />}
      {review && value !== 'unreachable' && (
        <div className={styles.review}>
          <ReviewText review={review} />
          {review.status === 'accepted' && <Answer actor={actor} review={review} />}
        </div>
      )}
      <SendingDialogs actor={actor} at={value} failure={failure} title={i18n._(notTaken)} act="notUpdated" />
    </Page>
  )
}
