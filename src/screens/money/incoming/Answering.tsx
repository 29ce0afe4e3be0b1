import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import styles from '#screens/money/purchases/purchases.module.css'
import { useFormats } from '#screens/platform/formats.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Field } from '#ui/Field.tsx'
import { Section } from '#ui/Section.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { answerSays, type IncomingProps, names, says } from './incoming.ts'

const tones = { waiting: 'amber', approved: 'grass', automatic: 'grass', rejected: 'tomato', unknown: 'slate' } as const

/** A commercial invoice is accepted or rejected within eight days; after that it counts as accepted. */
export function Answering({ actor, invoice }: IncomingProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  const reason = useSelector(actor, ({ context }) => context.reason)
  const { answer, answer_note, answer_until } = invoice
  const waits = answer === 'waiting' || answer === 'unknown'
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'incoming_invoices.answer', message: 'Yanıt' })}
      description={
        waits && answer_until
          ? i18n._(
              /*i18n*/ {
                id: 'incoming.answer_until',
                message:
                  'En geç {until} günü yanıtlanır; yanıtsız kalan kabul edilmiş sayılır. Burada yazılan yanıtı e-fatura portalınızda da verin.',
                values: { until: format.day(answer_until) },
              },
            )
          : undefined
      }
    >
      <p>
        <StatusDot tone={tones[answer]}>
          {[i18n._(answerSays(answer)), answer_note].filter(Boolean).join(': ')}
        </StatusDot>
      </p>
      {waits && (
        <div className={styles.adding}>
          <Field name="reason" label={i18n._(names.reason)}>
            <TextInput
              value={reason}
              maxLength={255}
              onChange={(text) => actor.send({ type: 'SET_REASON', reason: text })}
            />
          </Field>
          <div className={styles.acts}>
            <Act actor={actor} event={{ type: 'STEP', step: { type: 'APPROVE' } }}>
              {i18n._(says('APPROVE'))}
            </Act>
            <Act actor={actor} event={{ type: 'STEP', step: { type: 'REJECT' } }} nameOf={() => i18n._(names.reason)}>
              {i18n._(says('REJECT'))}
            </Act>
          </div>
        </div>
      )}
    </Section>
  )
}
