import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentenceOf, sentencesOf } from '#screens/platform/sentences.ts'
import { DateInput } from '#ui/DateInput.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { AudienceNote } from './AudienceNote.tsx'
import { Followed } from './Followed.tsx'
import type { NewsletterActor } from './newsletter-actor.ts'
import { newsletterAddress } from './newsletter-address.ts'
import styles from './newsletters.module.css'
import { SendQuestion } from './SendQuestion.tsx'
import { sendLabels } from './send-labels.ts'
import { TestSending } from './TestSending.tsx'

interface SendFormProps {
  desk: NewsletterActor
  onSent: () => void
}

/** Which newsletter goes to whom, how many it would reach, and when; once it is sent, how far it is. */
export function SendForm({ desk, onSent }: SendFormProps) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const followed = useSelector(desk, (snapshot) => snapshot.hasTag('followed'))
  const sent = useEffectEvent((id: number) => {
    onSent()
    go(newsletterAddress({ sending: id }))
  })
  useEffect(() => {
    const hearing = desk.on('sent', ({ id }) => sent(id))
    return () => hearing.unsubscribe()
  }, [desk])
  return (
    <Section title={i18n._(/*i18n*/ { id: 'newsletters.send', message: 'Bülten gönder' })}>
      {followed ? <Followed desk={desk} onMoved={onSent} /> : <Draft desk={desk} />}
    </Section>
  )
}

function Draft({ desk }: Pick<SendFormProps, 'desk'>) {
  const { i18n } = useLingui()
  const { newsletters, draft, audience, failure } = useSelector(desk, ({ context }) => context)
  const uncounted = useSelector(desk, (snapshot) => snapshot.matches({ writing: 'uncounted' }))
  if (!newsletters) return null
  const { newsletter_id, group_id, planned_for } = draft
  return (
    <div className={styles.form}>
      <Field name="newsletter_id" label={i18n._(sendLabels.newsletter_id)}>
        <Select
          value={newsletter_id === null ? '' : String(newsletter_id)}
          onChange={(id) => desk.send({ type: 'CHOOSE', newsletter_id: numberIn(id) })}
          placeholder={i18n._(/*i18n*/ { id: 'newsletters.choose', message: 'Seçin' })}
          options={newsletters.rows.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      </Field>
      <Field name="group_id" label={i18n._(sendLabels.group_id)} hint={<AudienceNote audience={audience} />}>
        <Select
          value={group_id === null ? 'all' : String(group_id)}
          onChange={(id) => desk.send({ type: 'CHOOSE_GROUP', group_id: id === 'all' ? null : numberIn(id) })}
          options={[
            {
              value: 'all',
              label: i18n._(/*i18n*/ { id: 'newsletters.to_all', message: 'İzin veren herkes' }),
            },
            ...newsletters.groups.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
      </Field>
      {uncounted && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => desk.send({ type: 'RETRY' })}
        />
      )}
      <Field name="when" label={i18n._(sendLabels.when)}>
        <RadioGroup
          segmented
          value={planned_for === null ? 'now' : 'day'}
          onChange={(when) => desk.send({ type: 'PLAN', planned_for: when === 'now' ? null : '' })}
          options={[
            { value: 'now', label: i18n._(/*i18n*/ { id: 'newsletters.now', message: 'Şimdi' }) },
            { value: 'day', label: i18n._(/*i18n*/ { id: 'newsletters.on_day', message: 'Bir gün' }) },
          ]}
        />
      </Field>
      {planned_for !== null && <PlannedDay desk={desk} day={planned_for} />}
      <div className={styles.acts}>
        <SendQuestion desk={desk} />
        <TestSending desk={desk} />
      </div>
    </div>
  )
}

function PlannedDay({ desk, day }: { desk: NewsletterActor; day: string }) {
  const { i18n } = useLingui()
  const refused = useSelector(desk, ({ context }) => context.failure?.rules)
  const wrong = (refused ?? []).filter(({ at }) => at?.includes('planned_for'))
  return (
    <Field
      name="planned_for"
      label={i18n._(sendLabels.planned_for)}
      hint={i18n._(
        /*i18n*/ {
          id: 'newsletters.planned_hint',
          message:
            'O gün, “Günü gelen bültenleri gönderme” otomatik güncellemesinin saatinde gider; kimin izni varsa o gün bakılır.',
        },
      )}
      error={wrong.map((refusal) => sentenceOf(i18n, refusal))}
    >
      <DateInput value={day} onChange={(planned_for) => desk.send({ type: 'PLAN', planned_for })} />
    </Field>
  )
}

function numberIn(text: string): number | null {
  return text === '' ? null : Number(text)
}
