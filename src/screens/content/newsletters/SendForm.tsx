import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Audience, NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { newSending, newsletterAudience, newsletterSendingForm } from '#screens/content/wiring/newsletter-sendings.ts'
import { type ShortFormActor, useFieldErrors } from '#screens/platform/account/ShortFields.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { DateInput } from '#ui/DateInput.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { newsletterAddress } from './newsletter-address.ts'
import styles from './newsletters.module.css'
import { SendQuestion } from './SendQuestion.tsx'
import { sendLabels } from './send-labels.ts'
import { stateSays } from './state-words.ts'

interface SendFormProps {
  data: Newsletters
  onSent: () => void
}

/** Which newsletter goes to whom, how many it would reach, and when. */
export function SendForm({ data, onSent }: SendFormProps) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  const form = useActorRef(
    useMemo(() => newsletterSendingForm(data), [data]),
    { input: { fields: newSending } },
  )
  const audience = useActorRef(newsletterAudience, { input: { query: { group: '' } } })
  const counted = useSelector(audience, ({ context }) => context)
  const fields = useSelector(form, ({ context }) => context.fields)
  const fill = (field: string) => (text: string) => form.send({ type: 'FILL', field, text })
  const sent = useEffectEvent(({ id }: NewsletterSending) => {
    audience.send({ type: 'SHOW', query: { group: '' } })
    onSent()
    go(newsletterAddress({ sending: id }))
  })
  useEffect(() => {
    const hearing = form.on('sent', ({ answer }) => sent(answer as NewsletterSending))
    return () => hearing.unsubscribe()
  }, [form])
  useCount(form, counted.data)
  const choose = (group: string) => {
    fill('to_send')('')
    fill('group_id')(group)
    audience.send({ type: 'SHOW', query: { group } })
  }
  return (
    <Section title={i18n._(/*i18n*/ { id: 'newsletters.send', message: 'Bülten gönder' })}>
      <div className={styles.form}>
        <Field
          name="newsletter_id"
          label={i18n._(sendLabels.newsletter_id)}
          error={useFieldErrors(form, 'newsletter_id')}
        >
          <Select
            value={fields.newsletter_id ?? ''}
            onChange={fill('newsletter_id')}
            placeholder={i18n._(/*i18n*/ { id: 'newsletters.choose', message: 'Seçin' })}
            options={data.rows.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
        </Field>
        <Field
          name="group_id"
          label={i18n._(sendLabels.group_id)}
          hint={<AudienceNote audience={counted.data} />}
          error={counted.failure ? [sentencesOf(i18n, failureMessages(counted.failure, 'notLoaded'))] : []}
        >
          <Select
            value={fields.group_id || 'all'}
            onChange={(value) => choose(value === 'all' ? '' : value)}
            options={[
              {
                value: 'all',
                label: i18n._(/*i18n*/ { id: 'newsletters.to_all', message: 'İzin veren herkes' }),
              },
              ...data.groups.map(({ id, label }) => ({ value: String(id), label })),
            ]}
          />
        </Field>
        <Field name="when" label={i18n._(sendLabels.when)}>
          <RadioGroup
            segmented
            value={fields.when ?? 'now'}
            onChange={fill('when')}
            options={[
              { value: 'now', label: i18n._(/*i18n*/ { id: 'newsletters.now', message: 'Şimdi' }) },
              { value: 'day', label: i18n._(/*i18n*/ { id: 'newsletters.on_day', message: 'Bir gün' }) },
            ]}
          />
        </Field>
        {fields.when === 'day' && <PlannedDay form={form} day={fields.planned_for ?? ''} onDay={fill('planned_for')} />}
        <SendQuestion form={form} data={data} to_send={counted.data?.to_send ?? null} />
      </div>
    </Section>
  )
}

/** How many it would reach stands in the form once it is known. */
function useCount(form: ShortFormActor, audience: Audience | null): void {
  const { to_send } = audience ?? {}
  useEffect(() => {
    if (to_send !== undefined) form.send({ type: 'FILL', field: 'to_send', text: String(to_send) })
  }, [form, to_send])
}

function AudienceNote({ audience }: { audience: Audience | null }) {
  const { i18n } = useLingui()
  if (!audience) return null
  const { to_send, ...others } = audience
  const left = [
    [others.no_consent, /*i18n*/ { id: 'newsletters.no_consent', message: 'izin vermeyen' }],
    [others.no_address, /*i18n*/ { id: 'newsletters.no_address', message: 'e-postası olmayan' }],
    [others.bounced, stateSays.bounced],
    [others.same_address, /*i18n*/ { id: 'newsletters.same_address', message: 'aynı adresli' }],
  ] as const
  const reached = i18n._(
    /*i18n*/ {
      id: 'newsletters.reaches',
      message: '{count, plural, other {# kişiye gider}}',
      values: { count: to_send },
    },
  )
  const without = left
    .filter(([count]) => count > 0)
    .map(([count, says]) => `${i18n._(says).toLocaleLowerCase(i18n.locale)}: ${i18n.number(count)}`)
  return <span role="status">{[reached, ...without].join(' · ')}</span>
}

function PlannedDay({ form, day, onDay }: { form: ShortFormActor; day: string; onDay: (day: string) => void }) {
  const { i18n } = useLingui()
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
      error={useFieldErrors(form, 'planned_for')}
    >
      <DateInput value={day} onChange={onDay} />
    </Field>
  )
}
