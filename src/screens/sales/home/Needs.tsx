import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { NeedsAnswer } from '#api/contract/sales/dashboard.ts'
import { gate } from '#api/registry/gate.ts'
import { addressOf, needNamed } from '#api/registry/needs.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { needs, onBlocksAnew } from '#screens/sales/wiring/dashboard.ts'
import { outboxActor } from '#screens/sales/wiring/outbox.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ChevronRightIcon, CircleCheckIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { SkeletonLine } from '#ui/SkeletonLine.tsx'
import styles from './needs.module.css'

/** What waits for a person now, each count with the list of exactly these. */
export function Needs() {
  const { i18n } = useLingui()
  const actor = useActorRef(needs, { input: { query: undefined } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const unsent = useSelector(outboxActor(), ({ context }) => context.sales.length)
  useEffect(
    () =>
      onBlocksAnew(() => {
        actor.send({ type: 'REFRESH' })
        actor.send({ type: 'RETRY' })
      }),
    [actor],
  )
  return (
    <Section title={i18n._(/*i18n*/ { id: 'needs.title', message: 'Sizi bekleyenler' })}>
      {failed && failure ? (
        <>
          <Rows unsent={unsent} />
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => actor.send({ type: 'RETRY' })}
          />
        </>
      ) : data ? (
        <Waiting needs={data.needs} unsent={unsent} />
      ) : (
        <>
          <Rows unsent={unsent} />
          <SkeletonLine width="40%" height={20} />
        </>
      )}
    </Section>
  )
}

function Waiting({ needs: all, unsent }: NeedsAnswer & { unsent: number }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const mine = all.filter(({ name }) => gate(pathOf(name), holder).kind === 'open')
  if (mine.length > 0 || unsent > 0) return <Rows needs={mine} unsent={unsent} />
  return (
    <p className={styles.calm}>
      <CircleCheckIcon aria-hidden />
      {i18n._(/*i18n*/ { id: 'needs.none', message: 'Şu an sizi bekleyen bir iş yok. Kolay gelsin.' })}
    </p>
  )
}

/** What lies in this browser alone is told first, and also while the server cannot be asked. */
function Rows({ needs: mine = [], unsent }: Partial<NeedsAnswer> & { unsent: number }) {
  if (mine.length === 0 && unsent === 0) return null
  return (
    <ul className={styles.needs}>
      {unsent > 0 && (
        <NeedRow
          count={unsent}
          href="#unsent-sales"
          says={/*i18n*/ { id: 'needs.unsent', message: 'Bu tarayıcıda gönderilmeyi bekleyen satış' }}
          wrong
        />
      )}
      {mine.map(({ name, count }) => (
        <NeedRow key={name} count={count} href={addressOf(needNamed(name))} {...needNamed(name)} />
      ))}
    </ul>
  )
}

interface NeedRowProps {
  count: number
  href: string
  says: Says
  wrong?: true
}

/** The whole row leads there. */
function NeedRow({ count, href, says, wrong }: NeedRowProps) {
  const { i18n } = useLingui()
  return (
    <li className={styles.need} data-wrong={wrong}>
      <span className={styles.count}>{i18n.number(count)}</span>
      <Link href={href} tone="quiet">
        {i18n._(says)}
      </Link>
      <ChevronRightIcon aria-hidden />
    </li>
  )
}

function pathOf(name: NeedsAnswer['needs'][number]['name']): string {
  return addressOf(needNamed(name)).split('?')[0] ?? ''
}
