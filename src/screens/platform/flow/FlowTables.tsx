import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { type FlowMap, fewestForMedian, fewestForTenth, type Wait, type Way } from '#api/contract/platform/flow.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { ruleAddress } from '#screens/platform/statecharts/search-places.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import styles from './flow.module.css'
import type { MapProps } from './map-props.ts'
import { useRecordsAt } from './use-records-at.ts'
import { Waited } from './Waited.tsx'

const heads = {
  state: /*i18n*/ { id: 'book.state', message: 'Durum' },
  left: /*i18n*/ { id: 'flow.left', message: 'Ayrılan' },
  median: /*i18n*/ { id: 'flow.median', message: 'Yarısı en çok' },
  tenth: /*i18n*/ { id: 'flow.tenth', message: 'Onda dokuzu en çok' },
  slowest: /*i18n*/ { id: 'flow.slowest', message: 'En yavaş onda bir' },
  from: /*i18n*/ { id: 'book.from', message: 'Nereden' },
  step: /*i18n*/ { id: 'flow.step', message: 'Adım' },
  to: /*i18n*/ { id: 'book.to', message: 'Nereye' },
  count: /*i18n*/ { id: 'flow.count', message: 'Kaç kez' },
  rule: /*i18n*/ { id: 'book.rule', message: 'Kural' },
}

/** How long records stood in each state before they left it, the longest first; of few of them only how many there were. */
export function WaitsTable({ query, map, words }: MapProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const recordsAt = useRecordsAt({ query, map })
  const columns = useMemo((): Column<Wait>[] => {
    void locale
    return [
      { id: 'state', header: i18n._(heads.state), cell: ({ state }) => words.state(state), matters: true },
      number('count', i18n._(heads.left), ({ count }) => i18n.number(count)),
      { ...number('median', i18n._(heads.median), ({ median }) => <Waited minutes={median} />), matters: true },
      { ...number('tenth', i18n._(heads.tenth), ({ tenth }) => <Waited minutes={tenth} />), matters: true },
      number('slowest', i18n._(heads.slowest), ({ state, tenth, slowest }) =>
        tenth === null ? (
          '–'
        ) : (
          <Counted href={recordsAt({ from: state, waited: tenth })}>{i18n.number(slowest)}</Counted>
        ),
      ),
    ]
  }, [recordsAt, words, i18n, locale])
  return (
    <>
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'flow.few',
            message:
              'Süreler, durumdan ayrılanlarındır. {median} kayıttan azında ortanca, {tenth} kayıttan azında onda bir söylenmez: birkaç kayıt ötekiler için bir şey göstermez.',
            values: { median: fewestForMedian, tenth: fewestForTenth },
          },
        )}
      </p>
      <DataTable<Wait>
        label={i18n._(/*i18n*/ { id: 'flow.waits', message: 'Nerede bekliyor' })}
        columns={columns}
        rows={map.waits}
        rowKey={({ state }) => state}
        rowName={({ state }) => words.state(state)}
        height="content"
        still
      />
    </>
  )
}

/** The same as the picture, in words. */
export function WaysTable({ query, map, words }: MapProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const rows = useMemo(() => map.ways.toSorted((one, other) => other.count - one.count), [map])
  const recordsAt = useRecordsAt({ query, map })
  const columns = useMemo((): Column<Way>[] => {
    void locale
    const counted = ({ from, event, to, count }: Way) => (
      <Counted href={recordsAt({ from, event, to })}>{i18n.number(count)}</Counted>
    )
    return [
      {
        id: 'from',
        header: i18n._(heads.from),
        cell: ({ from }) => (from === null ? '–' : words.state(from)),
        matters: true,
      },
      { id: 'step', header: i18n._(heads.step), cell: ({ event }) => words.step(event) },
      { id: 'to', header: i18n._(heads.to), cell: ({ to }) => words.state(to), matters: true },
      { ...number('count', i18n._(heads.count), counted), matters: true },
    ]
  }, [recordsAt, words, i18n, locale])
  return (
    <DataTable<Way>
      label={i18n._(/*i18n*/ { id: 'flow.ways', message: 'Yollar' })}
      columns={columns}
      rows={rows}
      rowKey={({ from, event, to }) => `${from} ${event} ${to}`}
      rowName={({ event, to }) => `${words.step(event)} → ${words.state(to)}`}
      height="content"
    />
  )
}

type Refused = NonNullable<FlowMap['refused']>[number]

/** The rules that refused most, each with the step that it kept. */
export function RefusedTable({ map: { refused }, words }: MapProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const columns = useMemo((): Column<Refused>[] => {
    void locale
    return [
      { id: 'rule', header: i18n._(heads.rule), cell: ({ rule }) => sentenceOf(i18n, { id: rule }), matters: true },
      { id: 'step', header: i18n._(heads.step), cell: ({ event }) => words.step(event), width: 220 },
      {
        ...number('count', i18n._(heads.count), ({ rule, count }) => (
          <Link href={ruleAddress(rule)}>{i18n.number(count)}</Link>
        )),
        matters: true,
      },
    ]
  }, [words, i18n, locale])
  if (refused === null)
    return (
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'flow.refused_by_carrier',
            message: 'Reddedilen denemeler kargo yöntemine göre ayrılmaz; görmek için kargo süzgecini kaldırın.',
          },
        )}
      </p>
    )
  if (refused.length === 0)
    return (
      <p className={styles.note}>
        {i18n._(/*i18n*/ { id: 'flow.none_refused', message: 'Bu günlerde hiçbir kural bir adımı reddetmedi.' })}
      </p>
    )
  return (
    <DataTable<Refused>
      label={i18n._(/*i18n*/ { id: 'flow.refused', message: 'Kurallar nerede reddetti' })}
      columns={columns}
      rows={refused}
      rowKey={({ rule, event }) => `${rule} ${event}`}
      rowName={({ rule }) => sentenceOf(i18n, { id: rule })}
      height="content"
      still
    />
  )
}

/** A number that leads to the records that it counts, for whoever may see them. */
function Counted({ href, children }: { href: string | null; children: string }) {
  return href === null ? children : <Link href={href}>{children}</Link>
}

function number<Row extends object>(id: string, header: string, cell: Column<Row>['cell']): Column<Row> {
  return { id, header, cell, width: 150, align: 'right' }
}
