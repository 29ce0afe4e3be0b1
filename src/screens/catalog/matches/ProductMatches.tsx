import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { told } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { matchDesk } from '#screens/catalog/wiring/product-matches.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { queryIn } from '#screens/platform/records/address.ts'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import styles from '#screens/platform/records/list.module.css'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Compare } from './Compare.tsx'
import { Fetch, ManyActs } from './ManyActs.tsx'
import { MatchDialogs } from './MatchDialogs.tsx'
import { MatchSelection } from './MatchSelection.tsx'
import { useMatchColumns } from './match-columns.tsx'
import { useMatchNews } from './use-match-news.ts'

const resource = productMatches as unknown as Resource

/** What the marketplace lists for the shop beside what it is there: `/products/matches`. */
export default function ProductMatches() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const list = useActorRef(recordList, { input: { resource: 'product-matches', holder, query } })
  const desk = useActorRef(matchDesk, { input: { holder } })
  useListAddress(list, resource)
  useMatchNews(desk, list)
  const may = permits(holder, productMatches.codes.edit)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : undefined))
  const failure = useSelector(desk, ({ value, context }) => (value === 'unreachable' ? context.failure : null))
  const look = useListLook(list, resource, useMatchColumns(desk, may))
  if (failure)
    return (
      <Page wide>
        <ErrorState
          title={sentencesOf(i18n, told(failure, 'notLoaded'))}
          onRetry={() => desk.send({ type: 'RETRY' })}
        />
      </Page>
    )
  return (
    <Page wide count={total} actions={<ManyActs actor={desk} />}>
      <div className={styles.list}>
        <ListBar actor={list} resource={resource} look={look} />
        <RecordTable
          actor={list}
          resource={resource}
          mayAdd={false}
          look={look}
          chooses={may}
          begin={<Fetch actor={desk} />}
          onOpen={(row) => desk.send({ type: 'COMPARE', row: row as unknown as Match })}
        />
        {may && <MatchSelection list={list} actor={desk} />}
      </div>
      <Compare actor={desk} />
      <MatchDialogs actor={desk} />
    </Page>
  )
}
