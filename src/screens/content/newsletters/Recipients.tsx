import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import {
  type NewsletterRecipient,
  type NewsletterSending,
  type RecipientFilter,
  recipientFilters,
  recipientsOnPage,
} from '#api/contract/content/newsletter-sendings.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import styles from '#screens/content/templates/templates.module.css'
import { newsletterComplaining, newsletterRecipients } from '#screens/content/wiring/newsletter-sendings.ts'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { PanelLink } from '#screens/platform/frame/PanelLink.tsx'
import { sentenceOf, sentencesOf } from '#screens/platform/sentences.ts'
import { FormNote } from '#screens/platform/session/FormNote.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import own from './newsletters.module.css'
import { recipientTones, stateSays } from './state-words.ts'

interface RecipientsProps {
  sending: NewsletterSending
  onChanged: () => void
}

/** Whom a newsletter went to, what became of it there and why, by state. */
export function Recipients({ sending, onChanged }: RecipientsProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(newsletterRecipients, { input: { query: { id: sending.id, page: 0, state: null } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure, query } = context
  const show = (change: Partial<typeof query>) => actor.send({ type: 'SHOW', query: { ...query, ...change } })
  const all = i18n._(/*i18n*/ { id: 'newsletters.all_states', message: 'Hepsi' })
  return (
    <Section
      title={i18n._(
        /*i18n*/ { id: 'newsletters.recipients', message: 'Alıcılar: {title}', values: { title: sending.title } },
      )}
      place="recipients"
    >
      <div className={own.filter}>
        <Field name="state" label={i18n._(/*i18n*/ { id: 'common.status', message: 'Durum' })}>
          <Select
            value={query.state ?? 'all'}
            onChange={(state) => show({ page: 0, state: state === 'all' ? null : (state as RecipientFilter) })}
            options={[
              { value: 'all', label: all },
              ...recipientFilters.map((state) => ({
                value: state,
                label: `${i18n._(stateSays[state])} (${i18n.number(sending.counts[state])})`,
              })),
            ]}
          />
        </Field>
      </div>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && value !== 'failed' && <Skeleton shape="form" rows={4} />}
      {data?.rows.length === 0 && (
        <EmptyState title={i18n._(/*i18n*/ { id: 'newsletters.no_recipients', message: 'Bu durumda kimse yok' })} />
      )}
      <ul className={own.sendings}>
        {data?.rows.map((recipient) => (
          <Row
            key={recipient.id}
            recipient={recipient}
            onChanged={() => {
              actor.send({ type: 'REFRESH' })
              onChanged()
            }}
          />
        ))}
      </ul>
      {data && data.total > recipientsOnPage && (
        <Pagination
          page={query.page + 1}
          pageSize={recipientsOnPage}
          total={data.total}
          onPage={(page) => show({ page: page - 1 })}
        />
      )}
    </Section>
  )
}

function Row({ recipient, onChanged }: { recipient: NewsletterRecipient; onChanged: () => void }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { customer_id, label, email, state, reason, reply, complained, at } = recipient
  const why = reason === null ? [] : [sentenceOf(i18n, { id: reason, about: { answer: reply } })]
  const said = reply !== '' && !why.some((sentence) => sentence.includes(reply)) ? [reply] : []
  return (
    <li>
      <div className={own.line}>
        <PanelLink href={`/customers/details/${customer_id}`}>{label}</PanelLink>
        <span className={styles.quiet}>{email}</span>
        <span className={styles.quiet}>{format.moment(at)}</span>
        <Badge tone={recipientTones[state]}>{i18n._(stateSays[state])}</Badge>
        {complained === 1 && <Badge tone="amber">{i18n._(stateSays.complained)}</Badge>}
        {state === 'sent' && complained === 0 && <Complaint recipient={recipient} onChanged={onChanged} />}
      </div>
      {reason !== null && <p className={own.reply}>{[...why, ...said].join(' · ')}</p>}
    </li>
  )
}

function Complaint({ recipient, onChanged }: { recipient: NewsletterRecipient; onChanged: () => void }) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => newsletterComplaining(recipient), [recipient]),
    { input: { fields: {} } },
  )
  const failure = useSelector(actor, ({ context }) => context.failure)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  useAfterSending(actor, onChanged)
  return (
    <>
      <Act actor={actor} event={{ type: 'SUBMIT' }} variant="plain" busy={busy}>
        {i18n._(/*i18n*/ { id: 'newsletters.complain', message: 'Şikâyetini kaydet' })}
      </Act>
      {failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSaved')} />}
    </>
  )
}
