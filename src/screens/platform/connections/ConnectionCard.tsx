import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Resource } from '#api/resources/platform/resource.ts'
import { callsSomebody, savedBefore } from '#api/rules/platform/connections.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { sentencesOf, useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { shownConnection } from '#screens/platform/wiring/connections.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PlugIcon } from '#ui/icons.ts'
import { Refusable } from '#ui/Refusable.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ConnectionFacts } from './ConnectionFacts.tsx'

interface ConnectionCardProps {
  resource: Resource
  id: number
  /** Something is typed that is not saved. */
  unsaved: boolean
  /** What it is, as it is stored. */
  adapter?: string
}

/** How a connection stands, beside its form: whether it is the one in use, when it last worked, why it failed, and the button that tries it. */
export function ConnectionCard({ resource, id, unsaved, adapter = '' }: ConnectionCardProps) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const actor = useActorRef(shownConnection, { input: { query: { resource, id, test: false } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure, query } = context
  const refusals = useShown([
    ...broken([permitted], { holder, gate: { codes: resource.codes.edit } }),
    ...broken([savedBefore], { unsaved }),
    ...broken([callsSomebody], { adapter }),
  ])
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'connections.state', message: 'Bağlantının durumu' })}
      actions={
        <Refusable
          icon={PlugIcon}
          refusals={refusals}
          busy={value === 'loading' && query.test}
          onPress={() => actor.send({ type: 'SHOW', query: { resource, id, test: true } })}
        >
          {i18n._(/*i18n*/ { id: 'connections.test', message: 'Bağlantıyı dene' })}
        </Refusable>
      }
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, query.test ? 'notSent' : 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {value !== 'failed' && (data ? <ConnectionFacts shown={data} /> : <Skeleton shape="form" rows={1} />)}
    </Section>
  )
}
