import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useSearch } from 'wouter'
import type { FlowKind, RecordFlow } from '#api/contract/platform/flow.ts'
import { flows } from '#api/registry/flow-kinds.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { lives } from '#screens/lives.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { recordFlow } from '#screens/platform/wiring/flow.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RetryIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './flow.module.css'
import { whyAskedIn } from './flow-address.ts'
import { RecordWay } from './RecordWay.tsx'

/** Why a record does not go further: what must happen first, what was tried in vain, and which way it came: `/statecharts/why?kind=orders&id=7`. */
export default function WhyPage() {
  const asked = whyAskedIn(useSearch())
  return asked ? <Why key={`${asked.kind} ${asked.id}`} {...asked} /> : <None />
}

function Why({ kind, id }: { kind: FlowKind; id: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(recordFlow, { input: { query: { kind, id } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  if (failure?.kind === 'notFound') return <None />
  const flow = flows.find((one) => one.kind === kind)
  const label = data?.records.find((one) => one.kind === kind)?.label
  const path = flow?.path?.(id)
  return (
    <Page
      title={
        flow && label !== undefined
          ? i18n._(
              /*i18n*/ {
                id: 'why.of',
                message: 'Neden ilerlemiyor: {one} {label}',
                values: { one: i18n._(flow.one), label },
              },
            )
          : undefined
      }
      actions={
        data && (
          <>
            <IconButton
              icon={RetryIcon}
              label={i18n._(/*i18n*/ { id: 'why.refresh', message: 'Yenile' })}
              busy={value === 'loading'}
              onPress={() => actor.send({ type: 'REFRESH' })}
            />
            {path && (
              <ButtonLink href={path} variant="primary">
                {i18n._(/*i18n*/ { id: 'why.open', message: 'Kaydı aç' })}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {value === 'failed' && failure ? (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      ) : data ? (
        <Told kind={kind} id={id} flow={data} />
      ) : (
        <Skeleton shape="form" rows={6} />
      )}
    </Page>
  )
}

function Told({ kind, id, flow: { records } }: { kind: FlowKind; id: number; flow: RecordFlow }) {
  const Now = lives[kind]
  const order_id = records.find((one) => one.kind === kind && one.id === id)?.order_id ?? null
  return (
    <div className={styles.told}>
      {Now && (
        <Suspense fallback={<Skeleton shape="form" rows={3} />}>
          <Now id={id} order_id={order_id} />
        </Suspense>
      )}
      {records.map((record) => (
        <RecordWay key={`${record.kind} ${record.id}`} record={record} own={record.kind === kind} />
      ))}
    </div>
  )
}

function None() {
  const { i18n } = useLingui()
  return (
    <Page>
      <EmptyState
        title={i18n._(/*i18n*/ { id: 'why.none', message: 'Böyle bir kayıt yok, ya da ona bakma yetkiniz yok.' })}
      />
    </Page>
  )
}
