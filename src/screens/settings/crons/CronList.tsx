import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { CronState } from '#api/contract/settings/crons.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { cronStates } from '#screens/settings/wiring/crons.ts'
import type { Column } from '#ui/data-table.ts'
import { cronLabels } from './cron-words.ts'
import { LastRun } from './LastRun.tsx'
import { NextRun } from './NextRun.tsx'

/** What runs by itself, when next, and how it went last: `/crons`. */
export default function CronList() {
  const list = useOpenList('crons')
  const shown = useSelector(
    list.actor,
    ({ context }) => context.rows?.map(({ id, version }) => `${id}.${version}`).join() ?? '',
  )
  const actor = useActorRef(cronStates, { input: { query: '' } })
  // What was switched runs at another time.
  useEffect(() => actor.send({ type: 'SHOW', query: shown }), [actor, shown])
  const states = useSelector(actor, ({ context }) => context.data?.rows)
  const columns = useRecordColumns(list.actor, list.resource)
  return <ListPage list={list} columns={useWithRuns(columns, states)} />
}

function useWithRuns(columns: readonly Column<ListedRecord>[], states: readonly CronState[] | undefined) {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    const stateOf = ({ id }: ListedRecord) => states?.find((state) => state.id === id) ?? null
    const next: Column<ListedRecord> = {
      id: 'next_at',
      header: i18n._(cronLabels.next),
      cell: (row) => <NextRun state={stateOf(row)} />,
      width: 240,
      matters: true,
    }
    const last: Column<ListedRecord> = {
      id: 'job',
      header: i18n._(cronLabels.last),
      cell: (row) => <LastRun state={stateOf(row)} />,
      width: 300,
      matters: true,
    }
    return [...columns, next, last]
  }, [columns, states, i18n, locale])
}
