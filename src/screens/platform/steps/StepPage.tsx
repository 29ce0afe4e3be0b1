import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { ListName } from '#api/registry/lists.ts'
import { listPath, type Resource } from '#api/resources/platform/resource.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import { WhyLink } from '#screens/platform/flow/WhyLink.tsx'
import { WhyOf } from '#screens/platform/flow/WhyOf.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { RecordMissing } from '#screens/platform/records/FormStates.tsx'
import { Neighbours } from '#screens/platform/records/Neighbours.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RetryIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SendingDialogs } from './SendingDialogs.tsx'

interface StepPageProps<Of extends StepPageTypes> {
  actor: Actor<StepPageMachine<Of>>
  /** The list that it was opened from, and its id there. */
  list: Pick<Resource, 'name' | 'path' | 'title'>
  id: number
  title: (record: Of['record']) => string
  /** Where the record stands, beside its title. */
  state: (record: Of['record']) => ReactNode
  /** Its buttons, the main one last. */
  steps: (record: Of['record']) => ReactNode
  /** What looking at it anew is called, and what is told of a step that was not taken. */
  refresh: Says
  notTaken: Says
  children: (record: Of['record']) => ReactNode
}

/** The page of a record with a chart: opened or not there, where it stands, what may be done with it, and what became of that. */
export function StepPage<Of extends StepPageTypes>({
  actor,
  list,
  id,
  refresh,
  notTaken,
  ...shown
}: StepPageProps<Of>) {
  const { i18n } = useLingui()
  const { value, record, failure } = useSelector(
    actor,
    ({ value, context: { record, failure } }) => ({
      ...{ value: value as string, record: record as Of['record'] | null, failure },
    }),
    sameParts,
  )
  if (value === 'missing') return <RecordMissing list={listPath(list)} title={i18n._(list.title)} />
  return (
    <WhyOf of={list.name} id={id}>
      <Page
        title={record ? shown.title(record) : undefined}
        aside={record && <span role="status">{shown.state(record)}</span>}
        actions={
          record &&
          value !== 'unreachable' && (
            <>
              <Neighbours list={list.name as ListName} id={id} />
              <WhyLink of={list.name} id={id} />
              <IconButton
                icon={RetryIcon}
                label={i18n._(refresh)}
                busy={value === 'opening'}
                onPress={() => actor.send({ type: 'REFRESH' })}
              />
              {shown.steps(record)}
            </>
          )
        }
      >
        {value === 'unreachable' && failure && (
          <ErrorState
            title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
            onRetry={() => actor.send({ type: 'RETRY' })}
          />
        )}
        {value === 'opening' && !record && <Skeleton shape="form" rows={3} />}
        {record && value !== 'unreachable' && shown.children(record)}
        <SendingDialogs actor={actor} at={value} failure={failure} title={i18n._(notTaken)} act="notUpdated" />
      </Page>
    </WhyOf>
  )
}

function sameParts(before: object, now: object): boolean {
  const was = new Map(Object.entries(before))
  return Object.entries(now).every(([name, value]) => was.get(name) === value)
}
