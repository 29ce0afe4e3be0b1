import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { sendingsOnPage } from '#api/contract/content/newsletter-sendings.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { isUnderWay } from '#machines/content/newsletter/newsletter.context.ts'
import { newsletterSendings } from '#screens/content/wiring/newsletter-sendings.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { NewsletterActor } from './newsletter-actor.ts'
import styles from './newsletters.module.css'
import { Recipients } from './Recipients.tsx'
import { SendForm } from './SendForm.tsx'
import { SendingRow } from './SendingRow.tsx'

interface SendingsProps {
  desk: NewsletterActor
  /** Whose recipients are on the page. */
  opened: number
}

/** How often what is under way is looked at again, in milliseconds. */
const pause = 2_000

/** Asking for a sending, what was sent and what became of it, and whom the one that is open went to. */
export function Sendings({ desk, opened }: SendingsProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(newsletterSendings, { input: { query: { page: 0 } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data: sendings, failure, query } = context
  const refresh = () => actor.send({ type: 'REFRESH' })
  useLookingAgain(value === 'shown' && sendings !== null && sendings.rows.some(isUnderWay), refresh)
  const sending = sendings?.rows.find(({ id }) => id === opened)
  return (
    <>
      <SendForm desk={desk} onSent={refresh} />
      <Section title={i18n._(/*i18n*/ { id: 'newsletters.sendings', message: 'Gönderimler' })}>
        {value === 'failed' && failure && (
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => actor.send({ type: 'RETRY' })}
          />
        )}
        {!sendings && value !== 'failed' && <Skeleton shape="form" rows={3} />}
        {sendings?.rows.length === 0 && (
          <EmptyState title={i18n._(/*i18n*/ { id: 'newsletters.none_sent', message: 'Henüz bülten gönderilmedi' })} />
        )}
        {sendings && sendings.rows.length > 0 && (
          <ul className={styles.sendings}>
            {sendings.rows.map((row) => (
              <SendingRow key={row.id} sending={row} opened={row.id === opened} onChanged={refresh} />
            ))}
          </ul>
        )}
        {sendings && sendings.total > sendingsOnPage && (
          <Pagination
            page={query.page + 1}
            pageSize={sendingsOnPage}
            total={sendings.total}
            onPage={(page) => actor.send({ type: 'SHOW', query: { page: page - 1 } })}
          />
        )}
      </Section>
      {sending && <Recipients key={sending.id} sending={sending} onChanged={refresh} />}
    </>
  )
}

/** Looks again after a while, as long as something is under way. */
function useLookingAgain(underWay: boolean, look: () => void): void {
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(look, pause)
    return () => clearTimeout(timer)
  })
}
