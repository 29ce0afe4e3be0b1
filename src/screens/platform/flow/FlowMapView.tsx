import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Way } from '#api/contract/platform/flow.ts'
import { Section } from '#ui/Section.tsx'
import { FlowPicture } from './FlowPicture.tsx'
import { RefusedTable, WaitsTable, WaysTable } from './FlowTables.tsx'
import styles from './flow.module.css'
import type { FlowEdge, FlowNode } from './flow-layout.ts'
import type { MapProps } from './map-props.ts'
import { useRecordsAt } from './use-records-at.ts'
import { useWaited } from './use-waited.ts'

/** Where what began there came from; no state is called so. The layout takes an empty name for none. */
const start = '(start)'
const thinnest = 1.5
const thickest = 11

/** The map: where records wait, which ways they take, and which rules keep them. */
export function FlowMapView(props: MapProps) {
  const { i18n } = useLingui()
  const label = i18n._(/*i18n*/ { id: 'flow.picture', message: 'Hangi yoldan kaç kayıt geçti' })
  return (
    <>
      <Section title={i18n._(/*i18n*/ { id: 'flow.waits', message: 'Nerede bekliyor' })}>
        <WaitsTable {...props} />
      </Section>
      <Section title={label}>
        <p className={styles.note}>
          {i18n._(
            /*i18n*/ {
              id: 'flow.total',
              message:
                '{count, plural, other {# adım.}} Çizgi ne kadar kalınsa o yoldan o kadar çok geçilmiştir. Sayıya basınca o yoldan geçen kayıtlar açılır; aynı yoldan birkaç kez geçen bir kayıt orada bir kez görünür.',
              values: { count: props.map.total },
            },
          )}
        </p>
        <Picture {...props} label={label} />
      </Section>
      <Section title={i18n._(/*i18n*/ { id: 'flow.ways', message: 'Yollar' })}>
        <WaysTable {...props} />
      </Section>
      <Section title={i18n._(/*i18n*/ { id: 'flow.refused', message: 'Kurallar nerede reddetti' })}>
        <RefusedTable {...props} />
      </Section>
    </>
  )
}

function Picture({ query, map, words, label }: MapProps & { label: string }) {
  const { i18n } = useLingui()
  const recordsAt = useRecordsAt({ query, map })
  const waited = useWaited()
  const { locale } = i18n
  const { nodes, edges } = useMemo(() => {
    void locale
    const known = new Set(map.ways.flatMap(({ from, to }) => [from ?? start, to]))
    const nodes = [start, ...words.order]
      .filter((name) => known.has(name))
      .map((name): FlowNode => {
        if (name === start)
          return { id: start, title: i18n._(/*i18n*/ { id: 'flow.start', message: 'Başlangıç' }), lines: [] }
        const wait = map.waits.find(({ state }) => state === name)
        const middle = wait?.median ?? null
        const said =
          middle === null
            ? []
            : [i18n._(/*i18n*/ { id: 'flow.half', message: 'yarısı ≤ {time}', values: { time: waited(middle) } })]
        return { id: name, title: words.state(name), lines: said }
      })
    return { nodes, edges: edgesOf() }

    function edgesOf(): FlowEdge[] {
      const drawn = [...Map.groupBy(map.ways, ({ from, to }) => `${from ?? start} ${to}`).values()]
      const counts = drawn.map((ways) => ways.reduce((sum, { count }) => sum + count, 0))
      const most = Math.max(1, ...counts)
      return drawn.flatMap((ways, at): FlowEdge[] => {
        const [{ from, to } = { from: null, to: '' }] = ways
        // What stays where it is, or is no state of the chart any more, has no line.
        if (from === to || ![from ?? start, to].every((name) => nodes.some(({ id }) => id === name))) return []
        const count = counts[at] ?? 0
        const href = recordsAt({ from, to })
        return [
          {
            ...{ from: from ?? start, to, label: i18n.number(count) },
            name: `${nameOf(ways)}: ${i18n.number(count)}`,
            width: thinnest + (thickest - thinnest) * Math.sqrt(count / most),
            ...(href === null ? {} : { href }),
          },
        ]
      })
    }

    function nameOf([way]: readonly Way[]): string {
      if (!way) return ''
      return way.from === null ? words.state(way.to) : `${words.state(way.from)} → ${words.state(way.to)}`
    }
  }, [recordsAt, map, words, waited, i18n, locale])
  return <FlowPicture label={label} nodes={nodes} edges={edges} />
}
