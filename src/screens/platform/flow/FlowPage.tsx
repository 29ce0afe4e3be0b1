import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import type { FlowMap, FlowQuery } from '#api/contract/platform/flow.ts'
import { flows, flowsFor } from '#api/registry/flow-kinds.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import tabs from '#screens/platform/records/tabs.module.css'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { flowMap } from '#screens/platform/wiring/flow.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FlowFilters } from './FlowFilters.tsx'
import { FlowMapView } from './FlowMapView.tsx'
import styles from './flow.module.css'
import { flowAddress, flowAskedIn } from './flow-address.ts'
import { useChartWords } from './use-chart-words.ts'
import { Weeks } from './Weeks.tsx'

/** Where the records of the shop go, where they wait, and what refuses them: `/statecharts/flow`. */
export default function FlowPage() {
  const { i18n } = useLingui()
  const mine = flowsFor(useHolder())
  const query = flowAskedIn(useSearch())
  const flow = mine.find(({ kind }) => kind === query.kind)
  const codes = flows.find(({ kind }) => kind === query.kind)?.codes ?? []
  return (
    <Page wide>
      <nav className={tabs.tabs} aria-label={i18n._(/*i18n*/ { id: 'flow.title', message: 'Süreç haritası' })}>
        {mine.map(({ kind, title }) => (
          <Link
            key={kind}
            tone="quiet"
            className={tabs.tab}
            href={flowAddress({ ...withoutTrade(query), kind })}
            {...(kind === query.kind ? { 'aria-current': 'page' } : {})}
          >
            {i18n._(title)}
          </Link>
        ))}
      </nav>
      {flow ? (
        <MapOf key={query.kind} query={query} />
      ) : (
        <EmptyState
          title={i18n._(
            /*i18n*/ {
              id: 'flow.no_access',
              message: 'Bu haritayı görmek için {code} numaralı yetki gerekir.',
              values: { code: codes[0] },
            },
          )}
        />
      )}
    </Page>
  )
}

/** What stays when another kind is looked at: the days, and who. */
function withoutTrade({ channel: _, carrier: __, ...query }: FlowQuery): FlowQuery {
  return query
}

function MapOf({ query }: { query: FlowQuery }) {
  const { i18n } = useLingui()
  const actor = useActorRef(flowMap, { input: { query } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const words = useChartWords(query.kind)
  const asked = flowAddress(query)
  useEffect(
    function followAddress() {
      const next = flowAskedIn(asked.split('?')[1] ?? '')
      if (asked !== flowAddress(actor.getSnapshot().context.query)) actor.send({ type: 'SHOW', query: next })
    },
    [actor, asked],
  )
  const { data, failure } = context
  if (value === 'failed' && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  return (
    <>
      <FlowFilters query={query} map={data} />
      {data ? (
        <div className={styles.parts} aria-busy={value === 'loading'}>
          {isEmpty(data) ? (
            <EmptyState title={i18n._(/*i18n*/ { id: 'flow.nothing', message: 'Bu günlerde hiçbir adım atılmadı.' })} />
          ) : (
            <FlowMapView query={context.query} map={data} words={words} />
          )}
        </div>
      ) : (
        <Skeleton shape="form" rows={6} />
      )}
      <div className={styles.parts}>
        <Weeks query={query} words={words} />
      </div>
    </>
  )
}

function isEmpty({ ways, refused }: FlowMap): boolean {
  return ways.length === 0 && (refused ?? []).length === 0
}
