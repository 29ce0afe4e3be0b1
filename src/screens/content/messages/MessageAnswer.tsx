import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { customerMessageLabels, longestMessageAnswer } from '#api/rules/content/customer-messages.ts'
import { permitted } from '#api/rules/platform/session.ts'
import type { customerMessagePageMachine } from '#machines/content/customer-message/customer-message-page.machine.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Field } from '#ui/Field.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './messages.module.css'

const send = /*i18n*/ { id: 'messages.ANSWER', message: 'Yanıtı gönder' }
const answer = { type: 'STEP', step: { type: 'ANSWER' } } as const

/** The next answer, which goes to the customer as a mail. */
export function MessageAnswer({ actor }: { actor: Actor<typeof customerMessagePageMachine> }) {
  const { i18n } = useLingui()
  const typed = useSelector(actor, ({ context }) => context.typed)
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === 'ANSWER')
  useOffers([offer(actor, answer, send)])
  const refusals = useRefusals(actor, answer)
  const label = i18n._(customerMessageLabels.answer)
  const wrong = typed === '' ? [] : refusals.filter(({ at }) => at?.includes('answer'))
  return (
    <div className={styles.answer}>
      <Field
        name="answer"
        label={label}
        hint={i18n._(
          /*i18n*/ {
            id: 'messages.answer_hint',
            message: 'Müşteriye e-posta olarak gider; selam ve mağazanın adı kendiliğinden eklenir.',
          },
        )}
        error={wrong.map((refusal) => sentenceOf(i18n, refusal))}
      >
        <TextArea
          rows={6}
          value={typed}
          counted={longestMessageAnswer}
          readOnly={refusals.some(({ id }) => id === permitted.id)}
          onChange={(text) => actor.send({ type: 'TYPE', text })}
        />
      </Field>
      <div className={styles.acts}>
        <Act actor={actor} event={answer} variant="primary" busy={busy} nameOf={() => label}>
          {i18n._(send)}
        </Act>
      </div>
    </div>
  )
}
