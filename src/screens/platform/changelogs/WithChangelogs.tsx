import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Changelogs } from '#api/contract/platform/changelogs.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { changelogs } from '#screens/platform/wiring/changelogs.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** A page of what changed in the product, once that has come. */
export function WithChangelogs({ children }: { children: (all: Changelogs['rows']) => ReactNode }) {
  const { i18n } = useLingui()
  const actor = useActorRef(changelogs, { input: { query: undefined } })
  const data = useSelector(actor, ({ context }) => context.data)
  const failure = useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null))
  if (failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  return data ? children(data.rows) : <Skeleton shape="table" rows={6} />
}
