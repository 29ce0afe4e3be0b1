import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useId } from 'react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { type Block as Declared, onBlocksAnew } from '#screens/sales/wiring/dashboard.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { SkeletonLine } from '#ui/SkeletonLine.tsx'
import styles from './home.module.css'

interface BlockProps<Data> {
  title: string
  block: Declared<Data>
  children: (data: Data) => ReactNode
}

/** One block of home: it loads, fails and is tried again by itself; of one that the person may not see nothing is asked. */
export function Block<Data>(props: BlockProps<Data>) {
  return permits(useHolder(), props.block.codes) ? <Loaded {...props} /> : null
}

function Loaded<Data>({ title, block, children }: BlockProps<Data>) {
  const { i18n } = useLingui()
  const id = useId()
  const actor = useActorRef(block.machine, { input: { query: undefined } })
  const data = useSelector(actor, ({ context }) => context.data)
  const failure = useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  useEffect(
    function followRefresh() {
      return onBlocksAnew(() => {
        actor.send({ type: 'REFRESH' })
        actor.send({ type: 'RETRY' })
      })
    },
    [actor],
  )
  return (
    <section className={styles.block} aria-labelledby={id} aria-busy={busy}>
      <h2 id={id}>{title}</h2>
      {failure ? (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      ) : data ? (
        children(data)
      ) : (
        <>
          <SkeletonLine width="120px" height={28} />
          <SkeletonLine width="100%" height={96} />
        </>
      )}
    </section>
  )
}
