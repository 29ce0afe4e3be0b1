import { useLingui } from '@lingui/react'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import { jobStateSays } from '#api/registry/job-words.ts'
import styles from '#screens/content/templates/templates.module.css'
import { newsletterCallingOff } from '#screens/content/wiring/newsletter-sendings.ts'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { stateTones } from '#screens/platform/jobs/job-words.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import { newsletterAddress } from './newsletter-address.ts'
import own from './newsletters.module.css'
import { stateSays } from './state-words.ts'

interface SendingRowProps {
  sending: NewsletterSending
  /** Its recipients are on the page. */
  opened: boolean
  onChanged: () => void
}

/** One sending: whom it is for, how far it is, and how many came to what. */
export function SendingRow({ sending, opened, onChanged }: SendingRowProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { id, title, group_label, job, created_at, user } = sending
  const whom =
    group_label === '' ? i18n._(/*i18n*/ { id: 'newsletters.to_all', message: 'İzin veren herkes' }) : group_label
  return (
    <li>
      <div className={own.line}>
        <Link href={newsletterAddress({ sending: id })} aria-current={opened ? 'true' : undefined}>
          {title}
        </Link>
        <Stand sending={sending} />
        {job && (
          <Link href={`/jobs/${job.id}`}>{i18n._(/*i18n*/ { id: 'newsletters.job', message: 'İşi göster' })}</Link>
        )}
        {!sending.begun && !sending.cancelled && <CallOff sending={sending} onChanged={onChanged} />}
      </div>
      <div className={styles.quiet}>{[whom, format.moment(created_at), user].filter(Boolean).join(' · ')}</div>
      {sending.begun === 1 && <Counts sending={sending} />}
    </li>
  )
}

/** How far it is. */
export function Stand({ sending: { job, begun, cancelled, planned_for } }: Pick<SendingRowProps, 'sending'>) {
  const { i18n } = useLingui()
  const format = useFormats()
  if (cancelled) return <Badge>{i18n._(/*i18n*/ { id: 'newsletters.called_off', message: 'Vazgeçildi' })}</Badge>
  if (!begun && planned_for)
    return (
      <Badge tone="amber">
        {i18n._(
          /*i18n*/ {
            id: 'newsletters.planned',
            message: '{day} günü gönderilecek',
            values: { day: format.day(planned_for) },
          },
        )}
      </Badge>
    )
  const state = job?.state ?? 'finished'
  return <Badge tone={stateTones[state]}>{i18n._(jobStateSays[state])}</Badge>
}

/** How many came to what; what nothing came to is not told. */
export function Counts({ sending: { counts } }: Pick<SendingRowProps, 'sending'>) {
  const { i18n } = useLingui()
  const states = ['queued', 'sending', 'sent', 'failed', 'skipped', 'bounced', 'complained'] as const
  return (
    <div className={own.counts}>
      {states
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <span key={state}>
            {i18n._(stateSays[state])}: <strong>{i18n.number(counts[state])}</strong>
          </span>
        ))}
    </div>
  )
}

function CallOff({ sending, onChanged }: Omit<SendingRowProps, 'opened'>) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => newsletterCallingOff(sending), [sending]),
    { input: { fields: {} } },
  )
  useAfterSending(actor, onChanged)
  return (
    <Act actor={actor} event={{ type: 'SUBMIT' }} variant="plain">
      {i18n._(/*i18n*/ { id: 'newsletters.call_off', message: 'Gönderimden vazgeç' })}
    </Act>
  )
}
