import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useParams } from 'wouter'
import type { BookRule } from '#machines/platform/chapter/book.types.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { Badge } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { bookRule } from './book-files.ts'
import { RefusedLately } from './RefusedLately.tsx'
import styles from './RulePage.module.css'
import { RuleProofs } from './RuleProofs.tsx'
import { RuleStands } from './RuleStands.tsx'
import { useBookWords } from './use-book-words.ts'

/** One rule: what it says, where it stands, what proves it, and what it refused in this shop: `/statecharts/rules/order.transfer_not_paid`. */
export default function RulePage() {
  const { rule } = useParams<{ rule: string }>()
  const id = decodeURIComponent(rule ?? '')
  return <Opened key={id} id={id} />
}

function Opened({ id }: { id: string }) {
  const { say } = useBookWords()
  const actor = useActorRef(bookRule, { input: { query: id } })
  const snapshot = useSelector(actor, (now) => now)
  if (snapshot.matches('failed'))
    return (
      <Page>
        <ErrorState title={say('unreadable')} onRetry={() => actor.send({ type: 'RETRY' })} />
      </Page>
    )
  if (snapshot.matches('loading'))
    return (
      <Page>
        <Skeleton shape="page" />
      </Page>
    )
  const { data } = snapshot.context
  return data ? <Told rule={data} /> : <None />
}

function Told({ rule }: { rule: BookRule }) {
  const { say, language } = useBookWords()
  const { id, words, of, source, server } = rule
  const other = language === 'tr' ? 'en' : 'tr'
  return (
    <Page aside={of.map((number) => <Badge key={number}>{number}</Badge>)}>
      <div className={styles.rule}>
        <blockquote className={styles.sentence}>
          <p>{words[language]}</p>
          <p lang={other} className={styles.other}>
            {words[other]}
          </p>
        </blockquote>
        <dl className={styles.facts}>
          <dt>{say('messageKey')}</dt>
          <dd>
            <code>{id}</code>
          </dd>
          <dt>{say('judgedBy')}</dt>
          <dd>{say(server ? 'byServer' : 'byBoth')}</dd>
          {source && (
            <>
              <dt>{say('writtenIn')}</dt>
              <dd>
                <code>{source}</code>
              </dd>
            </>
          )}
        </dl>
        <Section title={say('lately')}>
          <RefusedLately id={id} />
        </Section>
        <Section title={say('standsAt')}>
          <RuleStands rule={rule} />
        </Section>
        <Section title={say('proofs')}>
          <RuleProofs rule={rule} />
        </Section>
      </div>
    </Page>
  )
}

function None() {
  const { i18n } = useLingui()
  const { say } = useBookWords()
  return (
    <Page>
      <EmptyState
        title={i18n._(/*i18n*/ { id: 'book.no_rule', message: 'Bu adla bir kural yok.' })}
        action={<ButtonLink href="/statecharts">{say('allCharts')}</ButtonLink>}
      />
    </Page>
  )
}
