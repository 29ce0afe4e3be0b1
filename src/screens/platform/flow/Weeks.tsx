import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { FlowWeeksQuery } from '#api/contract/platform/flow.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { flowWeeks } from '#screens/platform/wiring/flow.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { MapProps } from './map-props.ts'
import { WeeksTable } from './WeeksTable.tsx'

/** The last weeks beside each other, whatever days the map is of. They are asked for by themselves, and fail by themselves. */
export function Weeks({ query, words }: Pick<MapProps, 'query' | 'words'>) {
  const { period: _, from: __, to: ___, ...narrowed } = query
  return <WeeksOf key={JSON.stringify(narrowed)} query={narrowed} words={words} />
}

function WeeksOf({ query, words }: { query: FlowWeeksQuery; words: MapProps['words'] }) {
  const { i18n } = useLingui()
  const actor = useActorRef(flowWeeks, { input: { query } })
  const { data, failure, query: shown } = useSelector(actor, ({ context }) => context)
  if (data?.weeks.every(({ ways }) => ways.length === 0)) return null
  return (
    <Section title={i18n._(/*i18n*/ { id: 'flow.weeks', message: 'Son haftalar' })}>
      {data ? (
        <WeeksTable query={shown} words={words} weeks={data.weeks} />
      ) : failure ? (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      ) : (
        <Skeleton shape="table" rows={4} />
      )}
    </Section>
  )
}
