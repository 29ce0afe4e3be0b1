import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Review } from '#api/contract/catalog/product-reviews.ts'
import { answerLabel, longestAnswer } from '#api/rules/catalog/product-reviews.ts'
import { permitted } from '#api/rules/platform/session.ts'
import type { reviewPageMachine } from '#machines/catalog/product-review/review-page.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Field } from '#ui/Field.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './reviews.module.css'

interface AnswerProps {
  actor: Actor<typeof reviewPageMachine>
  review: Review
}

const saveAnswer = /*i18n*/ { id: 'reviews.save_answer', message: 'Yanıtı kaydet' }
const withdraw = /*i18n*/ { id: 'reviews.withdraw', message: 'Yanıtı kaldır' }
const answer = { type: 'STEP', step: { type: 'ANSWER' } } as const
const withdrawal = { type: 'STEP', step: { type: 'WITHDRAW' } } as const

/** What the shop answers under an accepted review. */
export function Answer({ actor, review }: AnswerProps) {
  const { i18n } = useLingui()
  const typed = useSelector(actor, ({ context }) => context.typed)
  const under = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type)
  useOffers([offer(actor, answer, saveAnswer), offer(actor, withdrawal, withdraw)])
  const refusals = useRefusals(actor, answer)
  const label = i18n._(answerLabel)
  const wrong = typed === '' ? [] : refusals.filter(({ at }) => at?.includes('answer'))
  return (
    <div className={styles.answer}>
      <Field
        name="answer"
        label={label}
        hint={
          review.answered_at
            ? formatsOf(i18n).moment(review.answered_at)
            : i18n._(/*i18n*/ { id: 'reviews.answer_hint', message: 'Mağazada değerlendirmenin altında görünür.' })
        }
        error={wrong.map((refusal) => sentenceOf(i18n, refusal))}
      >
        <TextArea
          rows={4}
          value={typed}
          counted={longestAnswer}
          readOnly={refusals.some(({ id }) => id === permitted.id)}
          onChange={(text) => actor.send({ type: 'TYPE', text })}
        />
      </Field>
      <div className={styles.acts}>
        <Act actor={actor} event={withdrawal} busy={under === 'WITHDRAW'}>
          {i18n._(withdraw)}
        </Act>
        <Act actor={actor} event={answer} variant="primary" busy={under === 'ANSWER'} nameOf={() => label}>
          {i18n._(saveAnswer)}
        </Act>
      </div>
    </div>
  )
}
