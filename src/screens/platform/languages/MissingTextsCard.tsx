import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { MissingTexts } from '#api/contract/platform/missing-texts.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { pathOf } from '#api/registry/record-path.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { missingTexts } from '#screens/platform/wiring/missing-texts.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './missing-texts.module.css'

/** What is still to be written in a language, list by list, with the way to it. */
export function MissingTextsCard({ language }: { language: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(missingTexts, { input: { query: language } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Section title={i18n._(/*i18n*/ { id: 'languages.missing', message: 'Bu dilde eksik metinler' })}>
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' &&
        (data ? <Missing rows={data.rows} language={language} /> : <Skeleton shape="form" rows={2} />)}
    </Section>
  )
}

function Missing({ rows, language }: MissingTexts & { language: number }) {
  const { i18n } = useLingui()
  if (rows.length === 0)
    return <p>{i18n._(/*i18n*/ { id: 'languages.nothing_missing', message: 'Her kaydın bu dilde bir adı var.' })}</p>
  return (
    <dl className={styles.missing}>
      {rows.map(({ list, count, records }) => (
        <div key={list}>
          <dt>
            <Link href={listOf(list, language)}>{i18n._(listNamed(list as ListName).title)}</Link>
            <span className={styles.count}>{i18n.number(count)}</span>
          </dt>
          <dd>
            {records.map(({ id, label }) => (
              <Link key={id} tone="quiet" href={pathOf(list, id) ?? listOf(list, language)}>
                {label || `#${id}`}
              </Link>
            ))}
            {count > records.length && '…'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Its list, narrowed to what lacks a name in the language. */
function listOf(list: string, language: number): string {
  return `/${list}?untranslated=${language}`
}
