import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type FormActor, FormActorContext } from './form-actor.ts'

/** A form while it is on its way, where there is none, and what is inside once it is there. */
export function FormStates({ actor, children }: { actor: FormActor; children: ReactNode }) {
  const { i18n } = useLingui()
  const state = useSelector(actor, (snapshot) => {
    if (snapshot.matches('missing')) return 'missing'
    if (snapshot.matches('notLoaded')) return 'notLoaded'
    return snapshot.matches('loading') ? 'loading' : 'open'
  })
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (state === 'missing') return <ErrorState title={i18n._(notFound.says)} />
  if (state === 'notLoaded') {
    const words = failure && sentencesOf(i18n, failureMessages(failure, 'notLoaded'))
    return <ErrorState title={words} onRetry={() => actor.send({ type: 'RETRY' })} />
  }
  if (state === 'loading') return <Skeleton shape="form" rows={8} />
  return <FormActorContext value={actor}>{children}</FormActorContext>
}
