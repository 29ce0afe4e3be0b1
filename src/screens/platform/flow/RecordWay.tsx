import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Passed, RecordFlow } from '#api/contract/platform/flow.ts'
import { flows } from '#api/registry/flow-kinds.ts'
import { formatsOf, useFormats } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { ruleAddress } from '#screens/platform/statecharts/search-places.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { FlowPicture } from './FlowPicture.tsx'
import styles from './flow.module.css'
import type { FlowEdge, FlowNode } from './flow-layout.ts'
import { PassedChart } from './PassedChart.tsx'
import { type ChartWords, useChartWords } from './use-chart-words.ts'
import { Waited } from './Waited.tsx'

type Way = RecordFlow['records'][number]

/** One record's way: what was tried of it in vain, and the states that it passed, with their times and people. */
export function RecordWay({ record, own }: { record: Way; own: boolean }) {
  const { i18n } = useLingui()
  const words = useChartWords(record.kind)
  const flow = flows.find(({ kind }) => kind === record.kind)
  const title = [flow && i18n._(flow.one), record.label].filter(Boolean).join(' ')
  return (
    <Section title={title}>
      <div className={styles.told}>
        {(own || record.refused.length > 0) && <Tries record={record} words={words} />}
        <Path record={record} words={words} title={title} own={own} />
      </div>
    </Section>
  )
}

interface PartProps {
  record: Way
  words: ChartWords
}

/** What a rule refused: which step, when, whom, and with which sentence. */
function Tries({ record: { refused }, words }: PartProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  if (refused.length === 0)
    return (
      <p className={styles.note}>
        {i18n._(/*i18n*/ { id: 'why.no_tries', message: 'Bu kayıtta hiçbir kural bir adımı reddetmedi.' })}
      </p>
    )
  return (
    <ul className={styles.tries} aria-label={i18n._(/*i18n*/ { id: 'why.tries', message: 'Reddedilen denemeler' })}>
      {refused.map(({ id, rule, about, event, at, user, count }) => (
        <li key={id} className={styles.try}>
          <strong>{words.step(event)}</strong>
          <div>
            <Link href={ruleAddress(rule)} tone="quiet">
              {sentenceOf(i18n, { id: rule, ...(about ? { about } : {}) })}
            </Link>
          </div>
          <div className={styles.when}>
            {[
              format.moment(at),
              user,
              ...(count > 1
                ? [i18n._(/*i18n*/ { id: 'why.times', message: '{count, plural, other {# kez}}', values: { count } })]
                : []),
            ].join(' · ')}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The states that it passed, drawn and as a table. */
function Path({ record, words, title, own }: PartProps & { title: string; own: boolean }) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const picture = useMemo(() => {
    void locale
    return pictureOf(record, words, (at) => formatsOf(i18n).moment(at))
  }, [record, words, i18n, locale])
  const columns = useMemo((): Column<Passed>[] => {
    void locale
    return [
      {
        id: 'at',
        header: i18n._(/*i18n*/ { id: 'order_steps.at', message: 'Ne zaman' }),
        cell: ({ at }) => formatsOf(i18n).moment(at),
        width: 180,
        matters: true,
      },
      {
        id: 'step',
        header: i18n._(/*i18n*/ { id: 'flow.step', message: 'Adım' }),
        cell: ({ event }) => words.step(event),
      },
      {
        id: 'to',
        header: i18n._(/*i18n*/ { id: 'book.to', message: 'Nereye' }),
        cell: ({ to }) => words.state(to),
        matters: true,
      },
      {
        id: 'user',
        header: i18n._(/*i18n*/ { id: 'order_steps.user', message: 'Kim' }),
        cell: ({ user }) => user,
      },
      {
        id: 'minutes',
        header: i18n._(/*i18n*/ { id: 'why.waited', message: 'Önceki durumda bekledi' }),
        cell: ({ minutes }) => <Waited minutes={minutes} />,
        width: 190,
        align: 'right',
      },
    ]
  }, [words, i18n, locale])
  if (record.passed.length === 0)
    return (
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'why.no_path',
            message: 'Geçtiği yol tutulmamış; şu an: {state}.',
            values: { state: words.state(record.state) },
          },
        )}
      </p>
    )
  const label = i18n._(/*i18n*/ { id: 'why.path', message: '{title}: geçtiği yol', values: { title } })
  return (
    <>
      {own ? <PassedChart record={record} /> : <FlowPicture label={label} {...picture} />}
      <DataTable<Passed>
        label={label}
        columns={columns}
        rows={record.passed}
        rowKey={({ id }) => String(id)}
        rowName={({ event, to }) => `${words.step(event)} → ${words.state(to)}`}
        height="content"
      />
    </>
  )
}

/** Each state that it stood in with when it came there last and who brought it; each way with how often it was taken. */
function pictureOf(
  { passed, state }: Way,
  words: ChartWords,
  moment: (at: string) => string,
): { nodes: FlowNode[]; edges: FlowEdge[] } {
  const last = new Map(passed.map((step) => [step.to, step]))
  const names = [...new Set(passed.flatMap(({ from, to }) => (from === null ? [to] : [from, to])))]
  const ways = Map.groupBy(
    passed.filter(({ from, to }) => from !== null && from !== to),
    ({ from, to }) => `${from} ${to}`,
  )
  return {
    nodes: names.map((id) => {
      const came = last.get(id)
      return { id, title: words.state(id), lines: came ? [moment(came.at), came.user] : [], lit: id === state }
    }),
    edges: [...ways.values()].flatMap(([step, ...again]) => {
      if (!step?.from) return []
      const label = again.length > 0 ? `${words.step(step.event)} × ${again.length + 1}` : words.step(step.event)
      return [{ from: step.from, to: step.to, label, name: label, width: 2 }]
    }),
  }
}
