import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { NeedsAnswer } from '#api/contract/sales/dashboard.ts'
import { gate } from '#api/registry/gate.ts'
import { addressOf, needNamed } from '#api/registry/needs.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { needs, onBlocksAnew } from '#screens/sales/wiring/dashboard.ts'
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
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      ) : data ? (
        <Waiting needs={data.needs} />
      ) : (
        <SkeletonLine width="40%" height={20} />
      )}
    </Section>
  )
}

function Waiting({ needs: all }: NeedsAnswer) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const mine = all.filter(({ name }) => gate(pathOf(name), holder).kind === 'open')
  if (mine.length === 0)
    return (
      <p className={styles.calm}>
        <CircleCheckIcon aria-hidden />
        {i18n._(/*i18n*/ { id: 'needs.none', message: 'Şu an sizi bekleyen bir iş yok. Kolay gelsin.' })}
      </p>
    )
  return (
    <ul className={styles.needs}>
      {mine.map(({ name, count }) => (
        <li key={name} className={styles.need} data-wrong={needNamed(name).wrong || undefined}>
          <span className={styles.count}>{i18n.number(count)}</span>
          <Link href={addressOf(needNamed(name))} tone="quiet">
            {i18n._(needNamed(name).says)}
          </Link>
          <ChevronRightIcon aria-hidden />
        </li>
      ))}
    </ul>
  )
}

function pathOf(name: NeedsAnswer['needs'][number]['name']): string {
  return addressOf(needNamed(name)).split('?')[0] ?? ''
}
