import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import type { ChequeCalendar } from '#api/contract/money/cheques.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { chequeCalendar } from '#screens/money/wiring/cheques.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { addMonths } from '#ui/calendar-days.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { useWords } from '#ui/Kit.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ChequeMonth } from './ChequeMonth.tsx'
import styles from './cheques.module.css'

const path = '/cheques/calendar'

/** What is due on each day of a month, each day leading to its cheques: `/cheques/calendar`. */
export default function ChequeCalendarPage() {
  const { i18n } = useLingui()
  const month = new URLSearchParams(useSearch()).get('month') ?? ''
  const actor = useActorRef(chequeCalendar, { input: { query: { month } } })
  useEffect(
    function showMonth() {
      if (actor.getSnapshot().context.query.month !== month) actor.send({ type: 'SHOW', query: { month } })
    },
    [actor, month],
  )
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Page
      wide
      actions={
        <ButtonLink href="/cheques">{i18n._(/*i18n*/ { id: 'cheques.as_list', message: 'Liste olarak' })}</ButtonLink>
      }
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value === 'loading' && !data && <Skeleton shape="form" rows={5} />}
      {value !== 'failed' && data && <Month calendar={data} />}
    </Page>
  )
}

/** The month with the ways to those beside it. */
function Month({ calendar }: { calendar: ChequeCalendar }) {
  const { i18n } = useLingui()
  const words = useWords().calendar
  const first = `${calendar.month}-01`
  const to = (months: number) => `${path}?month=${addMonths(first, months).slice(0, 7)}`
  return (
    <div className={styles.calendar}>
      <div className={styles.months}>
        <ButtonLink href={to(-1)} aria-label={words.previous}>
          ‹
        </ButtonLink>
        <h2 aria-live="polite">{words.month(first)}</h2>
        <ButtonLink href={to(1)} aria-label={words.next}>
          ›
        </ButtonLink>
        <ButtonLink href={path}>{i18n._(/*i18n*/ { id: 'cheques.this_month', message: 'Bu ay' })}</ButtonLink>
      </div>
      <ChequeMonth calendar={calendar} />
      {calendar.days.length === 0 && (
        <p className={styles.quiet}>
          {i18n._(/*i18n*/ { id: 'cheques.none_due', message: 'Bu ay vadesi gelen çek yok.' })}
        </p>
      )}
    </div>
  )
}
