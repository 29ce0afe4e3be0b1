import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { matchPage } from '#screens/catalog/wiring/product-matches.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { BulkActions, Fetch } from './BulkActions.tsx'
import { Compare } from './Compare.tsx'
import { MatchDialogs } from './MatchDialogs.tsx'
import { MatchSelection } from './MatchSelection.tsx'
import { useMatchColumns } from './match-columns.tsx'
import { useMatchUpdates } from './use-match-updates.ts'

/** What the marketplace lists for the shop beside what it is there: `/products/matches`. */
export default function ProductMatches() {
  const { i18n } = useLingui()
  const list = useOpenList('product-matches')
  const { actor, holder, may } = list
  const desk = useActorRef(matchPage, { input: { holder } })
  useMatchUpdates(desk, actor)
  const failure = useSelector(desk, ({ value, context }) => (value === 'unreachable' ? context.failure : null))
  const columns = useMatchColumns(desk, may.edit)
  if (failure)
    return (
      <Page wide>
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => desk.send({ type: 'RETRY' })}
        />
      </Page>
    )
  return (
    <ListPage
      list={list}
      columns={columns}
      actions={<BulkActions actor={desk} />}
      begin={<Fetch actor={desk} />}
      onOpen={(row) => desk.send({ type: 'COMPARE', record: row as unknown as Match })}
      selection={may.edit && <MatchSelection list={actor} actor={desk} />}
    >
      <Compare actor={desk} />
      <MatchDialogs actor={desk} />
    </ListPage>
  )
}
