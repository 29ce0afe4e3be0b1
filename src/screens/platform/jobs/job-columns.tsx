import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { byItself, jobStateSays } from '#api/registry/job-words.ts'
import { jobs } from '#api/registry/jobs.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { Counts } from './Counts.tsx'
import { stateTones, titleOfJob } from './job-words.ts'
import { jobIn, useLatest } from './use-latest-jobs.ts'

/** What was done by whom and when, how far it is, and what came of it. */
export function useJobColumns(): readonly Column<ListedRecord>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo((): Column<ListedRecord>[] => {
    void locale
    const label = (key: keyof typeof jobs.fields) => i18n._(jobs.fields[key].label)
    return [
      { id: 'title', header: label('title'), cell: (row) => <Title row={row} />, matters: true },
      {
        id: 'state',
        header: label('state'),
        cell: (row) => <State row={row} />,
        width: 130,
        matters: true,
        sort: true,
      },
      { id: 'result', header: label('result'), cell: (row) => <Result row={row} />, width: 390, matters: true },
      { id: 'user_id', header: label('user_id'), cell: (row) => jobIn(row).user || i18n._(byItself), width: 140 },
      {
        id: 'created_at',
        header: label('created_at'),
        cell: (row) => moment(i18n, jobIn(row).created_at),
        width: 165,
        sort: true,
      },
      { id: 'finished_at', header: label('finished_at'), cell: (row) => <Ended row={row} />, width: 165, sort: true },
      { id: 'duration', header: label('duration'), cell: (row) => <Duration row={row} />, width: 120 },
    ]
  }, [i18n, locale])
}

function Title({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  return (
    <Link tone="quiet" href={`/jobs/${row.id}`}>
      {titleOfJob(i18n, jobIn(row))}
    </Link>
  )
}

function State({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const { state } = useLatest(row)
  return <StatusDot tone={stateTones[state]}>{i18n._(jobStateSays[state])}</StatusDot>
}

function Result({ row }: { row: ListedRecord }) {
  return <Counts job={useLatest(row)} />
}

function Ended({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const { finished_at } = useLatest(row)
  return finished_at === null ? null : moment(i18n, finished_at)
}

/** How long it took, in its two largest units: `1 sa 5 dk`. */
function Duration({ row }: { row: ListedRecord }) {
  const { i18n } = useLingui()
  const { created_at, finished_at } = useLatest(row)
  if (finished_at === null) return null
  const seconds = Math.max(0, Math.round((Date.parse(finished_at) - Date.parse(created_at)) / 1000))
  const parts = [
    { unit: 'hour', count: Math.floor(seconds / 3600) },
    { unit: 'minute', count: Math.floor(seconds / 60) % 60 },
    { unit: 'second', count: seconds % 60 },
  ] as const
  const first = parts.findIndex(({ count }) => count > 0)
  const shownParts = first < 0 ? parts.slice(2) : parts.slice(first, first + 2).filter(({ count }) => count > 0)
  return shownParts.map(({ unit, count }) => formatsOf(i18n).duration(count, unit)).join(' ')
}

function moment(i18n: I18n, time: string): string {
  return formatsOf(i18n).moment(time)
}
