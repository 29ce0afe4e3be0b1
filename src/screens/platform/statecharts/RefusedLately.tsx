import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type RefusalsOfRule, refusalDays } from '#api/contract/platform/refusals.ts'
import { listNamed, listNames } from '#api/registry/lists.ts'
import { pathOf } from '#api/registry/record-path.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentenceOf, sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { refusedLately } from './book-files.ts'
import styles from './RulePage.module.css'
import { useBookWords } from './use-book-words.ts'

/** How often a rule refused in this shop lately, whom, and of which records. */
export function RefusedLately({ id }: { id: string }) {
  const { i18n } = useLingui()
  const actor = useActorRef(refusedLately, { input: { query: id } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  if (failed && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  return data ? <Counts found={data} /> : <Skeleton shape="table" rows={2} />
}

function Counts({ found: { count, days, people, latest } }: { found: RefusalsOfRule }) {
  const { i18n } = useLingui()
  const { say } = useBookWords()
  const formats = useFormats()
  const told = i18n._(
    /*i18n*/ {
      id: 'book.refused_lately',
      message: '{count, plural, =0 {Son {days} günde kimseyi reddetmedi.} other {Son {days} günde # kez reddetti.}}',
      values: { count, days: refusalDays },
    },
  )
  return (
    <>
      <p className={styles.count}>{told}</p>
      {people.length > 0 && (
        <div className={styles.part}>
          <h3>{say('whom')}</h3>
          <ul>
            {people.map(({ user_id, user, count: times }) => (
              <li key={user_id}>{`${user} · ${i18n.number(times)}`}</li>
            ))}
          </ul>
        </div>
      )}
      {days.length > 0 && (
        <div className={styles.part}>
          <h3>{say('byDay')}</h3>
          <ul>
            {days.map(({ day, count: times }) => (
              <li key={day}>{`${formats.day(day)} · ${i18n.number(times)}`}</li>
            ))}
          </ul>
        </div>
      )}
      {latest.length > 0 && (
        <div className={styles.part}>
          <h3>{say('latest')}</h3>
          <ul>
            {latest.map(({ id, at, rule, about, subject, record_id, event, user }) => (
              <li key={id}>
                <time dateTime={at}>{formats.moment(at)}</time>
                {` · ${user} · `}
                <RecordLink subject={subject} id={record_id} /> <code className={styles.code}>{event}</code>{' '}
                {about && <span className={styles.soft}>{sentenceOf(i18n, { id: rule, about })}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The record in the reader's words; a link where it has a page. */
function RecordLink({ subject, id }: { subject: string; id: number | null }) {
  const { i18n } = useLingui()
  const name = listNames.find((one) => one === subject)
  const label = `${name ? i18n._(listNamed(name).one) : subject}${id === null ? '' : ` ${id}`}`
  const path = id === null ? null : pathOf(subject, id)
  return path ? <Link href={path}>{label}</Link> : label
}
