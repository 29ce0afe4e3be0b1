import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type {
  BookHistory,
  ChangedPart,
  ChartChanges,
  HistorySpan,
  PartChanges,
} from '#machines/platform/chapter/book.types.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { bookHistory } from './book-files.ts'
import styles from './Changes.module.css'
import { ruleAddress } from './search-places.ts'
import { useBookWords } from './use-book-words.ts'

/** What changed in a chart since the last release, and with each release before. */
export function Changes({ chart }: { chart: string }) {
  const { say } = useBookWords()
  return (
    <WithHistory>
      {({ spans }) =>
        spans.map((span) => (
          <section key={span.release?.id ?? 0} className={styles.span}>
            <h3>
              <SpanTitle span={span} />
            </h3>
            {span.charts[chart] ? <Told chart={chart} changes={span.charts[chart]} /> : <p>{say('unchanged')}</p>}
          </section>
        ))
      }
    </WithHistory>
  )
}

/** The history once it has come; where the sources were without theirs it says so. */
export function WithHistory({ children }: { children: (history: BookHistory) => ReactNode }) {
  const { say } = useBookWords()
  const actor = useActorRef(bookHistory, { input: { query: undefined } })
  const { data } = useSelector(actor, ({ context }) => context)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  if (failed) return <ErrorState title={say('unreadable')} onRetry={() => actor.send({ type: 'RETRY' })} />
  if (!data) return <Skeleton shape="table" rows={3} />
  return (
    <>
      {!data.known && <p role="note">{say(data.spans.length > 0 ? 'historyShort' : 'historyMissing')}</p>}
      {children(data)}
    </>
  )
}

/** `Son sürümden beri`, or the release by its name and day. */
export function SpanTitle({ span: { release, since } }: { span: HistorySpan }) {
  const { i18n } = useLingui()
  const { language } = useBookWords()
  const formats = useFormats()
  if (release)
    return (
      <>
        <Link href={`/changelog-detail/${release.id}`}>{release.title[language]}</Link>{' '}
        <time dateTime={release.day}>{formats.day(release.day)}</time>
      </>
    )
  return i18n._(
    /*i18n*/ {
      id: 'book.since_release',
      message: 'Son sürümden ({day}) beri',
      values: { day: formats.day(since.day) },
    },
  )
}

function Told({ chart, changes: { isNew, states, arrows, rules } }: { chart: string; changes: ChartChanges }) {
  const { say } = useBookWords()
  if (isNew) return <p>{say('newChart')}</p>
  const at = (name: string) => (id: string) => `/statecharts?${new URLSearchParams({ chart, [name]: id })}`
  return (
    <>
      <Parts title={say('states')} changes={states} address={at('state')} />
      <Parts title={say('transitions')} changes={arrows} address={at('arrow')} />
      <Parts title={say('rules')} changes={rules} address={ruleAddress} />
    </>
  )
}

interface PartsProps {
  title: string
  changes: PartChanges
  address: (id: string) => string
}

function Parts({ title, changes: { added, gone, changed }, address }: PartsProps) {
  const { say } = useBookWords()
  if (added.length + gone.length + changed.length === 0) return null
  return (
    <div className={styles.parts}>
      <h4>{title}</h4>
      <ul>
        {added.map((part) => (
          <Part key={part.id} what={say('added')} part={part} href={address(part.id)} />
        ))}
        {gone.map((part) => (
          <Part key={part.id} what={say('gone')} part={part} />
        ))}
        {changed.map((part) => (
          <Part key={part.id} what={say('changed')} part={part} href={address(part.id)} />
        ))}
      </ul>
    </div>
  )
}

function Part({
  what,
  part: { id, words, was = [], now = [] },
  href,
}: {
  what: string
  part: ChangedPart
  href?: string
}) {
  const { language } = useBookWords()
  return (
    <li>
      <span className={styles.what}>{what}</span>{' '}
      {href ? <Link href={href}>{words[language]}</Link> : <s>{words[language]}</s>}{' '}
      <code className={styles.code}>{id}</code>
      {was.length + now.length > 0 && (
        <ul className={styles.lines}>
          {was.map((one) => (
            <li key={one.rule ?? one.tr}>
              − <s>{one[language]}</s>
            </li>
          ))}
          {now.map((one) => (
            <li key={one.rule ?? one.tr}>
              + {one.rule ? <Link href={ruleAddress(one.rule)}>{one[language]}</Link> : one[language]}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
