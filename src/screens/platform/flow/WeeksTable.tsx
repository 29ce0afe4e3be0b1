import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { FlowWeeks, FlowWeeksQuery, Way } from '#api/contract/platform/flow.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import type { MapProps } from './map-props.ts'
import { useRecordsIn } from './use-records-at.ts'
import { weekNumber } from './weeks.ts'

/** As many ways as are told, those that most went. */
const most = 10

const keyOf = ({ from, event, to }: Way) => `${from} ${event} ${to}`

interface WeeksTableProps extends FlowWeeks {
  query: FlowWeeksQuery
  words: MapProps['words']
}

/** How many went each way in each of the last weeks, whatever days the map is of. */
export function WeeksTable({ query, words, weeks }: WeeksTableProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const recordsAt = useRecordsIn(query)
  const counts = useMemo(() => weeks.map(({ ways }) => new Map(ways.map((way) => [keyOf(way), way.count]))), [weeks])
  const rows = useMemo(() => {
    const ways = [...new Map(weeks.flatMap(({ ways }) => ways.map((way) => [keyOf(way), way]))).values()]
    const whole = (way: Way) => counts.reduce((sum, week) => sum + (week.get(keyOf(way)) ?? 0), 0)
    return ways.toSorted((one, other) => whole(other) - whole(one)).slice(0, most)
  }, [weeks, counts])
  const columns = useMemo((): Column<Way>[] => {
    void locale
    const name = ({ from, event, to }: Way) =>
      `${from === null ? '' : `${words.state(from)} → `}${words.state(to)} (${words.step(event)})`
    return [
      {
        id: 'way',
        header: i18n._(/*i18n*/ { id: 'flow.way', message: 'Yol' }),
        cell: name,
        matters: true,
      },
      ...weeks.map(
        (week, at): Column<Way> => ({
          id: week.first,
          header: weekNumber(i18n, week),
          cell: (way) => {
            const count = counts[at]?.get(keyOf(way)) ?? 0
            const href = count > 0 ? recordsAt(way, week) : null
            return href === null ? i18n.number(count) : <Link href={href}>{i18n.number(count)}</Link>
          },
          width: 110,
          align: 'right',
          matters: at === weeks.length - 1,
        }),
      ),
    ]
  }, [weeks, counts, recordsAt, words, i18n, locale])
  return (
    <DataTable<Way>
      label={i18n._(/*i18n*/ { id: 'flow.weeks', message: 'Son haftalar' })}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={({ event, to }) => `${words.step(event)} → ${words.state(to)}`}
      height="content"
      still
    />
  )
}
